import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { addressKey } from '../../src/limits/addresses.ts'
import { createRateLimitStore, type RateLimitStore } from '../../src/limits/store.ts'
import { freePort, listen } from '../support/ports.ts'
import { recordingLog, silent } from './fixtures.ts'

const limit = { points: 2, duration: 60, keyPrefix: 'test' }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function open(redisUrl: string | undefined, log = silent): Promise<RateLimitStore> {
  const store = await createRateLimitStore({ redisUrl }, log)
  closers.push(() => store.close())
  return store
}

function serve(server: Server): Promise<number> {
  closers.unshift(async () => server.close())
  return listen(server)
}

describe('the rate limit store', () => {
  it('counts in memory', async () => {
    const limiter = (await open(undefined)).createLimiter(limit)
    await limiter.consume('a', 2)
    await expect(limiter.consume('a')).rejects.toMatchObject({ remainingPoints: 0 })
    await expect(limiter.consume('b')).resolves.toMatchObject({ remainingPoints: 1 })
  })

  it('counts in memory, and logs it once, if Redis is unreachable', async () => {
    const { log, lines } = recordingLog()
    const port = await freePort()
    const limiter = (await open(`redis://127.0.0.1:${port}`, log)).createLimiter(limit)
    await limiter.consume('a', 2)
    await expect(limiter.consume('a')).rejects.toMatchObject({ remainingPoints: 0 })
    expect(await limiter.get('a')).toMatchObject({ consumedPoints: 3 })
    expect(await limiter.delete('a')).toBe(true)
    await expect.poll(() => lines.length).toBe(1)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(lines).toEqual([expect.stringContaining('Redis is out of reach')])
  })

  it('counts in memory, and logs it once, if Redis closes each connection', async () => {
    const { log, lines } = recordingLog()
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', () => socket.end())
    })
    const port = await serve(server)
    const store = await open(`redis://127.0.0.1:${port}`, log)
    await expect.poll(() => lines, { timeout: 3_000 }).toHaveLength(1)
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    expect(lines).toEqual([expect.stringContaining('Redis is out of reach')])
    expect(store.isShared()).toBe(false)
  })

  it('counts in memory if Redis accepts connections but never replies', async () => {
    const sockets = new Set<{ destroy(): void }>()
    const port = await serve(createServer((socket) => sockets.add(socket.on('error', () => {}))))
    closers.unshift(async () => {
      for (const socket of sockets) socket.destroy()
    })
    const limiter = (await open(`redis://127.0.0.1:${port}`)).createLimiter(limit)
    await limiter.consume('a', 2)
    await expect(limiter.consume('a')).rejects.toMatchObject({ remainingPoints: 0 })
  })
})

describe('a client address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['64:ff9b::c000:201', '192.0.2.1'],
    ['64:ff9b:1::c000:201', '192.0.2.1'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['192.0.2.1:49152', '192.0.2.1'],
    ['[2001:db8::1]', '2001:db8:0:0::/64'],
    ['[2001:db8::1]:443', '2001:db8:0:0::/64'],
    ['[::ffff:192.0.2.1]:443', '192.0.2.1'],
    ['a proxy’s idea of an address', 'unknown'],
    ['unknown', 'unknown'],
    ['_hidden', 'unknown'],
    ['192.0.2.1:port', 'unknown'],
    ['192.0.2.1:49152:1', 'unknown'],
    ['[192.0.2.1', 'unknown'],
    ['', 'unknown'],
  ])('%s counts as %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
