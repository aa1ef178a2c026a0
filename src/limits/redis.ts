import type { FastifyBaseLogger } from 'fastify'

/** Milliseconds until a command fails. */
const COMMAND_TIMEOUT = 500
/** Milliseconds between two looks at whether Redis answers. */
const HEARTBEAT = 1_000

/**
 * A connection that is given up as soon as Redis does not answer, and is tried again and again. In between,
 * its commands fail at once. The operator reads one line when that begins, and one when it ends.
 */
export async function connectRedis(url: string, log: FastifyBaseLogger) {
  // takes a twentieth of a start, and few installations have Redis
  const { Redis: Client } = await import('ioredis')
  const client = new Client(url, {
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
