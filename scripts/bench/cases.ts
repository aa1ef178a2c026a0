import { type Case, type Group, row, type Side } from './case.ts'
import { ofContract } from './contract-cases.ts'
import type { DatabaseKind } from './databases.ts'
import * as ask from './requests.ts'
import type { ServerSpec } from './servers.ts'

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
