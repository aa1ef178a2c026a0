import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { BACKUP_MARK, incomingFolder, mediaFolder } from '../../src/config/data-folder.ts'
import { collectMedia } from '../../src/resources/media/collection.ts'
import { FolderStorage } from '../../src/storage/folder.ts'
import { original, pendingDeletion } from '../../src/storage/names.ts'
import { dataOf } from '../resources/resource.ts'
import { outcome } from '../support/outcome.ts'
import { picture } from '../support/pictures.ts'
import { useApp } from '../support/use-app.ts'
import { fetchFile, sha256Of, upload } from './use-media.ts'

const app = useApp()
const author = app.as('author')
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR

const collect = (after: number) => collectMedia(app.context, Date.now() + after)
const names = async () => {
  const found = []
  for await (const { name } of app.context.media.storage.list()) found.push(name)
  return found
}

/** Bytes whose record was deleted. */
async function orphan(seed: number) {
  const bytes = await picture({ seed, width: 500 })
  const created = await upload(app, bytes)
  await fetchFile(app, Object(dataOf(created)).url)
  expect(outcome(await app.request('DELETE', String(created.headers.location), author))).toBe('200')
  return { bytes, name: original(sha256Of(bytes)), laid: pendingDeletion(sha256Of(bytes)) }
}

it('removes bytes a day after they were set aside, and those are a day old at least', async () => {
  const { name, laid } = await orphan(100)
  await collect(23 * HOUR)
  expect(await names()).toContain(name)
  await collect(25 * HOUR)
  const left = await names()
  expect([left.includes(name), left.includes(laid)]).toEqual([false, true])
  await collect(23 * HOUR)
  expect(await names()).toContain(laid)
  await collect(25 * HOUR)
  expect((await names()).filter((one) => one.includes(laid.slice(6)))).toEqual([])
})

it('keeps the bytes of records for ever', async () => {
  const bytes = await picture({ seed: 101 })
  const created = await upload(app, bytes)
  await collect(1000 * DAY)
  const { originalUrl } = Object(dataOf(await app.request('GET', String(created.headers.location), author)))
  expect((await fetchFile(app, originalUrl)).bytes).toEqual(bytes)
})

it('brings bytes back that are uploaded again, or that a record has again', async () => {
  const { bytes, name, laid } = await orphan(102)
  await collect(25 * HOUR)
  const created = await upload(app, bytes)
  await app.context.media.storage.remove(name)
  const { originalUrl } = Object(dataOf(await app.request('GET', String(created.headers.location), author)))
  expect((await fetchFile(app, originalUrl)).bytes).toEqual(bytes)
  expect((await fetchFile(app, Object(dataOf(created)).url)).status).toBe(200)
  await collect(50 * HOUR)
  const left = await names()
  expect([left.includes(name), left.includes(laid)]).toEqual([true, false])
})

it('keeps bytes that it sets aside for a day, although older ones were aside already', async () => {
  const { bytes, name, laid } = await orphan(108)
  await collect(25 * HOUR)
  const file = join(app.settings.dataDir, 'again')
  await writeFile(file, bytes)
  await app.context.media.storage.put(name, file)
  class OriginalsFirst extends FolderStorage {
    override async *list() {
      const all = []
      for await (const listed of super.list()) all.push(listed)
      yield* all.sort((one, other) => Number(other.name === name) - Number(one.name === name))
    }
  }
  const { context } = app
  const media = { ...context.media, storage: new OriginalsFirst(mediaFolder(app.settings.dataDir)) }
  await collectMedia({ ...context, media }, Date.now() + 25 * HOUR)
  const left = await names()
  expect([left.includes(name), left.includes(laid)]).toEqual([false, true])
})

it('serves bytes that are brought back while they are looked for', async () => {
  const { storage } = app.context.media
  const bytes = Buffer.from('%PDF-1.7\nbrought back\n%%EOF')
  const { url, sha256 } = Object(dataOf(await upload(app, bytes, { name: 'a.pdf' })))
  await storage.move(original(sha256), pendingDeletion(sha256))
  vi.spyOn(storage, 'open').mockImplementationOnce(async () => {
    await storage.move(pendingDeletion(sha256), original(sha256))
    return undefined
  })
  expect((await fetchFile(app, url)).bytes).toEqual(bytes)
})

it('goes on without an error if several replicas begin at once', async () => {
  const orphans = [await orphan(104), await orphan(106), await orphan(107)]
  const collections = await Promise.allSettled(Array.from({ length: 4 }, () => collect(25 * HOUR)))
  expect(new Set(collections.map(({ status }) => status))).toEqual(new Set(['fulfilled']))
  const left = await names()
  expect(orphans.filter(({ name }) => left.includes(name))).toEqual([])
})

it('stops moving and removing when a backup begins', async () => {
  const { name } = await orphan(105)
  const folder = mediaFolder(app.settings.dataDir)
  const mark = join(incomingFolder(folder), `begins${BACKUP_MARK}`)
  class ListedBefore extends FolderStorage {
    override async *list() {
      yield* super.list()
      await writeFile(mark, '')
    }
  }
  const { context } = app
  const media = { ...context.media, storage: new ListedBefore(folder) }
  await collectMedia({ ...context, media }, Date.now() + 25 * HOUR)
  expect(await names()).toContain(name)
  await rm(mark)
})

it('removes nothing while a backup runs, and what killed processes have left after a day', async () => {
  const folder = mediaFolder(app.settings.dataDir)
  const { name } = await orphan(103)
  const incoming = incomingFolder(folder)
  await mkdir(incoming, { recursive: true })
  const mark = join(incoming, `x${BACKUP_MARK}`)
  await writeFile(mark, '')
  await collect(25 * HOUR)
  expect(await names()).toContain(name)
  await utimes(mark, new Date(0), new Date(0))
  const debris = join(incoming, 'x.upload')
  await writeFile(debris, 'x')
  await collect(HOUR)
  expect(await readdir(incoming)).toContain('x.upload')
  await collect(25 * HOUR)
  expect(await readdir(incoming)).toEqual([])
  expect(await names()).not.toContain(name)
})
