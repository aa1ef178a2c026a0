import cluster from 'node:cluster'
import type { FastifyBaseLogger } from 'fastify'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterRedis,
  RLWrapperTimeouts,
} from 'rate-limiter-flexible'
import { isRecord } from '../base/guards.ts'
import type { Settings } from '../config/settings.ts'

/** Milliseconds until a command fails. */
const COMMAND_TIMEOUT = 500
/** Milliseconds between two checks whether Redis takes writes. */
const HEARTBEAT = 1_000

/** Where counters are stored: in the memory of this process, or in Redis (or Valkey) for all replicas. */
export interface RateLimitStore {
  /** `duration` must be less than 24 days, the maximum of a timer. */
  createLimiter(options: IRateLimiterOptions): RateLimiterAbstract
  /** Whether all replicas share their counters right now; undefined if they are not configured to. */
  isShared(): boolean | undefined
  close(): Promise<void>
}

/** Counters of this process only. */
export const memoryStore: RateLimitStore = {
  createLimiter: (options) => new RateLimiterMemory(options),
  isShared: () => undefined,
  close: async () => {},
}

/**
 * Counters that the processes of `WORKERS` share: the first process has them. While it does not answer in
 * time, or this process is too busy to hear it, each process counts for itself.
 */
const workersStore: RateLimitStore = {
  ...memoryStore,
  createLimiter: (options) =>
    new RLWrapperTimeouts({
      limiter: new RateLimiterCluster({ ...options, timeoutMs: COMMAND_TIMEOUT }),
      timeoutMs: COMMAND_TIMEOUT,
      insuranceLimiter: new RateLimiterMemory(options),
    }),
}

/**
 * With `settings.redisUrl`, replicas share their counters. While Redis takes no writes, each replica counts
 * for itself: the limits are less strict, and the service goes on.
 */
export async function createRateLimitStore(
  settings: Pick<Settings, 'redisUrl'>,
  log: FastifyBaseLogger,
): Promise<RateLimitStore> {
  if (settings.redisUrl === undefined) return cluster.isWorker ? workersStore : memoryStore
  const { client, isShared, close } = await connectRedis(settings.redisUrl, log)
  return {
    createLimiter: (options) =>
      new RateLimiterRedis({
        ...options,
        // other programs may use the server, too
        keyPrefix: `cms:${options.keyPrefix}`,
        storeClient: client,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    isShared,
    close,
  }
}

/** Whether Redis does not have the database that the URL names, or does not let its user choose one. */
function isOfSelect(error: Error): boolean {
  return 'command' in error && isRecord(error.command) && error.command.name === 'select'
}

/**
 * A connection that is closed as soon as Redis takes no write, and reconnects. Until then, its commands fail
 * immediately. Each outage is logged in two lines, one when it begins and one when it ends.
 */
async function connectRedis(url: string, log: FastifyBaseLogger) {
  // loading it takes 5 % of the startup time, and few installations use Redis
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT,
  })
  const heart = new RateLimiterRedis({
    storeClient: client,
    keyPrefix: 'cms:heart',
    points: 1,
    duration: 60,
    rejectIfRedisNotReady: true,
  })
  let isDown = false
  let isClosing = false

  function down(err: unknown): void {
    if (isDown || isClosing) return
    isDown = true
    log.error({ err }, 'Redis is out of reach: each replica counts for itself')
  }

  /**
   * Only a write finds out that a server hangs, as its connections stay open, or that it counts nothing:
   * because it is a read-only replica, or because its memory or disk is full. It counts as the limits do,
   * because a user of Redis may have the right to write, but not to run the script that they run.
   */
  async function beat(): Promise<boolean> {
    if (client.status !== 'ready') {
      // a server that closes each connection, or is loading its data, causes no error
      down(new Error(`no connection is ready: ${client.status}`))
      return false
    }
    try {
      await heart.penalty('beat')
      if (isDown) log.info('Redis is back: counters are shared again')
      isDown = false
      return true
    } catch (error) {
      down(error)
      return false
    }
  }

  client.on('error', (error) => {
    down(error)
    // the connection would become ready, and count in database 0, which may belong to another program
    if (isOfSelect(error)) client.disconnect(true)
  })
  client.on('ready', beat)
  const timer = setInterval(async () => {
    // after a failover, a new connection may lead to another server
    if (!(await beat()) && client.status === 'ready') client.disconnect(true)
  }, HEARTBEAT).unref()
  return {
    client,
    isShared: () => client.status === 'ready' && !isDown,
    async close(): Promise<void> {
      isClosing = true
      clearInterval(timer)
      if (client.status === 'ready') await client.quit().catch(() => client.disconnect())
      else client.disconnect()
    },
  }
}
