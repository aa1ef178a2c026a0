import { readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { incomingFolder, mediaFolder } from '../../src/config/data-folder.ts'
import { createDataDir } from '../support/database.ts'
import { form, pixel } from '../support/form.ts'
import { outcome } from '../support/outcome.ts'
import { end, SIGN_IN, serve } from './operator.ts'
import { ON_FAULTY_DISK } from './program.ts'

it('a service is not ready while its disk is full, and becomes ready again when there is room', {
  timeout: 300_000,
}, async () => {
  const dataDir = await createDataDir()
  const served = await serve({ DATA_DIR: dataDir }, ON_FAULTY_DISK)
  const { program, client } = served
  const token = (await client.call('login', { json: SIGN_IN })).data.accessToken
  const get = async (path: string) => outcome(await client.request('GET', path))
  const json = { name: 'Mug', price: 1, description: 'A mug. '.repeat(300) }
  const create = async () => outcome(await client.request('POST', '/api/products', { token, json }))

  expect(await create()).toBe('201')
  expect(await get('/health/ready')).toBe('200')
  await writeFile(join(dataDir, 'fault'), 'full')
  // existing database pages have room for a few more rows
  await expect.poll(create, { timeout: 30_000, interval: 0 }).toBe('503 unavailable')
  expect(await get('/health/ready')).toBe('503 unavailable')
  expect(await get('/health/ready')).toBe('503 unavailable')
  for (let count = 0; count < 5; count++) expect(await create()).toBe('503 unavailable')
  expect(await get('/api/products')).toBe('200')
  await program.says('No space left on device')
  await rm(join(dataDir, 'fault'))
  expect(await get('/health/ready')).toBe('200')
  expect(await create()).toBe('201')
  await program.says('the database can be used again')
  const lines = program.output().match(/"(?:request failed|the database can.*?)"/g)
  expect(lines).toEqual([
    '"the database cannot be used: requests are answered 503"',
    '"the database can be used again"',
  ])
  expect(await end(served)).toBe(0)
  await rm(dataDir, { recursive: true })
})

it('refuses uploads while the disk is full, and keeps nothing of them', { timeout: 300_000 }, async () => {
  const dataDir = await createDataDir()
  const served = await serve({ DATA_DIR: dataDir }, ON_FAULTY_DISK)
  const { program, client } = served
  const token = (await client.call('login', { json: SIGN_IN })).data.accessToken
  const upload = () => client.request('POST', '/api/media', { token, ...form({ bytes: pixel('full') }) })
  await writeFile(join(dataDir, 'fault'), 'full of files')
  const refused = await upload()
  expect(outcome(refused)).toBe('503 unavailable')
  expect(refused.headers['retry-after']).toMatch(/^\d+$/)
  const media = mediaFolder(dataDir)
  const files = (await readdir(media, { recursive: true, withFileTypes: true })).filter((one) => one.isFile())
  expect(files).toEqual([])
  expect(await readdir(incomingFolder(media))).toEqual([])
  await program.says('no space left on device')
  await rm(join(dataDir, 'fault'))
  expect(outcome(await upload())).toBe('201')
  expect(await end(served)).toBe(0)
  await rm(dataDir, { recursive: true })
})
