import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { createClient } from '../support/client.ts'
import { createDataDir } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { startProgram, stop } from './program.ts'

const FAULTY_DISK = fileURLToPath(new URL('./faulty-disk.mjs', import.meta.url))
const PASSWORD = 'long enough for anybody'

it('a service is not ready while its disk is full, and is again when there is room', {
  timeout: 120_000,
}, async () => {
  const dataDir = await createDataDir()
  const settings = { DATA_DIR: dataDir, ADMIN_PASSWORD: PASSWORD, RATE_LIMIT: 'off' }
  const program = startProgram(settings, ['--import', FAULTY_DISK, 'scripts/start.mjs'])
  const client = createClient(await program.origin)
  const login = await client.call('login', { json: { username: 'admin', password: PASSWORD } })
  const token = login.data.accessToken
  const get = async (path: string) => outcome(await client.request('GET', path))
  const json = { name: 'Mug', price: 1, description: 'A mug. '.repeat(300) }
  const create = async () => outcome(await client.request('POST', '/api/products', { token, json }))

  expect(await create()).toBe('201')
  expect(await get('/health/ready')).toBe('200')
  await writeFile(join(dataDir, 'fault'), 'full')
  // the pages that are there already take some more
  await expect.poll(create, { timeout: 30_000, interval: 0 }).toBe('503 unavailable')
  expect(await get('/health/ready')).toBe('503 unavailable')
  expect(await get('/health/ready')).toBe('503 unavailable')
  expect(await get('/api/products')).toBe('200')
  expect(program.output()).toMatch(/No space left on device/)
  await rm(join(dataDir, 'fault'))
  expect(await get('/health/ready')).toBe('200')
  expect(await create()).toBe('201')
  client.close()
  expect(await stop(program)).toBe(0)
  await rm(dataDir, { recursive: true })
})
