import sharp from 'sharp'
import { expect, it } from 'vitest'
import { dataOf } from '../resources/resource.ts'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { hostileFiles, photoWithPlace } from './hostile-files.ts'
import { fetchFile, upload } from './use-media.ts'

const app = useApp()

const HARMLESS =
  /^(?:201|415 media_type_refused|422 image_too_large|422 validation_failed \(\/file picture\))$/
const SAFE = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

it('refuses or cleans hostile files, while others are served within a second', {
  timeout: 240_000,
}, async () => {
  const files = await hostileFiles(20261124)
  expect(files.length).toBeGreaterThanOrEqual(300)
  const waits: number[] = []
  let isOver = false
  const others = (async () => {
    while (!isOver) {
      const begin = performance.now()
      await app.request('GET', '/api/products', app.as('viewer'))
      waits.push(performance.now() - begin)
    }
  })()
  const before = process.memoryUsage().rss
  const wrong: string[] = []
  for (const { title, name, bytes, outcome: expected = HARMLESS } of files) {
    const response = await upload(app, bytes, { name })
    const found = outcome(response)
    if (!expected.test(found)) wrong.push(`${title}: ${found}`)
    if (response.status !== 201) continue
    const { kind, url, variants } = Object(dataOf(response))
    if (kind !== 'image') {
      const kept = await fetchFile(app, url)
      expect(kept.headers).toMatchObject({
        ...SAFE,
        'content-disposition': expect.stringMatching(/^attachment/),
      })
      continue
    }
    const file = await fetchFile(app, variants[0].url)
    expect([title, file.status]).toEqual([title, 200])
    expect(file.headers).toMatchObject(SAFE)
    expect(file.bytes.includes('<script')).toBe(false)
    expect((await sharp(file.bytes).metadata()).exif).toBeUndefined()
    expect(url).toMatch(/\.webp$/)
  }
  isOver = true
  await others
  expect(wrong).toEqual([])
  expect(Math.max(...waits)).toBeLessThan(1000)
  expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(150)
})

it('keeps the place of a photo out of every variant', async () => {
  const bytes = await photoWithPlace()
  expect((await sharp(bytes).metadata()).exif).toBeDefined()
  const { variants } = Object(dataOf(await upload(app, bytes, { name: 'a.jpg' })))
  for (const { url } of variants) {
    const { exif, xmp, icc, iptc } = await sharp((await fetchFile(app, url)).bytes).metadata()
    expect({ exif, xmp, icc, iptc }).toEqual({})
  }
})
