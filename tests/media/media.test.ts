import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { dataOf } from '../resources/resource.ts'
import { pixel } from '../support/form.ts'
import { outcome } from '../support/outcome.ts'
import { recordsOf } from '../support/pages.ts'
import { picture } from '../support/pictures.ts'
import { useApp } from '../support/use-app.ts'
import { fetchFile, sha256Of, upload } from './use-media.ts'

const app = useApp()
const author = app.as('author')

async function uploaded(bytes: Buffer, options: Parameters<typeof upload>[2] = {}) {
  const response = await upload(app, bytes, options)
  expect(outcome(response)).toBe('201')
  return { at: String(response.headers.location), record: Object(dataOf(response)) }
}

/** A PNG whose header says that it has 3,600 million pixels. */
function hugePicture(): Buffer {
  const bytes = pixel('huge')
  for (const at of [16, 20]) bytes.writeUInt32BE(60_000, at)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

const read = async (at: string, role: 'author' | 'viewer' = 'author') =>
  Object(dataOf(await app.request('GET', at, app.as(role))))

describe('createMedia', () => {
  it('stores a picture with its texts, and serves its variants and its original', async () => {
    const bytes = await picture({ width: 900, height: 600 })
    const texts = { altText: 'Red and blue', caption: '', sha256: sha256Of(bytes).toUpperCase() }
    const { at, record } = await uploaded(bytes, { texts, name: 'x/y.png' })
    expect(record).toMatchObject({
      filename: 'y.png',
      contentType: 'image/png',
      size: bytes.length,
      sha256: sha256Of(bytes),
      kind: 'image',
      altText: 'Red and blue',
      caption: null,
      credit: null,
      image: { width: 900, height: 600, focalPoint: null },
      createdBy: { id: app.users.author.id },
      version: 1,
    })
    const { originalUrl, ...others } = await read(at)
    expect(others).toEqual(record)
    expect(await read(at, 'viewer')).toEqual(record)
    for (const { url, width, height, contentType } of record.variants) {
      const file = await fetchFile(app, url)
      expect([file.status, file.headers['content-type']]).toEqual([200, contentType])
      const found = await sharp(file.bytes).metadata()
      expect([url, found.width, found.height]).toEqual([url, width, height])
    }
    expect((await fetchFile(app, originalUrl)).bytes).toEqual(bytes)
  })

  it('stores nothing when the digest does not match', async () => {
    const bytes = await picture({ seed: 1 })
    const refused = await upload(app, bytes, { texts: { sha256: '0'.repeat(64) } })
    expect(outcome(refused)).toBe('422 validation_failed (/sha256 digest)')
    const found = await app.request('GET', `/api/media?sha256=${sha256Of(bytes)}`, author)
    expect(recordsOf(found)).toEqual([])
  })

  it('creates one record for one Idempotency-Key, and refuses other bytes or texts', async () => {
    const headers = { 'idempotency-key': 'upload-1' }
    const bytes = await picture({ seed: 2 })
    const first = await upload(app, bytes, { headers })
    const again = await upload(app, bytes, { headers })
    expect(again.headers['idempotency-replayed']).toBe('true')
    expect(dataOf(again)).toEqual(dataOf(first))
    for (const options of [
      { headers, texts: { caption: 'B' } },
      { headers, bytes: pixel('other') },
    ])
      expect(outcome(await upload(app, Object(options).bytes ?? bytes, options))).toBe(
        '422 idempotency_key_reused',
      )
  })

  it('lets two records share their bytes, until the last of them is deleted', async () => {
    const bytes = await picture({ seed: 3 })
    const [one, other] = [await uploaded(bytes), await uploaded(bytes)]
    const path = one.record.variants[0].url
    expect((await fetchFile(app, path)).status).toBe(200)
    expect(outcome(await app.request('DELETE', one.at, author))).toBe('200')
    const { originalUrl } = await read(other.at)
    expect((await fetchFile(app, originalUrl)).bytes).toEqual(bytes)
    expect(outcome(await app.request('DELETE', other.at, author))).toBe('200')
    expect((await fetchFile(app, originalUrl)).status).toBe(404)
    expect((await fetchFile(app, path)).status).toBe(404)
  })

  it('is refused without a file, which an empty part is not', async () => {
    const empty = await upload(app, Buffer.alloc(0), { name: 'a.png' })
    expect(outcome(empty)).toBe('422 validation_failed (/file required)')
  })

  it('is refused to viewers, and to keys without its scope', async () => {
    expect(outcome(await upload(app, pixel('a'), { role: 'viewer' }))).toBe('403 permission_denied')
  })
})

describe('updateMedia', () => {
  it('lets the focal point decide every crop, at another address', async () => {
    const { at, record } = await uploaded(await picture({ width: 1000, height: 400, seed: 4 }))
    const json = { focalPoint: { x: 0, y: 50 } }
    const headers = { 'if-match': (await app.request('GET', at, author)).headers.etag ?? '' }
    const changed = Object(dataOf(await app.request('PATCH', at, { ...author, json, headers })))
    expect(changed.image.focalPoint).toEqual(json.focalPoint)
    const urlOf = (one: { variants: { name: string; url: string }[] }) =>
      one.variants.find(({ name }) => name === 'thumbnail.webp')?.url ?? ''
    expect(urlOf(changed)).not.toBe(urlOf(record))
    const { data } = await sharp((await fetchFile(app, urlOf(changed))).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true })
    // the left half is red, and nothing of the blue half is left
    expect(data.at(-3)).toBeGreaterThan(150)
    expect((await fetchFile(app, urlOf(record).replace('.webp', '.11-12.webp'))).status).toBe(404)
  })

  it('keeps the crop around the centre, which rich text may show', async () => {
    const { at, record } = await uploaded(await picture({ width: 900, height: 400, seed: 31 }))
    const json = { focalPoint: { x: 100, y: 100 } }
    expect(outcome(await app.request('PATCH', at, { ...author, json, headers: { 'if-match': '*' } }))).toBe(
      '200',
    )
    const { url } = record.variants.find(({ name }: { name: string }) => name === 'thumbnail.webp')
    expect((await fetchFile(app, url)).status).toBe(200)
  })

  it.each<[unknown, string]>([
    [{ x: 100, y: 1.5 }, '/focalPoint/y type'],
    [{ x: 'a', y: null }, '/focalPoint/x type, /focalPoint/y type'],
    [{ x: 101, y: 1.5 }, '/focalPoint/x maximum, /focalPoint/y type'],
    [{ x: 1 }, '/focalPoint/y required'],
    [5, '/focalPoint type'],
  ])('points at what is wrong with the focal point %j', async (focalPoint, errors) => {
    const { at } = await uploaded(await picture({ width: 90, height: 40, seed: 7 }))
    const options = { ...author, json: { focalPoint }, headers: { 'if-match': '*' } }
    expect(outcome(await app.request('PATCH', at, options))).toBe(`422 validation_failed (${errors})`)
  })

  it.each([
    ['a/b\\c\r\nd.pdf', 'c d.pdf'],
    ['../../x.pdf', 'x.pdf'],
    ['a/', 'a_'],
    ['\\', '_'],
  ])('names a file %j without folders and lines: %s', async (filename, name) => {
    const { at } = await uploaded(Buffer.from('%PDF-1.7\n%%EOF'), { name: 'a.pdf' })
    const rename = (value: string) =>
      app.request('PATCH', at, { ...author, json: { filename: value }, headers: { 'if-match': '*' } })
    expect(dataOf(await rename(filename))).toMatchObject({ filename: name })
    expect(await read(at)).toMatchObject({ filename: name })
  })

  it('is refused to other authors', async () => {
    const { at } = await uploaded(pixel('own'))
    const { token } = await app.addUser('another-author', 'author')
    const options = { token, json: { caption: 'x' }, headers: { 'if-match': '*' } }
    expect(outcome(await app.request('PATCH', at, options))).toBe('403 permission_denied')
  })
})

describe('replaceMediaContent', () => {
  it('keeps the id and the texts, and gives the new bytes new addresses', async () => {
    const { at, record } = await uploaded(await picture({ seed: 5 }), { texts: { altText: 'Kept' } })
    const bytes = await picture({ seed: 6, width: 80 })
    const replaced = await upload(app, bytes, { at, headers: { 'if-match': '"1"' }, name: 'b.png' })
    expect(dataOf(replaced)).toMatchObject({
      id: record.id,
      altText: 'Kept',
      sha256: sha256Of(bytes),
      version: 2,
    })
    expect((await fetchFile(app, record.url)).status).toBe(404)
    const late = await upload(app, pixel('late'), { at, headers: { 'if-match': '"1"' } })
    expect(outcome(late)).toBe('412 precondition_failed')
    const pdf = await upload(app, Buffer.from('%PDF-1.7\n%%EOF'), { at, headers: { 'if-match': '*' } })
    expect(outcome(pdf)).toBe('422 validation_failed (/file sameKind)')
    const html = await upload(app, Buffer.from('<html>'), { at, headers: { 'if-match': '*' } })
    expect(outcome(html)).toBe('415 media_type_refused')
    const bomb = await upload(app, hugePicture(), { at, headers: { 'if-match': '*' } })
    expect(outcome(bomb)).toBe('422 image_too_large')
    expect(await read(at)).toMatchObject({ sha256: sha256Of(bytes), version: 2 })
  })

  it('is refused while rich text shows the old bytes, unless another record has them', async () => {
    const bytes = await picture({ seed: 32 })
    const { at, record } = await uploaded(bytes)
    const replace = async (seed: number) =>
      outcome(await upload(app, await picture({ seed }), { at, headers: { 'if-match': '*' } }))
    const body = `<p><img src="${record.url}" alt="It"></p>`
    const json = { title: 'Shows it', body, coverImageId: record.id }
    const post = await app.request('POST', '/api/posts', { ...author, json })
    expect(outcome(post)).toBe('201')
    expect(await replace(33)).toBe('409 in_use')
    expect((await fetchFile(app, record.url)).status).toBe(200)
    const other = await uploaded(bytes)
    expect(await replace(33)).toBe('200')
    expect((await fetchFile(app, record.url)).status).toBe(200)
    expect(outcome(await app.request('DELETE', other.at, author))).toBe('409 in_use')
    // a reference by its id shows the new bytes
    const cover = Object(dataOf(await app.request('GET', String(post.headers.location), author))).coverImage
    expect(cover.url).not.toBe(record.url)
    expect(await replace(34)).toBe('200')
  })
})

describe('deleteMedia', () => {
  it('leaves what rich text shows to one of two records with the same bytes', async () => {
    for (let seed = 40; seed < 48; seed++) {
      const bytes = await picture({ seed })
      const [one, two] = [await uploaded(bytes), await uploaded(bytes)]
      const json = { title: 'Shows it', body: `<p><img src="${one.record.url}" alt="It"></p>` }
      await app.request('POST', '/api/posts', { ...author, json })
      const gone = await Promise.all([one, two].map(({ at }) => app.request('DELETE', at, author)))
      expect(gone.map(outcome).sort()).toEqual(['200', '409 in_use'])
    }
  })

  it('is refused while a record uses the file by its id, in a list of ids or in rich text', async () => {
    const editor = app.as('editor')
    const { at, record } = await uploaded(await picture({ seed: 7 }))
    const unused = async () =>
      recordsOf(await app.request('GET', `/api/media?unused=true&ids=${record.id}`, author)).length
    const product = { name: 'Mug', price: 3 }
    const post = { title: 'A', body: '<p>B</p>' }
    const users: [string, object][] = [
      ['/api/products', { ...product, coverImageId: record.id }],
      ['/api/products', { ...product, imageIds: [record.id] }],
      ['/api/posts', { ...post, coverImageId: record.id }],
      ['/api/posts', { ...post, body: `<p><img src="${record.url}"></p>` }],
    ]
    for (const [path, json] of users) {
      expect(await unused()).toBe(1)
      const user = await app.request('POST', path, { ...editor, json })
      expect(outcome(user)).toBe('201')
      if ('coverImageId' in json) expect(Object(dataOf(user)).coverImage).toMatchObject({ id: record.id })
      if ('imageIds' in json) expect(Object(dataOf(user)).images).toMatchObject([{ id: record.id }])
      if ('body' in json) expect(Object(dataOf(user)).body).toBe(json.body)
      const refused = await app.request('DELETE', at, author)
      expect([json, outcome(refused)]).toEqual([json, '409 in_use'])
      expect(refused.text).toContain(path.split('/')[2])
      expect(await unused()).toBe(0)
      await app.request('DELETE', String(user.headers.location), editor)
    }
    expect(outcome(await app.request('DELETE', at, author))).toBe('200')
  })

  it('tells clients that cannot upload files nothing of hidden records that use one', async () => {
    const { record } = await uploaded(await picture({ seed: 8 }))
    const { key } = await app.issueKey({ scopes: ['media:read'], publishable: true })
    const path = `/api/media?unused=true&ids=${record.id}`
    const unusedFor = async () => {
      const clients = [author, app.as('viewer'), { apiKey: key }]
      const lists = await Promise.all(clients.map((client) => app.request('GET', path, client)))
      return lists.map((list) => recordsOf(list).length)
    }
    expect(await unusedFor()).toEqual([1, 1, 1])
    const json = { title: 'A', body: `<p><img src="${record.url}"></p>`, coverImageId: record.id }
    const post = await app.request('POST', '/api/posts', { ...app.as('editor'), json })
    expect(await unusedFor()).toEqual([0, 1, 1])
    const published = { ...app.as('editor'), json: { status: 'published' }, headers: { 'if-match': '*' } }
    expect(outcome(await app.request('PATCH', String(post.headers.location), published))).toBe('200')
    expect(await unusedFor()).toEqual([0, 0, 0])
  })

  it('keeps other files than pictures out of the places of pictures', async () => {
    const { record } = await uploaded(Buffer.from('%PDF-1.7\n%%EOF'), { name: 'menu.pdf' })
    const json = { name: 'Mug', price: 3, coverImageId: record.id }
    const refused = await app.request('POST', '/api/products', { ...app.as('editor'), json })
    expect(outcome(refused)).toBe('422 validation_failed (/coverImageId exists)')
  })
})
