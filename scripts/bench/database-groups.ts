import { type Beside, bare, type Comparison, compare, type Group, type Side } from './comparisons.ts'
import type { DatabaseKind } from './databases.ts'
import {
  behindProxy,
  createLongPost,
  createProduct,
  createProductOnce,
  createRichProduct,
  failToSignIn,
  getProduct,
  listFar,
  listPosts,
  listProducts,
  listSorted,
  type MakeRequest,
  SORTS,
  updateProduct,
  withApiKey,
  withBearer,
} from './requests.ts'
import type { ServerSpec } from './servers.ts'

/** Writes a second that a busy editorial team makes. */
const STEADY_WRITES: Beside = { request: withBearer(createProduct), perSecond: 50 }
/** As of somebody who guesses passwords; a thread is busy for 20 ms with each. */
const SIGN_INS: Beside = { request: failToSignIn, perSecond: 50 }
const LONG_POSTS: Beside = { request: createLongPost, perSecond: 10 }

/** Products for which the last page is compared with the first. */
const SIZES = [1_000, 100_000, 1_000_000]
const NEWEST_FIRST = '-id'

const PRISMA = 'Fastify and Prisma by hand, same database'
/** What a server does beside its answers. */
const AROUND = 'headers, limits and log line the same'
const SQL = `Fastify and pg by hand, same database, ${AROUND}`
const NODE = `node:http, from memory, ${AROUND}`

/** What is measured on a database. */
export function databaseGroups(database: DatabaseKind): Group[] {
  return [answers(database), reads(database), writes(database), pages(database), times(database)]
}

/** Answers from memory. */
function answers(database: DatabaseKind): Group {
  const server = serving(database)
  const against = 'bare Fastify, from memory'
  const writing = {
    against: `${against}; ${STEADY_WRITES.perSecond} writes a second here`,
    beside: STEADY_WRITES,
  }
  const besideNode = (work: string, request: MakeRequest) => {
    const requested = behindProxy(request)
    return compare(work, NODE, [server, requested], [{ app: 'node', logLevel: 'info' }, requested])
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
      besideNode('ten products, a thousand clients', listProducts),
      besideNode('one product, a thousand clients', getProduct),
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
  return {
    name: `reads ${database}`,
    title: `the service on ${database}, without memory of answers : routes by hand on the same`,
    database,
    comparisons: [
      compare('ten products, read', PRISMA, [server, listProducts], [hand, listProducts]),
      compare('one product, read', PRISMA, [server, getProduct], [hand, getProduct]),
      compare('ten posts, token, read', PRISMA, [server, withBearer(listPosts)], [hand, listPosts]),
      compare('ten posts, API key, read', PRISMA, [server, withApiKey(listPosts)], [hand, listPosts]),
      besideSql(database, 'ten products, read', listProducts),
      besideSql(database, 'one product, read', getProduct),
      besideSql(database, 'ten posts, token, read', withBearer(listPosts), listPosts),
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
      besideSql(database, 'a new product', withBearer(createProduct), createProduct),
      besideSql(database, 'a changed product', withBearer(updateProduct), updateProduct),
    ],
  }
}

function pages(database: DatabaseKind): Group {
  return {
    name: `pages ${database}`,
    title: `the last page of all products on ${database} : the first`,
    database,
    comparisons: SIZES.flatMap((rows) => {
      const server: ServerSpec = { ...reading(database), rows }
      const work = `page ${(rows / 10).toLocaleString('en')}, of ${rows.toLocaleString('en')} products`
      // of the most products in every order, else in the usual one
      return (rows === SIZES.at(-1) ? SORTS : [NEWEST_FIRST]).map((sort) => {
        const sorted = sort === NEWEST_FIRST ? work : `${work} by ${sort}`
        return compare(sorted, 'page 1', [server, listFar(sort)], [server, listSorted(sort)])
      })
    }),
  }
}

/** How long a reader waits while the service has other work. */
function times(database: DatabaseKind): Group {
  const server: Side = [serving(database), listProducts]
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
    comparisons: [disturbedBy(SIGN_INS, 'sign-ins'), disturbedBy(LONG_POSTS, 'posts of 22 kB')],
  }
}

/** The least that routes with pg can cost that do what the service does around its answers. */
function besideSql(
  database: DatabaseKind,
  work: string,
  request: MakeRequest,
  plain: MakeRequest = request,
): Comparison {
  const server: ServerSpec = { ...reading(database), rateLimit: true }
  const reference: ServerSpec = { app: 'sql', database, logLevel: 'info' }
  return compare(work, SQL, [server, behindProxy(request)], [reference, behindProxy(plain)])
}

/** Everything on: answers from memory, rate limits, a line in the log for each request. */
function serving(database: DatabaseKind): ServerSpec {
  return { app: 'service', database, logLevel: 'info', rateLimit: true }
}

/** The service, which reads the database for every answer. */
function reading(database: DatabaseKind): ServerSpec {
  return { app: 'service', database, logLevel: 'info', answerMemory: 0 }
}
