import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { expect } from 'vitest'
import { original } from '../../src/storage/names.ts'
import { openStorage } from '../../src/storage/storage.ts'
import { seeded } from '../media/hostile-files.ts'
import { fetchFile, sha256Of } from '../media/use-media.ts'
import { dataOf } from '../resources/resource.ts'
import type { ApiResponse } from '../support/client.ts'
import { form } from '../support/form.ts'
import { picture } from '../support/pictures.ts'
import { end, type Served, SIGN_IN, serve } from './operator.ts'

/** Milliseconds after the start of the work until the latest kill. */
const LATEST = 1_500

export interface Kills {
  /** Of the service; with a store that outlives it. */
  readonly settings: Readonly<Record<string, string>>
  readonly kills: number
  readonly seed: number
}

/**
 * Kills the service at moments of uploads, replacements and deletions, and starts it again: each record has
 * its bytes, what was acknowledged is there, and no file of the store is a part of one.
 *
 * @returns how many requests were acknowledged
 */
export async function killWhileUploading({ settings, kills, seed }: Kills): Promise<number> {
  const random = seeded(seed)
  /** The digests of acknowledged records by their ids. */
  const acknowledged = new Map<number, string>()
  let answered = 0
  for (let kill = 0; kill < kills; kill++) {
    const served = await serve(settings)
    const token = await signIn(served)
    await verify(served, token, acknowledged)
    const pictures = await Promise.all([0, 1].map((one) => picture({ width: 300, seed: kill * 2 + one })))
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    const working = [undefined, pictures].map((some) => work(served, token, acknowledged, begin, some))
    await Promise.race([begun, Promise.all(working)])
    await sleep(Math.floor(random() * LATEST))
    served.program.signal('SIGKILL')
    for (const count of await Promise.all(working)) answered += count
    await served.program.ended
    served.client.close()
  }
  const served = await serve(settings)
  await verify(served, await signIn(served), acknowledged)
  await end(served)
  await verifyStore(settings)
  return answered
}

const signIn = async ({ client }: Served): Promise<string> =>
  (await client.call('login', { json: SIGN_IN })).data.accessToken

/** Creates, replaces and deletes files until the service is gone. @returns how many requests it answered */
async function work(
  { client }: Served,
  token: string,
  acknowledged: Map<number, string>,
  onAnswer: () => void,
  pictures?: readonly Buffer[],
) {
  let answered = 0
  const pdf = () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(400_000), Buffer.from('\n%%EOF')])
  const content = () => ({ bytes: pictures?.[answered % 2] ?? pdf(), name: 'a.bin' })
  const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, file?: ReturnType<typeof content>) => {
    const made = file && form(file)
    const headers = { ...made?.headers, ...(method === 'PUT' && { 'if-match': '*' }) }
    const response = await client.request(method, path, { token, ...(made && { body: made.body }), headers })
    answered++
    onAnswer()
    expect(response.status).toBeLessThan(300)
    return response
  }
  try {
    for (;;) {
      const first = content()
      const { id, url } = Object(dataOf(await send('POST', '/api/media', first)))
      acknowledged.set(id, sha256Of(first.bytes))
      if (pictures) await client.request('GET', url)
      const second = content()
      // whether it happens is not known until it is acknowledged
      acknowledged.delete(id)
      await send('PUT', `/api/media/${id}/content`, second)
      acknowledged.set(id, sha256Of(second.bytes))
      if (answered % 5 === 0) continue
      acknowledged.delete(id)
      await send('DELETE', `/api/media/${id}`)
    }
  } catch (error) {
    // the connection to the killed service; anything else is a failure
    if (!(error instanceof Error && ('code' in error || /socket|connection/i.test(error.message))))
      throw error
  }
  return answered
}

async function verify({ client, program }: Served, token: string, acknowledged: ReadonlyMap<number, string>) {
  const origin = await program.origin
  const found = new Map<number, string>()
  let path: string | undefined = '/api/media?limit=100'
  while (path !== undefined) {
    const page: ApiResponse = await client.request('GET', path, { token })
    expect(page.status).toBe(200)
    for (const { id, sha256, size, originalUrl, variants } of Object(page.json).data) {
      found.set(id, sha256)
      const { status, bytes } = await fetchFile({ origin }, originalUrl)
      expect([id, status, bytes.length, sha256Of(bytes)]).toEqual([id, 200, size, sha256])
      const shown = variants[0] && (await fetchFile({ origin }, variants[0].url))
      if (!shown) continue
      expect(shown.status).toBe(200)
      expect((await sharp(shown.bytes, { failOn: 'warning' }).toBuffer()).length).toBeGreaterThan(0)
    }
    path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1]
  }
  for (const [id, sha256] of acknowledged) expect([id, found.get(id)]).toEqual([id, sha256])
}

/** All bytes in the store are those of their name. */
async function verifyStore({ DATA_DIR = '', MEDIA_URL }: Readonly<Record<string, string>>) {
  const storage = await openStorage({ dataDir: DATA_DIR, mediaUrl: MEDIA_URL })
  for await (const { name } of storage.list()) {
    const digest = name.slice(0, 64)
    if (name !== original(digest)) continue
    const found = await storage.withLocal(name, async (file) => sha256Of(await readFile(file)))
    expect(found).toBe(digest)
  }
  storage.close()
}
