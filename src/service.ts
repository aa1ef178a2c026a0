import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AppOverrides } from './app.ts'
import { JobRecord } from './base/work.ts'
import type { Settings } from './config/settings.ts'
import type { AppContext } from './context.ts'
import { ChangeListener } from './database/changes/change-listener.ts'
import { TableVersions } from './database/changes/changes.ts'
import { EventTail } from './database/changes/event-tail.ts'
import { readOwnChanges } from './database/changes/own-changes.ts'
import { openDatabase } from './database/database.ts'
import { Load } from './delivery/load.ts'
import { DeliveryWorker } from './delivery/worker.ts'
import type { Clock } from './domain/clock.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startTracing } from './http/observability/tracing.ts'
import type { CreatedAdmin } from './identity/admin.ts'
import { createAuth } from './identity/auth.ts'
import { loadSecrets } from './identity/secrets/secrets.ts'
import { Pictures } from './images/pictures.ts'
import { createRateLimitStore } from './limits/store.ts'
import { startFanOut } from './resources/events/fan-out.ts'
import { startScheduler } from './resources/posts/schedule.ts'
import { openStorage } from './storage/storage.ts'

export interface Service {
  readonly app: FastifyInstance
  readonly context: AppContext
  /** The administrator that this start created; undefined if there were users already. */
  readonly createdAdmin: CreatedAdmin | undefined
  /** Finishes the requests in flight, then closes everything that was opened. */
  close(): Promise<void>
}

export interface ServiceOptions extends Omit<AppOverrides, 'tracing'> {
  /** Whether spans are sent to OpenTelemetry. */
  readonly traces?: boolean
  /** By default, the time of the database, which is the same for all replicas. */
  readonly clock?: Clock
}

/** Opens the parts of the service in order; closes them in reverse, also if one of them fails to open. */
export async function openService(
  settings: Settings,
  log: FastifyBaseLogger,
  { clock: given, traces = false, ...replaced }: ServiceOptions = {},
): Promise<Service> {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  /** Closes a part together with the service. */
  const closing = <Part extends { close(): unknown }>(part: Part): Part => {
    closers.push(() => part.close())
    return part
  }
  try {
    const tracing = traces ? await startTracing(settings.replicaName, log) : undefined
    closers.push(() => tracing?.close())
    const secrets = await loadSecrets(settings, log)
    // the triggers know this name: they announce the changes of these sessions (change-reader.ts)
    const opening = openDatabase(settings, log, 'cms-api service')
    // the app is loaded while the database opens, in its thread or on its server
    closers.push(async () => (await opening.catch(() => undefined))?.close())
    const [database, { buildApp }] = await Promise.all([opening, import('./app.ts')])
    const rateLimitStore = closing(await createRateLimitStore(settings, log))
    const clock = given ?? database.clock
    const listenAt = settings.databaseDirectUrl ?? settings.databaseUrl
    const changes = closing(
      listenAt ? new ChangeListener(listenAt, database.server, log) : readOwnChanges(database, log),
    )
    const dependencies = { settings, clock, secrets, rateLimitStore, log }
    const auth = closing(await createAuth({ ...dependencies, prisma: database.prisma, changes }))
    const versions = new TableVersions(changes)
    const storage = closing(await openStorage(settings))
    const pictures = closing(new Pictures(log))
    const media = { storage, pictures, types: settings.mediaTypes, linkKey: secrets.mediaLinkKey }
    const jobs = {
      housekeeping: new JobRecord(),
      scheduler: new JobRecord(),
      delivery: new JobRecord(),
      events: new JobRecord(),
    }
    const load = closing(new Load(database))
    const sending = { key: secrets.webhookKey, privateHosts: settings.webhookPrivateHosts }
    const queue = { prisma: database.prisma, isOnly: database.kind === 'embedded', job: jobs.delivery }
    const deliveries = closing(new DeliveryWorker({ ...queue, ...sending, clock, log, load }))
    const webhooks = { deliveries, ...sending }
    const events = closing(new EventTail(database.select, changes))
    const parts = { database, versions, auth, media, jobs, load, deliveries, webhooks, events }
    const context: AppContext = { ...dependencies, ...parts }
    closers.push(startFanOut(context, changes))
    closers.push(startHousekeeping(context))
    closers.push(startScheduler(context))
    const app = closing(await buildApp(context, { ...replaced, tracing }))
    // last, because a password that is generated here must reach the operator
    const createdAdmin = await auth.ensureAdmin()
    return { app, context, createdAdmin, close }
  } catch (error) {
    await close()
    throw error
  }
}
