import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { Agent } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ApiKeyCreate } from '../../generated/openapi.ts'
import { type Program, startProgram } from '../process/program.ts'
import { type Client, createClient } from '../support/client.ts'
import { exchange, type WireRequest } from '../support/client-wire.ts'
import { form, pixel } from '../support/form.ts'
import { documentedBlock, prepareVarnish } from '../support/varnish.ts'
import { atEnd, sharedFolder, startDaemon } from './support/daemon.ts'

const ADMIN_PASSWORD = 'long enough for anybody'
const READS = 10_000
/** Milliseconds within which a change must reach readers. */
const FRESH_WITHIN = 2_000

let service: Program
let origin: string
let cacheOrigin: string
let direct: Client
let token: string
let publishable: string

async function issue(json: Omit<ApiKeyCreate, 'name'>): Promise<string> {
  const { data } = await direct.call('createApiKey', { token, json: { name: 'Cache', ...json } })
  return data.key
}

beforeAll(async () => {
  const folder = await sharedFolder()
  service = startProgram({
    DATA_DIR: join(folder, 'data'),
    ADMIN_PASSWORD,
    CDN_SECONDS: '600',
    TRUST_PROXY: '1',
    RATE_LIMIT: 'off',
  })
  atEnd(async () => service.signal('SIGTERM'))
  origin = await service.origin
  direct = createClient(origin)
  const login = await direct.call('login', { json: { username: 'admin', password: ADMIN_PASSWORD } })
  token = login.data.accessToken
  publishable = await issue({ scopes: ['posts:read'], publishable: true })
  cacheOrigin = await startCache(folder, origin)
  await writeFile(join(folder, 'purge.mjs'), await documentedBlock('js'))
  const follower = spawn(process.execPath, [join(folder, 'purge.mjs')], {
    env: {
      CMS_URL: origin,
      CACHE_URL: cacheOrigin,
      API_KEY: await issue({ scopes: ['products:read', 'posts:read', 'media:read'] }),
    },
    stdio: 'inherit',
  })
  atEnd(async () => follower.kill())
})

/** Varnish, as PRODUCTION.md configures it. @returns its origin */
async function startCache(folder: string, service: string, seconds?: string): Promise<string> {
  const { command, port } = await prepareVarnish(folder, service, seconds)
  await startDaemon(command, port)
  return `http://127.0.0.1:${port}`
}

const agent = new Agent({ keepAlive: true })
atEnd(async () => agent.destroy())

/** The cache adds headers of its own, so its responses are not judged by the contract. */
async function fromCache(path: string, options: WireRequest = {}, cache = cacheOrigin) {
  const { status, pairs, text } = await exchange(agent, cache, 'GET', path, options)
  return { status, text, hits: Number(Object.fromEntries(pairs)['x-cache-hits']) }
}

/** Reads until the cache serves a stored response. */
async function untilStored(path: string, options: WireRequest): Promise<void> {
  for (let count = 0; count < 20; count++) {
    if ((await fromCache(path, options)).hits > 0) return
    await wait(50)
  }
  throw new Error(`${path} is never served from the cache`)
}

async function within(milliseconds: number, holds: () => Promise<boolean>): Promise<boolean> {
  const end = Date.now() + milliseconds
  while (Date.now() < end) {
    if (await holds()) return true
    await wait(50)
  }
  return false
}

describe('a shared cache', () => {
  it('serves products and posts without the service, and anew within 2 s of a change', async () => {
    const { data: product } = await direct.call('createProduct', {
      token,
      json: { name: 'Lamp', price: '1.00' },
    })
    const json = { title: 'News', body: '<p>x</p>', status: 'published' } as const
    const { data: post } = await direct.call('createPost', { token, json })
    // purges of these two are over
    await wait(2 * FRESH_WITHIN)
    const reader = { apiKey: publishable }
    const paths = [`/api/products/${product.id}`, '/api/products', `/api/posts/${post.id}`, '/api/posts']
    for (const path of paths) await untilStored(path, reader)
    await direct.call('updateProduct', {
      token,
      params: { productId: product.id },
      json: { name: 'Torch' },
      headers: { 'if-match': `"${product.version}"` },
    })
    await direct.call('updatePost', {
      token,
      params: { postId: post.id },
      json: { title: 'Late news' },
      headers: { 'if-match': `"${post.version}"` },
    })
    for (const [index, path] of paths.entries()) {
      const word = index < 2 ? 'Torch' : 'Late news'
      const isFresh = async () => (await fromCache(path, reader)).text.includes(word)
      expect(await within(FRESH_WITHIN, isFresh), path).toBe(true)
    }
  })

  it('serves a record anew within 2 s when what it shows of another one changes', async () => {
    const { data: category } = await direct.call('createCategory', { token, json: { name: 'Lamps' } })
    const json = { name: 'Lamp', price: '1.00', categoryIds: [category.id] }
    const { data: product } = await direct.call('createProduct', { token, json })
    const media = await direct.request('POST', '/api/media', { token, ...form({ bytes: pixel('Lamp') }) })
    const { id: mediaId } = Object(media.json).data
    const news = { title: 'Lamps', body: '<p>x</p>', status: 'published', coverImageId: mediaId } as const
    const { data: post } = await direct.call('createPost', { token, json: news })
    await wait(2 * FRESH_WITHIN)
    const reader = { apiKey: publishable }
    const paths = [`/api/products/${product.id}`, `/api/posts/${post.id}`]
    for (const path of paths) await untilStored(path, reader)
    const headers = { 'if-match': '*' }
    const renamed = { token, headers, params: { categoryId: category.id }, json: { name: 'Torches' } }
    await direct.call('updateCategory', renamed)
    const told = { token, headers, params: { mediaId }, json: { altText: 'A torch' } }
    await direct.call('updateMedia', told)
    for (const [index, path] of paths.entries()) {
      const word = ['Torches', 'A torch'][index] ?? ''
      const isFresh = async () => (await fromCache(path, reader)).text.includes(word)
      expect(await within(FRESH_WITHIN, isFresh), path).toBe(true)
    }
  })

  it('serves what it has while the service is stopped', async () => {
    await untilStored('/api/products', {})
    service.signal('SIGSTOP')
    try {
      for (let count = 0; count < 20; count++) {
        const { status, hits } = await fromCache('/api/products')
        expect({ status, isHit: hits > 0 }).toEqual({ status: 200, isHit: true })
      }
    } finally {
      service.signal('SIGCONT')
    }
  })

  it('serves what has expired while the service is gone, and no error in its place', async () => {
    const folder = await sharedFolder()
    const settings = { DATA_DIR: join(folder, 'data'), CDN_SECONDS: '1', TRUST_PROXY: '1', RATE_LIMIT: 'off' }
    const served = startProgram(settings)
    const cache = await startCache(folder, await served.origin, '1s')
    const read = async () => (await fromCache('/api/products', {}, cache)).status
    expect(await within(10_000, async () => (await fromCache('/api/products', {}, cache)).hits > 0)).toBe(
      true,
    )
    served.signal('SIGKILL')
    await served.ended
    const end = Date.now() + 6_000
    while (Date.now() < end) {
      expect(await read()).toBe(200)
      await wait(200)
    }
  })

  it('gives nobody what another client got', async () => {
    const { data: draft } = await direct.call('createProduct', {
      token,
      json: { name: 'Secret draft', price: '1.00', status: 'draft' },
    })
    await wait(2 * FRESH_WITHIN)
    const secret = await issue({ scopes: ['posts:read', 'products:write'] })
    const clients = [
      {},
      { token },
      { apiKey: publishable },
      { apiKey: secret },
      { token: 'nonsense' },
      { apiKey: 'x' },
    ]
    const languages = ['en', 'de', 'fr', 'es']
    const paths = [
      '/api/products?status=draft',
      `/api/products/${draft.id}`,
      '/api/products',
      '/api/posts',
      '/api/tags',
      '/api/users',
      '/api/auth/me',
    ]
    const expected = new Map<string, string>()
    /** What differs between any two responses. */
    const essence = (text: string) => text.replace(/"requestId":"[^"]+"/, '')
    for (let count = 0; count < READS; count++) {
      const client = count % clients.length
      const path = paths[Math.floor(Math.random() * paths.length)] ?? ''
      const language = languages[Math.floor(Math.random() * languages.length)] ?? ''
      const options = { ...clients[client], headers: { 'accept-language': language } }
      const key = `${client} ${language} ${path}`
      const known = expected.get(key) ?? essence((await direct.request('GET', path, options)).text)
      expected.set(key, known)
      expect(essence((await fromCache(path, options)).text), key).toBe(known)
    }
  })
})
