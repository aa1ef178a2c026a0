import { rm } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { fetchFile } from '../media/use-media.ts'
import { dataOf } from '../resources/resource.ts'
import { createDataDir } from '../support/database.ts'
import { form } from '../support/form.ts'
import { outcome } from '../support/outcome.ts'
import { picture } from '../support/pictures.ts'
import { end, SIGN_IN, serve } from './operator.ts'

const WITHOUT_SHARP = [
  '--import',
  fileURLToPath(new URL('./without-sharp.mjs', import.meta.url)),
  'scripts/cms.mjs',
  'start',
]

it('without sharp, the service serves originals and kept variants, and says so in one line', {
  timeout: 120_000,
}, async () => {
  const dataDir = await createDataDir()
  const bytes = await picture({ width: 700, height: 500 })
  const start = async (command?: readonly string[]) => {
    const served = await serve({ DATA_DIR: dataDir }, command)
    const origin = await served.program.origin
    const token = (await served.client.call('login', { json: SIGN_IN })).data.accessToken
    const upload = (file: Buffer, name: string) =>
      served.client.request('POST', '/api/media', { token, ...form({ bytes: file, name }) })
    const status = async (path: string) => (await fetchFile({ origin }, path)).status
    return { served, origin, token, upload, status }
  }

  const before = await start()
  const { sha256, id } = Object(dataOf(await before.upload(bytes, 'a.png')))
  expect(await before.status(`/media/${sha256}/small.webp`)).toBe(200)
  expect(before.served.program.output()).not.toContain('sharp')
  expect(await end(before.served)).toBe(0)

  const { served, origin, token, upload, status } = await start(WITHOUT_SHARP)
  const { originalUrl } = Object(dataOf(await served.client.request('GET', `/api/media/${id}`, { token })))
  expect((await fetchFile({ origin }, originalUrl)).bytes).toEqual(bytes)
  expect(await status(`/media/${sha256}/small.webp`)).toBe(200)
  expect(await status(`/media/${sha256}/thumbnail.webp`)).toBe(503)
  expect(outcome(await upload(Buffer.from('%PDF-1.7\n%%EOF'), 'a.pdf'))).toBe('201')
  const refused = await upload(await picture({ seed: 7 }), 'b.png')
  expect([outcome(refused), refused.headers['retry-after']]).toEqual(['503 unavailable', '5'])
  expect(served.program.output().match(/sharp cannot be loaded/g)).toHaveLength(1)
  expect(await end(served)).toBe(0)
  await rm(dataDir, { recursive: true })
})
