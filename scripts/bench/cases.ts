import { availableParallelism } from 'node:os'
import type { DatabaseKind } from './databases.ts'
import * as ask from './requests.ts'
import type { ServerSpec } from './servers.ts'

/** One row of the table: a request to the service, and one to the reference. */
export interface Case extends Options {
  readonly work: string
  readonly against: string
  readonly subject: Side
  readonly reference: Side
  /** Whether the README has this row, too. */
  readonly isInReadme: boolean
}

export type Side = readonly [server: ServerSpec, ask: ask.Ask]

interface Options {
  /** What else the server of the subject is asked meanwhile, at a steady pace. */
  readonly beside?: { readonly ask: ask.Ask; readonly perSecond: number }
  /** Compares the time within which 99 of 100 requests are answered, not the answers per second. */
  readonly isOfTime?: boolean
  /** How many requests are in flight at a time, if not as many as usual. */
  readonly connections?: number
  /** How many rows each answer of the subject stands for. */
  readonly rows?: number
}

/** Cases that share their servers. */
export interface Group {
  readonly name: string
  readonly database: DatabaseKind
  readonly cases: readonly Case[]
}

/** What is compared, without the database. */
interface Comparison extends Options {
  readonly against: string
  readonly subject: ServerSpec
  readonly reference: ServerSpec
  /** Whether the requests come from a thousand clients: each counts against its own limit. */
  readonly isBehindProxy?: boolean
}

const { listProducts, getProduct, createProduct, listPosts, withBearer } = ask
const create = withBearer(createProduct)
const ownPosts = withBearer(listPosts)
const keyPosts = ask.withApiKey(listPosts)

/** Everything on: responses from the cache, rate limits, a line in the log for each request. */
const SERVING: ServerSpec = { app: 'service', logLevel: 'info', rateLimit: true }
/** Reads the database for every response. */
const READING: ServerSpec = { app: 'service', logLevel: 'info', answerMemory: 0 }
/** Writes a second that a busy editorial team makes. */
const WRITES = { ask: create, perSecond: 50 }
/** As of somebody who guesses passwords; a thread is busy for 20 ms with each. */
const SIGN_INS = { ask: ask.failToSignIn, perSecond: 50 }
const LONG_POSTS = { ask: ask.createLongPost, perSecond: 10 }

const MEMORY = 'bare Fastify, from memory'
const AROUND = 'headers, limits and log line the same'
const cached: Comparison = { against: MEMORY, subject: SERVING, reference: { app: 'bare' } }
const uncached = { ...cached, subject: READING }
const written = { ...cached, against: `${MEMORY}; ${WRITES.perSecond} writes a second here`, beside: WRITES }
const node: Comparison = {
  against: `node:http, from memory, ${AROUND}`,
  isBehindProxy: true,
  subject: SERVING,
  reference: { app: 'node', logLevel: 'info' },
}
const files: Comparison = {
  against: '@fastify/static, the same file',
  isBehindProxy: true,
  subject: SERVING,
  reference: { app: 'static' },
}
const prisma: Comparison = {
  against: 'Fastify and Prisma by hand, same database',
  subject: READING,
  reference: { app: 'hand-written' },
}
/** The least that routes with pg can cost that do what the service does around its responses. */
const sql: Comparison = {
  against: `Fastify and pg by hand, same database, ${AROUND}`,
  isBehindProxy: true,
  subject: { ...READING, rateLimit: true },
  reference: { app: 'sql', logLevel: 'info' },
}
/** How long a reader waits while the service has other work. */
const beside = (other: typeof WRITES): Comparison => ({
  against: 'the same alone',
  subject: SERVING,
  reference: SERVING,
  beside: other,
  isOfTime: true,
})

/** What it costs to deliver events, which the service does when it has time. */
const delivered: Comparison = {
  against: 'the same without webhooks',
  subject: { ...SERVING, webhooks: 10 },
  reference: SERVING,
}

/** Readers of a site: what they ask for is the same until it changes. */
const behindCache: Comparison = {
  against: 'the service alone',
  subject: { ...SERVING, isCached: true },
  reference: SERVING,
}
/** Rows a second. What is in flight when a run ends must not burden the next one for long. */
const together: Comparison = {
  against: 'one by one',
  subject: READING,
  reference: READING,
  connections: 4,
  rows: 100,
}
/** The load comes from the same machine, and takes its share of the cores. */
const onCores = (workers: number): Comparison => ({
  against: 'one process',
  subject: { ...READING, workers },
  reference: { ...READING, workers: 1 },
})

type Row = readonly [
  work: string,
  what: Comparison,
  subject: ask.Ask,
  reference?: ask.Ask,
  isInReadme?: boolean,
]

/** The last page of so many products, and the first. */
function page(rows: number, isInReadme = false): Row {
  const server = { ...READING, rows }
  const work = `page ${(rows / 10).toLocaleString('en')}, of ${rows.toLocaleString('en')} products`
  const pages = { against: 'page 1', subject: server, reference: server }
  return [work, pages, ask.listLastPage, listProducts, isInReadme]
}

/** Groups that are measured on PostgreSQL only: the embedded database belongs to one process. */
const ON_POSTGRESQL = ['workers']

const GROUPS: Readonly<Record<string, readonly Row[]>> = {
  answers: [
    ['ten products', cached, listProducts],
    ['one product', cached, getProduct],
    ['ten posts, token', cached, ownPosts],
    ['ten posts, API key', cached, keyPosts],
    ['ten products, a thousand clients', node, listProducts, listProducts, true],
    ['one product, a thousand clients', node, getProduct, getProduct, true],
    ['ten products', written, listProducts],
    ['ten posts, token', written, ownPosts],
    ['ten products, `ANSWER_MEMORY=0`', uncached, listProducts],
  ],
  files: [['a variant of a picture', files, ask.getPicture, ask.getPicture, true]],
  reads: [
    ['ten products, read', prisma, listProducts, listProducts, true],
    ['one product, read', prisma, getProduct, getProduct, true],
    ['ten posts, token, read', prisma, ownPosts, listPosts],
    ['ten posts, API key, read', prisma, keyPosts, listPosts],
    ['ten products, read', sql, listProducts],
    ['one product, read', sql, getProduct],
    ['ten posts, token, read', sql, ownPosts, listPosts],
  ],
  writes: [
    ['a new product', prisma, create, createProduct, true],
    ['a new product with markup', prisma, ask.createRichProduct, createProduct],
    ['a new product, `Idempotency-Key`', prisma, ask.createProductOnce, createProduct],
    ['a new product', sql, create, createProduct],
    ['a new product, ten webhooks', delivered, create, create],
    ['new products, a hundred in a batch', together, ask.createBatch, create],
    ['a changed product', sql, withBearer(ask.updateProduct), ask.updateProduct],
  ],
  pages: [page(1_000), page(100_000), page(1_000_000, true)],
  cache: [['ten products, behind Varnish', behindCache, listProducts]],
  workers: [...new Set([2, availableParallelism()])].flatMap((count): Row[] => [
    [`ten products, read, ${count} workers`, onCores(count), listProducts],
    [
      `ten products, ${count} workers`,
      { ...onCores(count), subject: { ...SERVING, workers: count }, reference: { ...SERVING, workers: 1 } },
      listProducts,
    ],
    [`a new product, ${count} workers`, onCores(count), create, create],
  ]),
  times: [
    ['p99 of ten products, 50 sign-ins a second here', beside(SIGN_INS), listProducts],
    ['p99 of ten products, 10 posts of 22 kB a second here', beside(LONG_POSTS), listProducts],
  ],
}

/** What is measured on a database. */
export function groupsOn(database: DatabaseKind): Group[] {
  const groups = Object.entries(GROUPS).filter(
    ([name]) => database === 'postgresql' || !ON_POSTGRESQL.includes(name),
  )
  return groups.map(([name, rows]) => ({
    name: `${name} ${database}`,
    database,
    cases: rows.map((row) => caseOf(row, database)),
  }))
}

function caseOf(
  [work, what, request, plain = request, isInReadme = false]: Row,
  database: DatabaseKind,
): Case {
  const { against, subject, reference, isBehindProxy, ...options } = what
  const side = (server: ServerSpec, asked: ask.Ask): Side => [
    ['bare', 'node', 'static'].includes(server.app) ? server : { ...server, database },
    isBehindProxy ? ask.behindProxy(asked) : asked,
  ]
  const sides = { subject: side(subject, request), reference: side(reference, plain) }
  return { work, against, ...sides, isInReadme, ...options }
}
