import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import { buildApp } from './app.ts'
import type { CreatedAdmin } from './auth/admin.ts'
import { createAuth } from './auth/auth.ts'
import { loadSecrets } from './auth/secrets.ts'
import type { Settings } from './config/settings.ts'
import { type AppContext, type Clock, systemClock } from './context.ts'
import type { Handlers } from './contract/handler.ts'
import { openDatabase } from './database/database.ts'
import { startHousekeeping } from './housekeeping.ts'
import { createRateLimitStore } from './http/rate-limit-store.ts'
import type { Timeouts } from './http/server.ts'
import { startScheduler } from './scheduler.ts'

export interface Service {
  readonly app: FastifyInstance
  readonly context: AppContext
  /** The administrator that this very start created; undefined when there were users already. */
  readonly createdAdmin: CreatedAdmin | undefined
  /** Finishes the requests in flight, then closes all that was opened. */
  close(): Promise<void>
}

export interface ServiceOptions {
  readonly clock?: Clock
  readonly handlers?: Handlers
  readonly timeouts?: Timeouts
  /** Instead of openapi.yaml; its operations must be those of generated/. */
  readonly document?: OpenAPIV3_1.Document
}

/** Opens what the service needs, in order, and closes in reverse; what fails half-way leaves nothing open. */
export async function openService(
  settings: Settings,
  log: FastifyBaseLogger,
  { clock = systemClock, handlers, timeouts, document }: ServiceOptions = {},
): Promise<Service> {
  const closers: (() => unknown)[] = []
  async function close(): Promise<void> {
    for (const closer of closers.splice(0).reverse()) await closer()
  }
  try {
    const secrets = await loadSecrets(settings, log)
    const database = await openDatabase(settings, log)
    closers.push(() => database.close())
    const rateLimitStore = createRateLimitStore(settings, log)
    closers.push(() => rateLimitStore.close())
    const { prisma } = database
    const auth = await createAuth({ prisma, settings, clock, secrets, rateLimits: rateLimitStore, log })
    closers.push(() => auth.close())
    const context: AppContext = { settings, clock, database, secrets, auth, rateLimitStore, log }
    closers.push(startHousekeeping(context))
    closers.push(startScheduler(context))
    const app = await buildApp(context, handlers, timeouts, document)
    closers.push(() => app.close())
    // last, because a password that is made here must reach the operator
    const createdAdmin = await auth.ensureAdmin()
    return { app, context, createdAdmin, close }
  } catch (error) {
    await close()
    throw error
  }
}
