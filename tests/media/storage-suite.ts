import { randomBytes } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { original, pendingDeletion } from '../../src/storage/names.ts'
import type { ByteRange, Storage } from '../../src/storage/store.ts'
import { sha256Of } from './use-media.ts'

/** Beyond it, the folder streams a file. */
const SIZES = [0, 1, 5_000, 300_000]

/** What every store must do. */
export function describeStorage(open: () => Promise<Storage>): void {
  let storage: Storage
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage.close())

  async function put(bytes: Buffer, name = original(sha256Of(bytes))): Promise<string> {
    const file = join(tmpdir(), `cms-put-${sha256Of(randomBytes(16))}`)
    await writeFile(file, bytes)
    await storage.put(name, file)
    await rm(file)
    return name
  }

  async function read(name: string, range?: ByteRange): Promise<Buffer | undefined> {
    const file = await storage.open(name)
    const content = await file?.read(range)
    return content === undefined || Buffer.isBuffer(content) ? content : buffer(content)
  }

  async function listed(digest: string) {
    const found = []
    for await (const file of storage.list()) if (file.name.includes(digest)) found.push(file)
    return found
  }

  it.each(SIZES)('stores %i bytes, and reads all of them or a part', async (size) => {
    const bytes = randomBytes(size)
    const name = await put(bytes)
    const file = await storage.open(name)
    expect(file).toMatchObject({ size, tag: expect.stringMatching(/^[\w-]+$/) })
    await file?.close()
    if (size === 0) return
    expect(await read(name)).toEqual(bytes)
    const range = { start: Math.floor(size / 3), end: size - 1 }
    expect(await read(name, range)).toEqual(bytes.subarray(range.start))
    expect(await read(name, { start: 0, end: 0 })).toEqual(bytes.subarray(0, 1))
  })

  it('gives the same tag for the same file, and finds none that is not there', async () => {
    const name = await put(randomBytes(100))
    const tags = []
    for (let count = 0; count < 2; count++) {
      const file = await storage.open(name)
      tags.push(file?.tag)
      await file?.close()
    }
    expect(tags[0]).toBe(tags[1])
    const missing = original(sha256Of(randomBytes(9)))
    expect(await storage.open(missing)).toBeUndefined()
    expect(await storage.withLocal(missing, async () => 1)).toBeUndefined()
    await storage.remove(missing)
  })

  it('replaces a file as a whole: readers get one or the other', async () => {
    const digest = sha256Of(randomBytes(16))
    const name = `${digest}/small.webp`
    const contents = [1, 2].map((value) => Buffer.alloc(400_000, value))
    await put(Buffer.alloc(400_000, 1), name)
    const writing = Promise.all(
      Array.from({ length: 6 }, (_, index) => put(contents[index % 2] ?? Buffer.alloc(0), name)),
    )
    for (let count = 0; count < 20; count++) {
      const found = await read(name)
      expect(contents.some((one) => found?.equals(one))).toBe(true)
    }
    await writing
    expect(await listed(digest)).toHaveLength(1)
  })

  it('lends a local copy, which it keeps no longer than the work', async () => {
    const bytes = randomBytes(200_000)
    const name = await put(bytes)
    expect(await storage.withLocal(name, (file) => readFile(file))).toEqual(bytes)
    await expect(storage.withLocal(name, () => Promise.reject(new Error('x')))).rejects.toThrow('x')
    expect(await read(name)).toEqual(bytes)
  })

  it('moves a file, which then has the time of now, lists and removes it', async () => {
    const bytes = randomBytes(50)
    const digest = sha256Of(bytes)
    const name = await put(bytes)
    await put(bytes, `${digest}/thumbnail.10-20.webp`)
    expect((await listed(digest)).map((file) => file.name).sort()).toEqual([
      name,
      `${digest}/thumbnail.10-20.webp`,
    ])
    await storage.move(name, pendingDeletion(digest))
    expect(await read(name)).toBeUndefined()
    expect(await read(pendingDeletion(digest))).toEqual(bytes)
    const [moved] = (await listed(digest)).filter((file) => file.name === pendingDeletion(digest))
    expect(Math.abs(Number(moved?.modifiedAt) - Date.now())).toBeLessThan(60_000)
    await storage.remove(pendingDeletion(digest))
    await storage.remove(`${digest}/thumbnail.10-20.webp`)
    expect(await listed(digest)).toEqual([])
  })
}
