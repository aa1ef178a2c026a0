import { beforeAll, describe, expect, it } from 'vitest'
import { dataOf } from '../resources/resource.ts'
import { picture } from '../support/pictures.ts'
import { useApp } from '../support/use-app.ts'
import { fetchFile, upload } from './use-media.ts'

const app = useApp()
const PDF = Buffer.from(`%PDF-1.7\n${'0123456789'.repeat(20_000)}\n%%EOF`)
let image: { url: string; sha256: string; variants: { name: string; url: string }[] }
let pdf: { url: string; sha256: string }

beforeAll(async () => {
  image = Object(dataOf(await upload(app, await picture({ width: 800, height: 500 }))))
  pdf = Object(dataOf(await upload(app, PDF, { name: 'Menü 1.pdf' })))
})

it('serves a variant for ever, with a strong entity tag', async () => {
  const { headers, bytes } = await fetchFile(app, image.url)
  expect(headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'image/webp',
    'content-length': String(bytes.length),
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
    'accept-ranges': 'bytes',
  })
  expect(headers.etag).toMatch(/^"[\w-]+"$/)
  const again = await fetchFile(app, image.url, { 'if-none-match': String(headers.etag) })
  expect([again.status, again.bytes.length]).toEqual([304, 0])
})

it('serves other files than pictures, videos and sounds as downloads', async () => {
  const { headers, bytes } = await fetchFile(app, pdf.url)
  expect(headers['content-disposition']).toBe(
    `attachment; filename="Men_ 1.pdf"; filename*=UTF-8''Men%C3%BC%201.pdf`,
  )
  expect(bytes.equals(PDF)).toBe(true)
})

it.each([
  ['menu.hta', 'menu.hta.pdf'],
  ['menu.pdf.exe', 'menu.pdf.exe.pdf'],
  ['menu', 'menu.pdf'],
  ['menu.', 'menu..pdf'],
  ['MENU.PDF', 'MENU.PDF'],
])('saves a PDF file called %s under an extension of its type: %s', async (name, saved) => {
  const bytes = Buffer.from(`%PDF-1.7 <html><script>${name}</script></html>`)
  const { url, filename } = Object(dataOf(await upload(app, bytes, { name })))
  expect(filename).toBe(name)
  const { headers } = await fetchFile(app, url)
  expect(headers['content-disposition']).toBe(`attachment; filename="${saved}"; filename*=UTF-8''${saved}`)
})

it.each([
  ['bytes=0-9', 206, 0, 9],
  ['bytes=150000-', 206, 150_000, PDF.length - 1],
  ['bytes=-5', 206, PDF.length - 5, PDF.length - 1],
  ['bytes=5-99999999', 206, 5, PDF.length - 1],
  ['bytes=0-1,4-5', 200, 0, PDF.length - 1],
  ['bytes=9-5', 200, 0, PDF.length - 1],
  ['lines=0-5', 200, 0, PDF.length - 1],
])('answers Range: %s with %i', async (range, status, start, end) => {
  const found = await fetchFile(app, pdf.url, { range })
  expect(found.status).toBe(status)
  expect(found.bytes.equals(PDF.subarray(start, end + 1))).toBe(true)
  if (status === 206) expect(found.headers['content-range']).toBe(`bytes ${start}-${end}/${PDF.length}`)
})

it('answers 416 to a part behind the end, and all of it to a part of other bytes', async () => {
  const behind = await fetchFile(app, pdf.url, { range: `bytes=${PDF.length}-` })
  expect([behind.status, behind.headers['content-range']]).toEqual([416, `bytes */${PDF.length}`])
  expect(behind.headers['cache-control']).toBe('no-store')
  const other = await fetchFile(app, pdf.url, { range: 'bytes=0-1', 'if-range': '"other"' })
  expect([other.status, other.bytes.length]).toEqual([200, PDF.length])
  const same = await fetchFile(app, pdf.url, { range: 'bytes=0-1', 'if-range': `"${pdf.sha256}"` })
  expect([same.status, same.bytes.length]).toEqual([206, 2])
})

it('finds nothing under other names, and no original without a signed link', async () => {
  const paths = [
    `/media/${image.sha256}/huge.webp`,
    `/media/${image.sha256}/large.png`,
    `/media/${image.sha256}/large.50-50.webp`,
    `/media/${image.sha256}/large.1-1.webp`,
    `/media/${image.sha256}/file.png`,
    `/media/${image.sha256}/original`,
    `/media/${image.sha256}/original?expires=99999999999&signature=${'A'.repeat(43)}`,
    `/media/${image.sha256}/..%2f..%2f..%2fsecrets.json`,
    `/media/${'0'.repeat(64)}/large.webp`,
    `/media/${pdf.sha256}/file.html`,
    '/media/..%2f..%2f/secrets.json',
  ]
  for (const path of paths) expect([path, (await fetchFile(app, path)).status]).toEqual([path, 404])
})

it('makes a variant once, however many ask for it', async () => {
  const fresh = Object(dataOf(await upload(app, await picture({ width: 1500, height: 900, seed: 9 }))))
  const all = await Promise.all(Array.from({ length: 40 }, () => fetchFile(app, fresh.url)))
  expect(new Set(all.map(({ status, headers }) => `${status} ${headers.etag}`)).size).toBe(1)
})

describe('a page of new pictures', () => {
  const limited = useApp({ settings: { rateLimit: true, trustProxy: ['127.0.0.1'] } })
  const visit = (path: string, visitor: string) => fetchFile(limited, path, { 'x-forwarded-for': visitor })

  it('is shown completely, and keeps no other visitor waiting', async () => {
    const urls: string[] = []
    for (let seed = 20; seed < 35; seed++) {
      const uploaded = await upload(limited, await picture({ width: 400, seed }))
      for (const { url } of Object(dataOf(uploaded)).variants) urls.push(url)
    }
    const [other = '', ...page] = urls.reverse()
    expect(page.length).toBeGreaterThan(40)
    let shown = 0
    const first = page.map(async (url) => {
      const { status } = await visit(url, '198.51.100.1')
      shown++
      return status
    })
    expect((await visit(other, '198.51.100.2')).status).toBe(200)
    expect(shown).toBeLessThan(20)
    expect(new Set(await Promise.all(first))).toEqual(new Set([200]))
  })
})

it('answers HEAD without bytes', async () => {
  const response = await fetch(app.origin + image.url, { method: 'HEAD' })
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 0])
  expect(Number(response.headers.get('content-length'))).toBeGreaterThan(100)
})

it('ends the link to an original after a quarter of an hour', async () => {
  const list = await app.request(
    'GET',
    `/api/media?sha256=${pdf.sha256}&fields=originalUrl`,
    app.as('author'),
  )
  const [{ originalUrl }] = Object(list.json).data
  expect((await fetchFile(app, originalUrl)).bytes.equals(PDF)).toBe(true)
  app.clock.advance(599)
  expect((await fetchFile(app, originalUrl)).status).toBe(200)
  app.clock.advance(302)
  expect((await fetchFile(app, originalUrl)).status).toBe(404)
})
