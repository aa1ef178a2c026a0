import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { buildApp } from '../../src/app.ts'
import { isRecord } from '../../src/base/guards.ts'
import { saveMemory } from '../../src/base/process.ts'
import { readSettings } from '../../src/config/settings.ts'
import type { AppContext } from '../../src/context.ts'
import { openDatabase } from '../../src/database/database.ts'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { encodeCursor } from '../../src/lists/cursor.ts'
import type { Handlers } from '../../src/request/handler.ts'
import { handlers } from '../../src/resources/index.ts'
import { openService, type Service } from '../../src/service.ts'
import { equipped, fromNode } from './equipped.ts'
import { addMemoryRoutes, fromDatabase, fromMemory } from './reference-routes.ts'
import { SORTS } from './requests.ts'
import { memoryHandlers } from './samples.ts'
import type { Credentials, Ready, ServerSpec } from './servers.ts'
import { addSqlRoutes } from './sql-routes.ts'
import { surroundedFromMemory } from './surrounded-routes.ts'

/*
 * One server in a process of its own. It tells its parent where it listens, and how much processor time it
 * has used whenever it is asked.
 */

interface Opened {
  readonly app: FastifyInstance
  readonly credentials?: Credentials
  close(): Promise<void>
}

const LIMITLESS = 1_000_000_000

// of every server, as the service itself does
saveMemory()
const spec: ServerSpec = JSON.parse(process.argv[2] ?? '')
const settings = readSettings(process.env)
const log = pino(
  { level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ dest: '/dev/null', sync: true }),
)
const { app, credentials, close } = await open()
const ready: Ready = {
  origin: await app.listen({ host: '127.0.0.1', port: 0 }),
  ...(credentials && { credentials }),
}
process.on('message', async (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpu: (user + system) / 1_000_000 })
    return
  }
  app.server.closeAllConnections()
  await close()
  process.disconnect()
})
process.send?.(ready)

async function open(): Promise<Opened> {
  if (spec.app === 'bare' || spec.app === 'node') {
    const app = spec.app === 'bare' ? fromMemory() : fromNode(log)
    return { app, close: () => app.close() }
  }
  if (spec.app === 'equipped') {
    const app = await equipped(settings, log)
    addMemoryRoutes(app)
    return { app, close: () => app.close() }
  }
  if (spec.app === 'hand-written') {
    const database = await openDatabase(settings, log)
    return onDatabase(fromDatabase(database.prisma), database)
  }
  if (spec.app === 'sql') {
    const database = await openPool()
    const app = await equipped(settings, log)
    addSqlRoutes(app, database.pool)
    return onDatabase(app, database)
  }
  return openMeasuredService(spec.app === 'memory' ? memoryHandlers : handlers)
}

function onDatabase(app: FastifyInstance, database: { close(): Promise<void> }): Opened {
  return {
    app,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** Connections without Prisma. */
async function openPool(): Promise<{ pool: pg.Pool; close(): Promise<void> }> {
  const { databaseUrl: connectionString, databasePoolSize: max, dataDir } = settings
  if (!connectionString)
    return openEmbedded(dataDir, (error) => log.error({ err: error }, 'the database has failed'))
  const pool = new pg.Pool({ connectionString, max })
  return { pool, close: () => pool.end() }
}

async function openMeasuredService(measured: Handlers): Promise<Opened> {
  const service = await openService(settings, log, { handlers: measured })
  const credentials = await credentialsOf(service.app, service.context)
  const app = await measuredApp(service, measured)
  return {
    app,
    credentials,
    async close() {
      await app.close()
      await service.close()
    },
  }
}

async function measuredApp(
  { app, context }: Pick<Service, 'app' | 'context'>,
  measured: Handlers,
): Promise<FastifyInstance> {
  if (spec.app === 'surrounded') return await surroundedFromMemory(context)
  if (!spec.rateLimit) return app
  // counted like any request, and never refused: all connections are one client, which takes turns
  const limitless: AppContext = {
    ...context,
    settings: { ...settings, rateLimit: true, databaseQueueSize: 10_000 },
    rateLimitStore: {
      createLimiter: (options) => new RateLimiterMemory({ ...options, points: LIMITLESS }),
      isShared: () => undefined,
      close: async () => {},
    },
  }
  return await buildApp(limitless, { handlers: measured })
}

async function credentialsOf(app: FastifyInstance, { secrets }: AppContext): Promise<Credentials> {
  const { adminUsername: username, adminPassword: password } = settings
  const login = await post(app, '/api/auth/login', { username, password })
  const authorization = `Bearer ${login.accessToken}`
  const key = await post(
    app,
    '/api/api-keys',
    { name: 'Benchmark', scopes: ['products:read', 'products:write', 'posts:read'] },
    { authorization },
  )
  return {
    accessToken: String(login.accessToken),
    apiKey: String(key.key),
    farCursors: await farCursorsOf(app, secrets.cursorKey),
  }
}

/** The last rows of a list are the first ones of the reverse order. */
async function farCursorsOf(app: FastifyInstance, key: Buffer): Promise<Record<string, string>> {
  const cursors = SORTS.map(async (sort) => {
    const name = sort.replace('-', '')
    const url = `/api/products?sort=${sort === name ? '-' : ''}${name}`
    const { 'x-next-cursor': cursor } = (await app.inject(url)).headers
    const { data }: { data: Record<string, unknown>[] } = (await app.inject(`${url}&cursor=${cursor}`)).json()
    const row = data.at(-1) ?? {}
    const position = [...new Set([name, 'id'])].map((field) => String(row[field]))
    return [sort, encodeCursor(key, `listProducts {"sort":"${sort}"}`, position)]
  })
  return Object.fromEntries(await Promise.all(cursors))
}

async function post(app: FastifyInstance, url: string, payload: object, headers = {}) {
  const response = await app.inject({ method: 'POST', url, payload, headers })
  const { data }: { data: unknown } = response.json()
  if (response.statusCode >= 300 || !isRecord(data)) throw new Error(`${url}: ${response.body}`)
  return data
}
