import { availableParallelism } from 'node:os'
import type { RequestName } from './requests.ts'
import type { ServerSpec } from './servers.ts'

/** One row of the table: requests to the service, and others to a reference. */
export interface Case {
  readonly work: string
  readonly subject: ServerSpec
  readonly reference: ServerSpec
  /** The reference, in words. */
  readonly against: string
  readonly request: RequestName
  /** The request to the reference. */
  readonly plain: RequestName
  /** Whether the README also shows this row. */
  readonly isInReadme: boolean
  /** Whether the requests come from a thousand clients: each counts against its own limit. */
  readonly isBehindProxy?: boolean
  /** Other requests that the subject's server gets meanwhile, at a steady rate. */
  readonly beside?: { readonly request: RequestName; readonly perSecond: number }
  /** Compares the 99th percentile of response times instead of responses per second. */
  readonly isOfTime?: boolean
  /** The number of concurrent requests, if not the usual one. */
  readonly connections?: number
  /** The number of rows that each response of the subject represents. */
  readonly rows?: number
}

type Comparison = Omit<Case, 'work' | 'request' | 'plain' | 'isInReadme'>

function compare(subject: ServerSpec, reference: ServerSpec, against: string, more?: Partial<Comparison>) {
  return { subject, reference, against, ...more }
}

function row(work: string, compared: Comparison, request: RequestName, plain = request, isInReadme = false) {
  return { work, ...compared, request, plain, isInReadme }
}

const LIMITED = { RATE_LIMIT: 'on', DATABASE_QUEUE_SIZE: '10000' }
/** Everything enabled: cached responses, rate limits, a log line per request. */
const SERVING: ServerSpec = { app: 'service', settings: LIMITED }
/** Reads the database for every response. */
const READING: ServerSpec = { app: 'service', settings: { ANSWER_MEMORY: '0' } }
const READING_LIMITED: ServerSpec = { app: 'service', settings: { ...READING.settings, ...LIMITED } }
const CACHED: ServerSpec = { app: 'service', settings: { CDN_SECONDS: '600', ...LIMITED }, isCached: true }

const AROUND = 'with the same headers, limits and log line'
const MEMORY = 'bare Fastify, from memory'
const isBehindProxy = true

const cached = compare(SERVING, { app: 'bare' }, MEMORY)
const uncached = compare(READING, { app: 'bare' }, MEMORY)
/** The writes of a busy editorial team. */
const written = compare(SERVING, { app: 'bare' }, `${MEMORY}; 50 writes a second here`, {
  beside: { request: 'create', perSecond: 50 },
})
const node = compare(SERVING, { app: 'node' }, `node:http, from memory, ${AROUND}`, { isBehindProxy })
const files = compare(SERVING, { app: 'static' }, '@fastify/static, the same file', { isBehindProxy })
const prisma = compare(READING, { app: 'hand-written' }, 'Fastify and Prisma by hand, same database')
/** The minimum cost of routes with pg that do the same work around their responses as the service. */
const sql = compare(READING_LIMITED, { app: 'sql' }, `Fastify and pg by hand, same database, ${AROUND}`, {
  isBehindProxy,
})
/** The cost of delivering events, which the service does when it has time. */
const delivered = compare({ ...SERVING, webhooks: 10 }, SERVING, 'the same without webhooks')
/** Rows per second. Requests in flight at the end of a run must not burden the next one for long. */
const together = compare(READING, READING, 'one by one', { connections: 4, rows: 100 })
/** Readers of a site, who all request the same content until it changes. */
const behindCache = compare(CACHED, SERVING, 'the service alone')
/** The load generator runs on the same machine, and takes its share of the cores. */
const onCores = (workers: number, spec: ServerSpec) =>
  compare({ ...spec, workers }, { ...spec, workers: 1 }, 'one process')
/** The waiting time of a reader while the service has other work. */
const waiting = (request: RequestName, perSecond: number) =>
  compare(SERVING, SERVING, 'the same alone', { beside: { request, perSecond }, isOfTime: true })

/** The last page of so many products, and the first. */
function page(rows: number, isInReadme = false): Case {
  const server = { ...READING, rows }
  const work = `page ${(rows / 10).toLocaleString('en')}, of ${rows.toLocaleString('en')} products`
  return row(work, compare(server, server, 'page 1'), 'listLastPage', 'listProducts', isInReadme)
}

/** Cases that share their servers. */
export const GROUPS: Readonly<Record<string, readonly Case[]>> = {
  answers: [
    row('ten products', cached, 'listProducts'),
    row('one product', cached, 'getProduct'),
    row('ten posts, token', cached, 'listPosts'),
    row('ten posts, API key', cached, 'listPostsWithKey'),
    row('ten products, a thousand clients', node, 'listProducts', 'listProducts', true),
    row('one product, a thousand clients', node, 'getProduct', 'getProduct', true),
    row('ten products', written, 'listProducts'),
    row('ten posts, token', written, 'listPosts'),
    row('ten products, `ANSWER_MEMORY=0`', uncached, 'listProducts'),
  ],
  files: [row('a variant of a picture', files, 'getPicture', 'getPicture', true)],
  reads: [
    row('ten products, read', prisma, 'listProducts', 'listProducts', true),
    row('one product, read', prisma, 'getProduct', 'getProduct', true),
    row('ten posts, token, read', prisma, 'listPosts', 'openListPosts'),
    row('ten posts, API key, read', prisma, 'listPostsWithKey', 'openListPosts'),
    row('ten products, read', sql, 'listProducts'),
    row('one product, read', sql, 'getProduct'),
    row('ten posts, token, read', sql, 'listPosts', 'openListPosts'),
  ],
  writes: [
    row('a new product', prisma, 'create', 'openCreate', true),
    row('a new product with markup', prisma, 'createWithMarkup', 'openCreate'),
    row('a new product, `Idempotency-Key`', prisma, 'createOnce', 'openCreate'),
    row('a new product', sql, 'create', 'openCreate'),
    row('a new product, ten webhooks', delivered, 'create'),
    row('new products, a hundred in a batch', together, 'createBatch', 'create'),
    row('a changed product', sql, 'update', 'openUpdate'),
  ],
  pages: [page(1_000), page(100_000), page(1_000_000, true)],
  cache: [row('ten products, behind Varnish', behindCache, 'listProducts')],
  workers: [...new Set([2, availableParallelism()])].flatMap((count) => [
    row(`ten products, read, ${count} workers`, onCores(count, READING), 'listProducts'),
    row(`ten products, ${count} workers`, onCores(count, SERVING), 'listProducts'),
    row(`a new product, ${count} workers`, onCores(count, READING), 'create'),
  ]),
  times: [
    // a thread is busy for 20 ms with each password that somebody guesses
    row('p99 of ten products, 50 sign-ins a second here', waiting('failToSignIn', 50), 'listProducts'),
    row(
      'p99 of ten products, 10 posts of 22 kB a second here',
      waiting('createLongPost', 10),
      'listProducts',
    ),
  ],
}
