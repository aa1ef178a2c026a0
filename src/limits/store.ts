import type { FastifyBaseLogger } from 'fastify'
import {
  type IRateLimiterOptions,
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible'
import type { Settings } from '../config/settings.ts'

/** Milliseconds until a command fails. */
const COMMAND_TIMEOUT = 500
/** Milliseconds between two looks at whether Redis answers. */
const HEARTBEAT = 1_000

/** Where counters live: in the memory of this process, or in Redis (or Valkey) for all replicas together. */
export interface RateLimitStore {
  /** `duration` is less than 24 days: the longest time that a timer can run. */
  createLimiter(options: IRateLimiterOptions): RateLimiterAbstract
  /** Whether all replicas count together right now; undefined where they are not meant to. */
  isShared(): boolean | undefined
  close(): Promise<void>
}

/** Counters of this process alone. */
export const memoryStore: RateLimitStore = {
  createLimiter: (options) => new RateLimiterMemory(options),
  isShared: () => undefined,
  close: async () => {},
}

/**
 * With `settings.redisUrl` the counters are shared. While Redis is out of reach each replica counts for
 * itself: the limits get wider, and the service goes on.
 */
export async function createRateLimitStore(
  settings: Pick<Settings, 'redisUrl'>,
  log: FastifyBaseLogger,
): Promise<RateLimitStore> {
  if (settings.redisUrl === undefined) return memoryStore
  const { client, close } = await connectRedis(settings.redisUrl, log)
  return {
    createLimiter: (options) =>
      new RateLimiterRedis({
        ...options,
        // The server may serve other programs too.
        keyPrefix: `cms:${options.keyPrefix}`,
        storeClient: client,
        rejectIfRedisNotReady: true,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
    isShared: () => client.status === 'ready',
    close,
  }
}

/**
 * A connection that is given up as soon as Redis does not answer, and is tried again and again. In between,
 * its commands fail at once. The operator reads one line when that begins, and one when it ends.
 */
async function connectRedis(url: string, log: FastifyBaseLogger) {
  // takes a twentieth of a start, and few installations have Redis
  const { Redis } = await import('ioredis')
  const client = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: COMMAND_TIMEOUT,
  })
  let isDown = false
  let isClosing = false

  function down(err: unknown): void {
    if (isDown || isClosing) return
    isDown = true
    log.error({ err }, 'Redis is out of reach: each replica counts for itself')
  }

  client.on('error', down)
  client.on('ready', () => {
    if (isDown) log.info('Redis is back: counters are shared again')
    isDown = false
  })

  /** A server that hangs keeps its connections open: only a command shows it. */
  async function beat(): Promise<void> {
    if (client.status !== 'ready') return
    try {
      await client.ping()
    } catch (error) {
      down(error)
      if (client.status === 'ready') client.disconnect(true)
    }
  }

  const timer = setInterval(() => void beat(), HEARTBEAT).unref()
  return {
    client,
    async close(): Promise<void> {
      isClosing = true
      clearInterval(timer)
      if (client.status === 'ready') await client.quit().catch(() => client.disconnect())
      else client.disconnect()
    },
  }
}
