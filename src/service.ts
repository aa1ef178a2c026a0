import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { AppOverrides } from './app.ts'
import { JobRecord } from './base/work.ts'
import type { Settings } from './config/settings.ts'
import type { AppContext } from './context.ts'
import { ChangeListener } from './database/changes/change-listener.ts'
import { ownChangesOnly, TableVersions } from './database/changes/changes.ts'
import { openDatabase } from './database/database.ts'
import type { Clock } from './domain/clock.ts'
import { startHousekeeping } from './housekeeping.ts'
import { startTracing } from './http/observability/tracing.ts'
import type { CreatedAdmin } from './identity/admin.ts'
import { createAuth } from './identity/auth.ts'
import { loadSecrets } from './identity/secrets/secrets.ts'
import { createRateLimitStore } from './limits/store.ts'
import { startScheduler } from './resources/posts/schedule.ts'

export interface Service {
  readonly app: FastifyInstance
  readonly context: AppContext
  /** The administrator that this very start created; undefined when there were users already. */
  readonly createdAdmin: CreatedAdmin | undefined
  /** Finishes the requests in flight, then closes all that was opened. */
  close(): Promise<void>
}

export interface ServiceOptions extends Omit<AppOverrides, 'tracing'> {
  /** Whether spans are sent to OpenTelemetry. */
  readonly traces?: boolean
  /** Unset: the time of the database, which is the same for all replicas. */
  readonly clock?: Clock
}

/** Opens what the service needs, in order, and closes in reverse; what fails half-way leaves nothing open. */
export async function openService(
  settings: Settings,
  log: FastifyBaseLogger,
  { clock: given, traces = false, ...replaced }: ServiceOptions = {},
): Promise<Service> {
  const closers: (() => unknown)[] = []
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const tracing = traces ? await startTracing(settings.replicaName, log) : undefined
    closers.push(() => tracing?.close())
    const secrets = await loadSecrets(settings, log)
    // its triggers know this name: the changes of these sessions are passed on (change-reader.ts)
    const opening = openDatabase(settings, log, 'cms-api service')
    // the app is loaded while the database opens, in its thread or on its server
    closers.push(async () => (await opening.catch(() => undefined))?.close())
    const [database, { buildApp }] = await Promise.all([opening, import('./app.ts')])
    const rateLimitStore = await createRateLimitStore(settings, log)
    closers.push(() => rateLimitStore.close())
    const clock = given ?? database.clock
    const listenAt = settings.databaseDirectUrl ?? settings.databaseUrl
    const changes = listenAt ? new ChangeListener(listenAt, database.server, log) : ownChangesOnly
    closers.push(() => changes.close())
    const dependencies = { settings, clock, secrets, rateLimitStore, log }
    const auth = await createAuth({ ...dependencies, prisma: database.prisma, changes })
    closers.push(() => auth.close())
    const versions = new TableVersions(changes)
    const jobs = { housekeeping: new JobRecord(), scheduler: new JobRecord() }
    const context: AppContext = { ...dependencies, database, versions, auth, jobs }
    closers.push(startHousekeeping(context))
    closers.push(startScheduler(context))
    const app = await buildApp(context, { ...replaced, tracing })
    closers.push(() => app.close())
    // last, because a password that is made here must reach the operator
    const createdAdmin = await auth.ensureAdmin()
    return { app, context, createdAdmin, close }
  } catch (error) {
    await close()
    throw error
  }
}
