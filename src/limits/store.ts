import { isIPv4 } from 'node:net'
import type { FastifyBaseLogger } from 'fastify'
import ipaddr from 'ipaddr.js'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible'
import type { Settings } from '../config/settings.ts'
import { connectRedis } from './redis.ts'

interface LimiterOptions {
  /** How often a key may be used in `duration`. */
  readonly points: number
  /** Seconds, less than 24 days: the longest time that a timer can run. */
  readonly duration: number
  readonly keyPrefix: string
}

/** Where counters live: in the memory of this process, or in Redis (or Valkey) for all replicas together. */
export interface RateLimitStore {
  createLimiter(options: LimiterOptions): RateLimiterAbstract
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

/** How proxies write an address with its port, or an IPv6 address that has none. */
const WITH_PORT = /^(?:\[(.*)\]|([\d.]+))(?::\d{1,5})?$/
/** All that proxies name by no address is one client: else each made-up name had limits of its own. */
export const NO_ADDRESS = 'unknown'

/** An address without the port and the brackets that proxies may give it. */
export function withoutPort(text: string): string {
  const [, v6, v4] = WITH_PORT.exec(text) ?? []
  return v6 ?? v4 ?? text
}

/** What counts as one client: `addressOf`, or `NO_ADDRESS`. */
export function addressKey(text: string): string {
  return isIPv4(text) ? text : (addressOf(text) ?? NO_ADDRESS)
}

/**
 * An IPv4 address, or the /64 network of an IPv6 address, which belongs to a single subscriber (RFC 6177).
 * Null for anything else that a proxy calls an address.
 */
export function addressOf(text: string): string | null {
  const address = withoutPort(text)
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
