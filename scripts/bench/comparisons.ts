import type { DatabaseKind } from './databases.ts'
import {
  createLongPost,
  createProduct,
  createProductOnce,
  createRichProduct,
  failToSignIn,
  getProduct,
  listFarProducts,
  listPosts,
  listProducts,
  type MakeRequest,
  withApiKey,
  withBearer,
} from './requests.ts'
import type { ServerSpec } from './servers.ts'

/** A server and what it is asked. */
export type Side = readonly [server: ServerSpec, request: MakeRequest]

export interface Comparison {
  /** What is asked, as the table of the README names it. */
  readonly work: string
  /** What the service is compared with. */
  readonly against: string
  readonly subject: Side
  readonly reference: Side
  /** What else the server of the subject is asked meanwhile. */
  readonly beside?: Beside
  /** Compares the time within which 99 of 100 requests are answered, not the answers per second. */
  readonly isOfTime?: boolean
}

/** Requests at a steady pace. */
export interface Beside {
  readonly request: MakeRequest
  readonly perSecond: number
}

/** Comparisons that share their servers. */
export interface Group {
  readonly name: string
  readonly title: string
  readonly database?: DatabaseKind
  readonly comparisons: readonly Comparison[]
}

/** Writes a second that a busy editorial team makes. */
const STEADY_WRITES: Beside = { request: withBearer(createProduct), perSecond: 50 }
/** As of somebody who guesses passwords; a thread is busy for 20 ms with each. */
const SIGN_INS: Beside = { request: failToSignIn, perSecond: 50 }
const LONG_POSTS: Beside = { request: createLongPost, perSecond: 10 }

/** Products for which the last page is compared with the first. */
const SIZES = [1_000, 100_000, 1_000_000]

const bare: ServerSpec = { app: 'bare' }

const PRISMA = 'Fastify and Prisma by hand, same database'
const SQL = 'Fastify and pg by hand, same database'

/** Everything that is measured, on the databases that there are. */
export function planGroups(databases: readonly DatabaseKind[]): Group[] {
  return [
    contract(),
    options(),
    ...databases.flatMap((database) => [
      answers(database),
      reads(database),
      writes(database),
      pages(database),
      times(database),
    ]),
  ]
}

function contract(): Group {
  const comparisonsOf = (
    level: string,
    reference: ServerSpec,
    against: string,
    create = createProduct,
  ): Comparison[] => [
    compare('ten products', against, [handlers(level), listProducts], [reference, listProducts]),
    compare('one product', against, [handlers(level), getProduct], [reference, getProduct]),
    compare('a new product', against, [handlers(level), withBearer(createProduct)], [reference, create]),
  ]
  const surrounded: ServerSpec = { app: 'surrounded', database: 'embedded', logLevel: 'warn' }
  return {
    name: 'contract',
    title: 'the service with handlers that answer at once, and no memory of answers : Fastify with schemas',
    comparisons: [
      ...comparisonsOf('warn', bare, 'bare'),
      ...comparisonsOf('warn', { app: 'equipped', logLevel: 'warn' }, 'with the same HTTP features'),
      ...comparisonsOf('info', { app: 'equipped', logLevel: 'info' }, 'the same, logged'),
      ...comparisonsOf('warn', surrounded, 'with all but the contract', withBearer(createProduct)),
    ],
  }
}

function options(): Group {
  const plain: Side = [handlers('warn'), getProduct]
  const unproven: ServerSpec = { ...handlers('warn'), responseValidation: 'off' }
  const proven = (mode: 'sample' | 'all', request: MakeRequest): Side => [
    { ...handlers('warn'), responseValidation: mode },
    request,
  ]
  const without = (work: string, subject: Side, reference = plain) =>
    compare(work, 'without', subject, reference)
  return {
    name: 'options',
    title: 'the service with handlers that answer at once : the same without the option (one product)',
    comparisons: [
      without('a line in the log', [handlers('info'), getProduct]),
      without('a rate limit', [{ ...handlers('warn'), rateLimit: true }, getProduct]),
      without('a token that is not needed', [handlers('warn'), withBearer(getProduct)]),
      without('metrics', [{ ...handlers('warn'), metrics: true }, getProduct]),
      without('a sample of responses proven', proven('sample', getProduct), [unproven, getProduct]),
      without('all responses proven', proven('all', getProduct), [unproven, getProduct]),
      without('all lists proven', proven('all', listProducts), [unproven, listProducts]),
    ],
  }
}

/** Everything on: answers from memory, rate limits, a line in the log for each request. */
function answers(database: DatabaseKind): Group {
  const server: ServerSpec = { app: 'service', database, logLevel: 'info', rateLimit: true }
  const against = 'bare Fastify, from memory'
  const writing = {
    against: `${against}; ${STEADY_WRITES.perSecond} writes a second here`,
    beside: STEADY_WRITES,
  }
  const list = compare('ten products', against, [server, listProducts], [bare, listProducts])
  const posts = compare('ten posts, token', against, [server, withBearer(listPosts)], [bare, listPosts])
  return {
    name: `answers ${database}`,
    title: 'the service with everything on : bare Fastify with schemas, which serialises the same',
    database,
    comparisons: [
      list,
      compare('one product', against, [server, getProduct], [bare, getProduct]),
      posts,
      compare('ten posts, API key', against, [server, withApiKey(listPosts)], [bare, listPosts]),
      { ...list, ...writing },
      { ...posts, ...writing },
      compare(
        'ten products, `ANSWER_MEMORY=0`',
        against,
        [reading(database), listProducts],
        [bare, listProducts],
      ),
    ],
  }
}

/** Reads that go to the database. */
function reads(database: DatabaseKind): Group {
  const [server, hand] = [reading(database), { app: 'hand-written', database } as const]
  const sql: ServerSpec = { app: 'sql', database }
  return {
    name: `reads ${database}`,
    title: `the service on ${database}, without memory of answers : routes by hand on the same`,
    database,
    comparisons: [
      compare('ten products, read', PRISMA, [server, listProducts], [hand, listProducts]),
      compare('one product, read', PRISMA, [server, getProduct], [hand, getProduct]),
      compare('ten posts, token, read', PRISMA, [server, withBearer(listPosts)], [hand, listPosts]),
      compare('ten posts, API key, read', PRISMA, [server, withApiKey(listPosts)], [hand, listPosts]),
      compare('ten products, read', SQL, [server, listProducts], [sql, listProducts]),
      compare('one product, read', SQL, [server, getProduct], [sql, getProduct]),
      compare('ten posts, token, read', SQL, [server, withBearer(listPosts)], [sql, listPosts]),
    ],
  }
}

function writes(database: DatabaseKind): Group {
  const [server, hand] = [reading(database), { app: 'hand-written', database } as const]
  const created = (work: string, request: MakeRequest) =>
    compare(work, PRISMA, [server, withBearer(request)], [hand, createProduct])
  return {
    name: `writes ${database}`,
    title: `the service on ${database} : routes by hand on the same, without credentials`,
    database,
    comparisons: [
      created('a new product', createProduct),
      created('a new product with markup', createRichProduct),
      created('a new product, `Idempotency-Key`', createProductOnce),
      compare(
        'a new product',
        SQL,
        [server, withBearer(createProduct)],
        [{ app: 'sql', database }, createProduct],
      ),
    ],
  }
}

function pages(database: DatabaseKind): Group {
  return {
    name: `pages ${database}`,
    title: `the last page of all products on ${database} : the first`,
    database,
    comparisons: SIZES.map((rows) => {
      const server: ServerSpec = { ...reading(database), rows }
      const work = `page ${(rows / 10).toLocaleString('en')}, of ${rows.toLocaleString('en')} products`
      return compare(work, 'page 1', [server, listFarProducts], [server, listProducts])
    }),
  }
}

/** How long a reader waits while the service has other work. */
function times(database: DatabaseKind): Group {
  const server: Side = [{ app: 'service', database, logLevel: 'info', rateLimit: true }, listProducts]
  const disturbedBy = (beside: Beside, words: string): Comparison => ({
    ...compare(
      `p99 of ten products, ${beside.perSecond} ${words} a second here`,
      'the same alone',
      server,
      server,
    ),
    beside,
    isOfTime: true,
  })
  return {
    name: `times ${database}`,
    title: `the time of 99 of 100 requests on ${database}, beside other work : alone`,
    database,
    comparisons: [disturbedBy(SIGN_INS, 'sign-ins'), disturbedBy(LONG_POSTS, 'posts of 20 kB')],
  }
}

/** The service with handlers that do nothing, of which every answer is made anew. */
function handlers(logLevel: string): ServerSpec {
  return { app: 'memory', database: 'embedded', logLevel, answerMemory: 0 }
}

/** The service, which reads the database for every answer. */
function reading(database: DatabaseKind): ServerSpec {
  return { app: 'service', database, logLevel: 'info', answerMemory: 0 }
}

function compare(work: string, against: string, subject: Side, reference: Side): Comparison {
  return { work, against, subject, reference }
}
