import cluster from 'node:cluster'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import sharp from 'sharp'
import { buildApp } from '../../src/app.ts'
import { saveMemory } from '../../src/base/process.ts'
import { readSettings } from '../../src/config/settings.ts'
import type { AppContext } from '../../src/context.ts'
import { openDatabase } from '../../src/database/database.ts'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { encodeCursor } from '../../src/lists/cursor.ts'
import { handlers } from '../../src/resources/index.ts'
import { openService } from '../../src/service.ts'
import { runWorkers, startVarnish } from './around.ts'
import { addRoutes } from './routes.ts'
import type { Credentials, Ready, ServerSpec } from './servers.ts'
import { memory, prismaStore, sqlStore } from './stores.ts'
import { equipped, fromNode } from './surroundings.ts'

/*
 * One server in a process of its own. It tells its parent where it listens, and how much processor time it
 * has used whenever it is asked.
 */

const LIMITLESS = 1_000_000_000
const VARIANT = 'small.webp'

// of every server, as the service itself does
saveMemory()
const spec: ServerSpec = JSON.parse(process.argv[2] ?? '')
const settings = readSettings(process.env)
const log = pino(
  { level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ dest: '/dev/null', sync: true }),
)
const toClose: { close(): Promise<void> }[] = []
let credentials: Credentials = { accessToken: '', apiKey: '', lastCursor: '', picture: '' }

const APPS: Readonly<Record<ServerSpec['app'], () => FastifyInstance | Promise<FastifyInstance>>> = {
  bare: () => addRoutes(Fastify(), memory),
  node: () => fromNode(log),
  static: staticFiles,
  'hand-written': async () => {
    const database = await openDatabase(settings, log)
    toClose.push(database)
    return addRoutes(Fastify(), prismaStore(database.prisma))
  },
  receiver: () => {
    const receiver = Fastify()
    receiver.post('/*', (_, reply) => reply.code(204).send())
    return receiver
  },
  sql: async () => addRoutes(await equipped(settings, log), sqlStore(await openPool())),
  service,
}

if (cluster.isPrimary && spec.workers) await runWorkers(spec.workers)
else await run()

async function run(): Promise<void> {
  const app = await APPS[spec.app]()
  toClose.unshift(app)
  const own = await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = spec.isCached ? await startVarnish(own, toClose) : own
  const ready: Ready = { origin, credentials }
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
}

/** A photograph: 60 kB as the variant that is measured. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  return sharp({ create: { width: 1200, height: 800, channels: 3, background: '#000', noise } })
    .png()
    .toBuffer()
}

/** The plugin that serves files in Fastify, with the variant that the service makes. */
async function staticFiles(): Promise<FastifyInstance> {
  const root = await mkdtemp(join(tmpdir(), 'cms-bench-'))
  toClose.push({ close: () => rm(root, { recursive: true }) })
  await sharp(await photograph())
    .resize(480)
    .webp({ quality: 82 })
    .toFile(join(root, VARIANT))
  credentials = { ...credentials, picture: `/${VARIANT}` }
  const app = Fastify()
  await app.register(fastifyStatic, { root })
  return app
}

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

async function service(): Promise<FastifyInstance> {
  const opened = await openService(settings, log)
  toClose.push(opened)
  const { context } = opened
  credentials = await credentialsOf(opened.app, context)
  const authorization = `Bearer ${credentials.accessToken}`
  for (let count = 0; count < (spec.webhooks ?? 0); count++)
    await post(opened.app, '/api/webhooks', { url: `${process.env.RECEIVER}/${count}` }, { authorization })
  if (!spec.rateLimit) return buildApp(context, { handlers })
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
  return buildApp(limitless, { handlers })
}

async function credentialsOf(app: FastifyInstance, { secrets }: AppContext): Promise<Credentials> {
  const { adminUsername: username, adminPassword: password } = settings
  const { accessToken = '' } = await post(app, '/api/auth/login', { username, password })
  const grant = { name: 'Benchmark', scopes: ['products:read', 'products:write', 'posts:read'] }
  const { key = '' } = await post(app, '/api/api-keys', grant, { authorization: `Bearer ${accessToken}` })
  // of the products 10 to 1
  const lastCursor = encodeCursor(secrets.cursorKey, 'listProducts {"sort":"-id"}', ['11'])
  return { accessToken, apiKey: key, lastCursor, picture: await uploadPicture(app, accessToken) }
}

/** @returns the path of a variant, which is made already */
async function uploadPicture(app: FastifyInstance, accessToken: string): Promise<string> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(await photograph())]), 'photograph.png')
  const headers = { authorization: `Bearer ${accessToken}` }
  const response = await app.inject({ method: 'POST', url: '/api/media', payload: form, headers })
  const { data }: { data: { variants: { name: string; url: string }[] } } = response.json()
  const path = data.variants.find(({ name }) => name === VARIANT)?.url ?? ''
  const { statusCode } = await app.inject(path)
  if (statusCode !== 200) throw new Error(`${path}: ${statusCode}`)
  return path
}

async function post(app: FastifyInstance, url: string, payload: object, headers = {}) {
  const response = await app.inject({ method: 'POST', url, payload, headers })
  if (response.statusCode >= 300) throw new Error(`${url}: ${response.body}`)
  const { data }: { data: Record<string, string> } = response.json()
  return data
}
