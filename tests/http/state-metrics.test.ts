import { beforeAll, describe, expect, inject, it } from 'vitest'
import { Prisma } from '../../generated/prisma/client.ts'
import { handlers } from '../../src/resources/index.ts'
import { upload } from '../media/use-media.ts'
import { pixel } from '../support/form.ts'
import { holdConnection } from '../support/hold-connection.ts'
import { readMetrics, sampleOf } from '../support/metrics.ts'
import { useApp } from '../support/use-app.ts'

const TOKEN = 'only-for-the-tests-of-the-metrics'
const KIND = inject('testDatabase').kind

const app = useApp({
  settings: { databasePoolSize: 3, metricsToken: TOKEN },
  handlers: {
    ...handlers,
    async getProduct({ find }) {
      await find({ table: Prisma.sql`products`, columns: Prisma.sql`1 / 0` }, 1)
      throw new Error('the database has divided')
    },
  },
})

beforeAll(() => app.keepSecret(TOKEN))

const sample = (name: string, labels = {}) => sampleOf(app, TOKEN, name, labels)
const statements = (operation: string) =>
  sample('cms_database_statement_duration_seconds_count', { operation })

describe('metrics of the database', () => {
  it('count connections, and requests waiting for one', async () => {
    await app.request('GET', '/api/products')
    const most = await sample('cms_database_connections_max')
    expect(most).toBe(KIND === 'embedded' ? 1 : 3)
    // each read of the metrics queries the database for the next read; that query may still be running
    await expect.poll(() => sample('cms_database_connections', { state: 'idle' })).toBeGreaterThan(0)
    const giveBack: (() => Promise<void>)[] = []
    while (giveBack.length < most) giveBack.push(await holdConnection(app.prisma))
    const late = Promise.all([app.prisma.product.count(), app.prisma.product.count()])
    await expect.poll(() => sample('cms_database_waiting')).toBeGreaterThan(1)
    await Promise.all(giveBack.map((give) => give()))
    await late
    await expect.poll(() => sample('cms_database_waiting')).toBe(0)
    expect(await sample('cms_database_connection_wait_seconds_count')).toBeGreaterThan(0)
  })

  it('measure statements by operation, inside and outside transactions', async () => {
    const before = await statements('listProducts')
    await app.request('GET', '/api/products?limit=7')
    expect(await statements('listProducts')).toBe(before + 1)
    const json = { name: 'Mug', price: 1 }
    await app.request('POST', '/api/products', { ...app.as('editor'), json })
    await app.request('POST', '/api/products', {
      ...app.as('editor'),
      json,
      headers: { 'idempotency-key': 'k' },
    })
    expect(await statements('createProduct')).toBeGreaterThan(3)
    const seconds = 'cms_database_statement_duration_seconds_sum'
    expect(await sample(seconds, { operation: 'createProduct' })).toBeGreaterThan(0)
  })

  it('measure statements of an operation that is served from memory', async () => {
    const keys = [
      await app.issueKey({ scopes: ['posts:read'] }),
      await app.issueKey({ scopes: ['posts:read'] }),
    ]
    const [first, second] = keys.map(({ key }) => ({ apiKey: key }))
    await app.request('GET', '/api/posts?limit=9', first)
    const before = await statements('listPosts')
    expect((await app.request('GET', '/api/posts?limit=9', second)).status).toBe(200)
    // the key is looked up
    expect(await statements('listPosts')).toBeGreaterThan(before)
  })

  it('count errors by operation and class', async () => {
    expect((await app.request('GET', '/api/products/1')).status).toBe(500)
    expect(await sample('cms_database_errors_total', { operation: 'getProduct', class: 22 })).toBe(1)
  })

  it('show that the database is ready and the change feed is connected', async () => {
    await expect.poll(() => readMetrics(app, TOKEN)).toMatch(/^cms_ready 1$/m)
    expect(await readMetrics(app, TOKEN)).toMatch(/^cms_changes_heard 1$/m)
  })

  it('show that an embedded database is up', async () => {
    const up = 'cms_embedded_database_up 1'
    expect((await readMetrics(app, TOKEN)).includes(up)).toBe(KIND === 'embedded')
  })
})

describe('metrics of jobs', () => {
  it('count runs by result, and the records they have processed', async () => {
    const { jobs } = app.context
    const runs = (result: string) => sample('cms_job_runs_total', { job_name: 'housekeeping', result })
    const before = [await runs('success'), await runs('failure')]
    await jobs.housekeeping.run(async () => ({ logins: 3 }))
    await jobs.housekeeping.run(async () => ({ logins: 4 }))
    await expect(jobs.housekeeping.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect([await runs('success'), await runs('failure')]).toEqual([
      (before[0] ?? 0) + 2,
      (before[1] ?? 0) + 1,
    ])
    expect(await sample('cms_job_done_total', { job_name: 'housekeeping', kind: 'logins' })).toBe(7)
    const last = await sample('cms_job_last_success_timestamp_seconds', { job_name: 'housekeeping' })
    expect(Math.abs(Date.now() / 1000 - last)).toBeLessThan(60)
  })

  it('include the scheduler', async () => {
    await expect
      .poll(() => sample('cms_job_runs_total', { job_name: 'scheduler', result: 'success' }))
      .toBeGreaterThan(0)
  })
})

describe('metrics of caches', () => {
  it('show how full they are', async () => {
    await app.request('GET', '/api/posts', app.as('editor'))
    expect(await sample('cms_cache_entries', { cache: 'accessTokens' })).toBeGreaterThan(0)
    expect(await sample('cms_cache_entries', { cache: 'logins' })).toBeGreaterThan(0)
    expect(await sample('cms_cache_entries_max', { cache: 'apiKeys' })).toBe(10_000)
  })

  it('show how much memory the response cache takes', async () => {
    await app.request('GET', '/api/products?limit=4')
    const bytes = await sample('cms_answer_memory_bytes')
    expect(bytes).toBeGreaterThan(0)
    expect(await sample('cms_cache_entries', { cache: 'answers' })).toBeGreaterThan(0)
    expect(await sample('cms_answer_memory_max_bytes')).toBeGreaterThan(bytes)
  })
})

it('the metrics contain no SQL text', async () => {
  expect(await readMetrics(app, TOKEN)).not.toMatch(/select|insert/i)
})

describe('metrics of files', () => {
  it('count the bytes of records once for the same content, and failures of the store', async () => {
    const bytes = pixel('metrics')
    for (let count = 0; count < 2; count++) expect((await upload(app, bytes)).status).toBe(201)
    await expect.poll(() => sample('cms_media_bytes')).toBe(bytes.length)
    expect(await sample('cms_media_store_errors_total')).toBe(0)
  })
})
