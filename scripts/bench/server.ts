import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { buildApp } from '../../src/app.ts'
import { saveMemory } from '../../src/base/process.ts'
import { readSettings } from '../../src/config/settings.ts'
import type { AppContext } from '../../src/context.ts'
import { openDatabase } from '../../src/database/database.ts'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { encodeCursor } from '../../src/lists/cursor.ts'
import type { Handlers } from '../../src/request/handler.ts'
import { handlers } from '../../src/resources/index.ts'
import { openService } from '../../src/service.ts'
import { SORTS } from './requests.ts'
import { addRoutes } from './routes.ts'
import type { Credentials, Ready, ServerSpec } from './servers.ts'
import { memory, memoryHandlers, prismaStore, sqlStore } from './stores.ts'
import { surroundedFromMemory } from './surrounded-routes.ts'
import { equipped, fromNode } from './surroundings.ts'

/*
 * One server in a process of its own. It tells its parent where it listens, and how much processor time it
 * has used whenever it is asked.
 */

const LIMITLESS = 1_000_000_000

// of every server, as the service itself does
saveMemory()
const spec: ServerSpec = JSON.parse(process.argv[2] ?? '')
const settings = readSettings(process.env)
const log = pino(
  { level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ dest: '/dev/null', sync: true }),
)
const toClose: { close(): Promise<void> }[] = []
let credentials: Credentials = { accessToken: '', apiKey: '', farCursors: {} }

const APPS: Readonly<Record<ServerSpec['app'], () => FastifyInstance | Promise<FastifyInstance>>> = {
  bare: () => addRoutes(Fastify(), memory),
  node: () => fromNode(log),
  equipped: async () => addRoutes(await equipped(settings, log), memory),
  'hand-written': async () => {
    const database = await openDatabase(settings, log)
    toClose.push(database)
    return addRoutes(Fastify(), prismaStore(database.prisma))
  },
  sql: async () => addRoutes(await equipped(settings, log), sqlStore(await openPool())),
  surrounded: async () => surroundedFromMemory(await open(handlers)),
  memory: async () => measured(memoryHandlers),
  service: async () => measured(handlers),
}

const app = await APPS[spec.app]()
toClose.unshift(app)
const ready: Ready = { origin: await app.listen({ host: '127.0.0.1', port: 0 }), credentials }
process.on('message', async (message) => {
  if (message === 'cpu') {
    const { user, system } = process.cpuUsage()
    return process.send?.(user + system)
  }
  app.server.closeAllConnections()
  for (const opened of toClose) await opened.close()
  return process.disconnect()
})
process.send?.(ready)

/** Connections without Prisma. */
async function openPool(): Promise<pg.Pool> {
  const { databaseUrl: connectionString, databasePoolSize: max, dataDir } = settings
  if (connectionString) {
    const pool = new pg.Pool({ connectionString, max })
    toClose.push({ close: () => pool.end() })
    return pool
  }
  const embedded = await openEmbedded(dataDir, (error) =>
    log.error({ err: error }, 'the database has failed'),
  )
  toClose.push(embedded)
  return embedded.pool
}

async function open(measured: Handlers): Promise<AppContext> {
  const service = await openService(settings, log, { handlers: measured })
  toClose.push(service)
  credentials = await credentialsOf(service.app, service.context)
  return service.context
}

async function measured(measured: Handlers): Promise<FastifyInstance> {
  const context = await open(measured)
  if (!spec.rateLimit) return buildApp(context, { handlers: measured })
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
  return buildApp(limitless, { handlers: measured })
}

async function credentialsOf(app: FastifyInstance, { secrets }: AppContext): Promise<Credentials> {
  const { adminUsername: username, adminPassword: password } = settings
  const { accessToken = '' } = await post(app, '/api/auth/login', { username, password })
  const grant = { name: 'Benchmark', scopes: ['products:read', 'products:write', 'posts:read'] }
  const { key = '' } = await post(app, '/api/api-keys', grant, { authorization: `Bearer ${accessToken}` })
  const cursors = SORTS.map(async (sort) => [sort, await farCursor(app, secrets.cursorKey, sort)])
  return { accessToken, apiKey: key, farCursors: Object.fromEntries(await Promise.all(cursors)) }
}

/** The last rows of a list are the first ones of the reverse order. */
async function farCursor(app: FastifyInstance, key: Buffer, sort: string): Promise<string> {
  const name = sort.replace('-', '')
  const url = `/api/products?sort=${sort === name ? '-' : ''}${name}`
  const { 'x-next-cursor': cursor } = (await app.inject(url)).headers
  const { data }: { data: Record<string, unknown>[] } = (await app.inject(`${url}&cursor=${cursor}`)).json()
  const position = [...new Set([name, 'id'])].map((field) => String(data.at(-1)?.[field]))
  return encodeCursor(key, `listProducts {"sort":"${sort}"}`, position)
}

async function post(app: FastifyInstance, url: string, payload: object, headers = {}) {
  const response = await app.inject({ method: 'POST', url, payload, headers })
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.body}`)
  const { data }: { data: Record<string, string> } = response.json()
  return data
}
