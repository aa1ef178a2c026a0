import type { DatabaseKind } from './databases.ts'
import * as ask from './requests.ts'
import type { ServerSpec } from './servers.ts'

/** One row of the table: a request to the service, and one to what the service is compared with. */
export interface Case extends Options {
  readonly work: string
  readonly against: string
  readonly subject: Side
  readonly reference: Side
}

export type Side = readonly [server: ServerSpec, ask: ask.Ask]

interface Options {
  /** What else the server of the subject is asked meanwhile, at a steady pace. */
  readonly beside?: { readonly ask: ask.Ask; readonly perSecond: number }
  /** Compares the time within which 99 of 100 requests are answered, not the answers per second. */
  readonly isOfTime?: boolean
  /** Whether the README has this row, too. */
  readonly isInReadme?: boolean
}

/** Cases that share their servers. */
export interface Group {
  readonly name: string
  readonly title: string
  readonly database?: DatabaseKind
  readonly cases: readonly Case[]
}

const MEMORY = 'bare Fastify, from memory'
const PRISMA = 'Fastify and Prisma by hand, same database'
const AROUND = 'headers, limits and log line the same'
const SQL = `Fastify and pg by hand, same database, ${AROUND}`
const NODE = `node:http, from memory, ${AROUND}`

/** Products for which the last page is compared with the first. */
const SIZES = [1_000, 100_000, 1_000_000]
/** Writes a second that a busy editorial team makes. */
const WRITES = { ask: ask.withBearer(ask.createProduct), perSecond: 50 }
/** As of somebody who guesses passwords; a thread is busy for 20 ms with each. */
const SIGN_INS = { ask: ask.failToSignIn, perSecond: 50 }
const LONG_POSTS = { ask: ask.createLongPost, perSecond: 10 }

const bare: ServerSpec = { app: 'bare' }
const { listProducts, getProduct, createProduct } = ask
const create = ask.withBearer(createProduct)
const ownPosts = ask.withBearer(ask.listPosts)
const keyPosts = ask.withApiKey(ask.listPosts)

export function groupsFor(databases: readonly DatabaseKind[]): Group[] {
  return [...ofContract(), ...databases.flatMap(onDatabase)]
}

function row(work: string, against: string, subject: Side, reference: Side, options: Options = {}): Case {
  return { work, against, subject, reference, ...options }
}

/** What the contract costs, and what each option does. */
function ofContract(): Group[] {
  // handlers that do nothing; every response is made anew
  const plain: ServerSpec = { app: 'memory', database: 'embedded', logLevel: 'warn', answerMemory: 0 }
  const logged: ServerSpec = { ...plain, logLevel: 'info' }
  const validating = (mode: 'off' | 'sample' | 'all'): ServerSpec => ({ ...plain, responseValidation: mode })
  const beside = (
    against: string,
    server: ServerSpec,
    reference: ServerSpec,
    plainCreate = createProduct,
  ) => [
    row('ten products', against, [server, listProducts], [reference, listProducts]),
    row('one product', against, [server, getProduct], [reference, getProduct]),
    row('a new product', against, [server, create], [reference, plainCreate]),
  ]
  const without = (work: string, server: ServerSpec, reference = plain, request = getProduct) =>
    row(work, 'without', [server, request], [reference, request])
  return [
    {
      name: 'contract',
      title: 'the service with handlers that answer at once, and no response cache : Fastify with schemas',
      cases: [
        ...beside('bare', plain, bare),
        ...beside('with the same HTTP features', plain, { app: 'equipped', logLevel: 'warn' }),
        ...beside('the same, logged', logged, { app: 'equipped', logLevel: 'info' }),
        ...beside('with all but the contract', plain, { ...plain, app: 'surrounded' }, create),
      ],
    },
    {
      name: 'options',
      title: 'the service with handlers that answer at once : the same without the option (one product)',
      cases: [
        without('a line in the log', logged),
        without('a rate limit', { ...plain, rateLimit: true }),
        row(
          'a token that is not needed',
          'without',
          [plain, ask.withBearer(getProduct)],
          [plain, getProduct],
        ),
        without('metrics', { ...plain, metrics: true }),
        without('a sample of responses validated', validating('sample'), validating('off')),
        without('all responses validated', validating('all'), validating('off')),
        without('all lists validated', validating('all'), validating('off'), listProducts),
      ],
    },
  ]
}

/** The rows of each kind of work on a database. */
function rowsOn(database: DatabaseKind) {
  /** Everything on: responses from the cache, rate limits, a line in the log for each request. */
  const serving: ServerSpec = { app: 'service', database, logLevel: 'info', rateLimit: true }
  /** Reads the database for every response. */
  const reading: ServerSpec = { app: 'service', database, logLevel: 'info', answerMemory: 0 }
  const memory = (work: string, request: ask.Ask, server = serving) =>
    row(work, MEMORY, [server, request], [bare, request])
  const writing = { against: `${MEMORY}; ${WRITES.perSecond} writes a second here`, beside: WRITES }
  const node = (work: string, request: ask.Ask): Case => {
    const asked = ask.behindProxy(request)
    return row(work, NODE, [serving, asked], [{ app: 'node', logLevel: 'info' }, asked], { isInReadme: true })
  }
  const prisma = (work: string, request: ask.Ask, plain: ask.Ask, isInReadme = false) =>
    row(work, PRISMA, [reading, request], [{ app: 'hand-written', database }, plain], { isInReadme })
  /** The least that routes with pg can cost that do what the service does around its responses. */
  const sql = (work: string, request: ask.Ask, plain = request) => {
    const server: Side = [{ ...reading, rateLimit: true }, ask.behindProxy(request)]
    return row(work, SQL, server, [{ app: 'sql', database, logLevel: 'info' }, ask.behindProxy(plain)])
  }
  const page = (rows: number, sort: string): Case => {
    const server = { ...reading, rows }
    const work = `page ${(rows / 10).toLocaleString('en')}, of ${rows.toLocaleString('en')} products`
    const isUsual = sort === '-id'
    const options = { isInReadme: isUsual && rows === SIZES.at(-1) }
    return row(
      isUsual ? work : `${work} by ${sort}`,
      'page 1',
      [server, ask.listFar(sort)],
      [server, ask.listSorted(sort)],
      options,
    )
  }
  /** How long a reader waits while the service has other work. */
  const disturbed = (beside: typeof WRITES, words: string) => {
    const work = `p99 of ten products, ${beside.perSecond} ${words} a second here`
    const side: Side = [serving, listProducts]
    return row(work, 'the same alone', side, side, { beside, isOfTime: true })
  }
  return { reading, memory, writing, node, prisma, sql, page, disturbed }
}

/** What is measured on a database. */
function onDatabase(database: DatabaseKind): Group[] {
  const { reading, memory, writing, node, prisma, sql, page, disturbed } = rowsOn(database)
  const group = (name: string, title: string, cases: Case[]) => ({
    name: `${name} ${database}`,
    title,
    database,
    cases,
  })
  return [
    group(
      'answers',
      'the service with everything on : bare Fastify with schemas, which serialises the same',
      [
        memory('ten products', listProducts),
        memory('one product', getProduct),
        memory('ten posts, token', ownPosts),
        memory('ten posts, API key', keyPosts),
        node('ten products, a thousand clients', listProducts),
        node('one product, a thousand clients', getProduct),
        { ...memory('ten products', listProducts), ...writing },
        { ...memory('ten posts, token', ownPosts), ...writing },
        memory('ten products, `ANSWER_MEMORY=0`', listProducts, reading),
      ],
    ),
    group('reads', `the service on ${database}, without response cache : routes by hand on the same`, [
      prisma('ten products, read', listProducts, listProducts, true),
      prisma('one product, read', getProduct, getProduct, true),
      prisma('ten posts, token, read', ownPosts, ask.listPosts),
      prisma('ten posts, API key, read', keyPosts, ask.listPosts),
      sql('ten products, read', listProducts),
      sql('one product, read', getProduct),
      sql('ten posts, token, read', ownPosts, ask.listPosts),
    ]),
    group('writes', `the service on ${database} : routes by hand on the same, without credentials`, [
      prisma('a new product', create, createProduct, true),
      prisma('a new product with markup', ask.createRichProduct, createProduct),
      prisma('a new product, `Idempotency-Key`', ask.createProductOnce, createProduct),
      sql('a new product', create, createProduct),
      sql('a changed product', ask.withBearer(ask.updateProduct), ask.updateProduct),
    ]),
    group(
      'pages',
      `the last page of all products on ${database} : the first`,
      // of the most products in every order, else in the usual one
      SIZES.flatMap((rows) => (rows === SIZES.at(-1) ? ask.SORTS : ['-id']).map((sort) => page(rows, sort))),
    ),
    group('times', `the time of 99 of 100 requests on ${database}, beside other work : alone`, [
      disturbed(SIGN_INS, 'sign-ins'),
      disturbed(LONG_POSTS, 'posts of 22 kB'),
    ]),
  ]
}
