import { spawn } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import fastifyStatic from '@fastify/static'
import Fastify, { type FastifyInstance } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { buildApp } from '../../src/app.ts'
import { saveMemory } from '../../src/base/process.ts'
import { mediaFolder } from '../../src/config/data-folder.ts'
import { readSettings } from '../../src/config/settings.ts'
import { openDatabase } from '../../src/database/database.ts'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { memoryStore } from '../../src/limits/store.ts'
import { openService } from '../../src/service.ts'
import { pathOf } from '../../src/storage/names.ts'
import { listens } from '../../tests/support/ports.ts'
import { prepareVarnish } from '../../tests/support/varnish.ts'
import { fastifyReference, nodeReference, UNLIMITED } from './references.ts'
import { addRoutes } from './routes.ts'
import type { ServerSpec, Task } from './servers.ts'
import { memory, prismaStore, sqlStore } from './stores.ts'

/*
 * One server in a separate process. It reports its origin to its parent and, on request, the processor time
 * it has used. It ends when its parent disconnects.
 */

// for every server, as the service itself does
saveMemory()
const { app, workers, isCached, known }: Task = JSON.parse(process.argv[2] ?? '')
const settings = readSettings(process.env)
const log = pino(
  { level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime },
  pino.destination({ dest: '/dev/null', sync: true }),
)

const APPS: Readonly<Record<ServerSpec['app'], () => FastifyInstance | Promise<FastifyInstance>>> = {
  bare: () => addRoutes(Fastify(), memory(known.answers)),
  node: () => nodeReference(known.answers, log),
  static: staticFiles,
  'hand-written': async () => addRoutes(Fastify(), prismaStore((await openDatabase(settings, log)).prisma)),
  sql: async () => addRoutes(await fastifyReference(settings, log), sqlStore(await openPool())),
  service,
}

process.on('disconnect', () => process.exit())
if (cluster.isPrimary && workers) await runWorkers(workers)
else {
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
  })
  const server = await APPS[app]()
  const origin = await server.listen({ host: '127.0.0.1', port: 0 })
  process.send?.(isCached ? await startVarnish(origin) : origin)
}

/** Runs this program in several processes with one port, and reports for them as one server. */
async function runWorkers(count: number): Promise<void> {
  // as the service does it
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const running: Worker[] = []
  let origin: unknown
  // the first one prepares the database
  while (running.length < count) {
    const worker = cluster.fork()
    origin = (await once(worker, 'message'))[0]
    running.push(worker)
  }
  process.on('message', async (message: string) => {
    const told = running.map((worker) => once(worker, 'message'))
    for (const worker of running) worker.send(message)
    const times = await Promise.all(told)
    process.send?.(times.reduce((sum, [microseconds]) => sum + Number(microseconds), 0))
  })
  process.send?.(origin)
}

/** Fastify's plugin for static files, at the same path. */
function staticFiles(): FastifyInstance {
  const [, prefix = '', name = ''] = /^(\/media\/)(.*)$/.exec(known.picture) ?? []
  const folder = join(mediaFolder(settings.dataDir), pathOf(name), '../..')
  return Fastify().register(fastifyStatic, { root: folder, prefix })
}

/** Connections without Prisma. */
async function openPool(): Promise<pg.Pool> {
  const { databaseUrl: connectionString, databasePoolSize: max, dataDir } = settings
  if (connectionString) return new pg.Pool({ connectionString, max })
  return (await openEmbedded(dataDir, (err) => log.error({ err }, 'the database has failed'))).pool
}

/** The service with limits that reject nobody: all connections belong to one client, which takes turns. */
async function service(): Promise<FastifyInstance> {
  // workers would rely on their first process to count, which this one does not
  const { context } = await openService({ ...settings, rateLimit: false }, log)
  return buildApp({
    ...context,
    settings,
    rateLimitStore: {
      ...memoryStore,
      createLimiter: (options) => new RateLimiterMemory({ ...options, points: UNLIMITED }),
    },
  })
}

/** Starts Varnish, which ends with this process. @returns its origin */
async function startVarnish(backend: string): Promise<string> {
  const { command, port } = await prepareVarnish(settings.dataDir, backend)
  const [program = '', ...args] = command
  const varnish = spawn(program, args, { stdio: 'ignore' }).on('exit', () => process.exit(1))
  process.on('exit', () => varnish.kill())
  while (!(await listens(port))) await wait(100)
  return `http://127.0.0.1:${port}`
}
