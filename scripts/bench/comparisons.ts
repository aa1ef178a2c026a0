import type { DatabaseKind } from './databases.ts'
import {
  createProduct,
  createProductOnce,
  createRichProduct,
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
  readonly name: string
  readonly subject: Side
  readonly reference: Side
}

/** Comparisons that share their servers. */
export interface Group {
  readonly name: string
  readonly title: string
  readonly comparisons: readonly Comparison[]
}

const bare: ServerSpec = { app: 'bare' }

/** Everything that is measured, on the databases that there are. */
export function planGroups(databases: readonly DatabaseKind[]): Group[] {
  return [
    contract(),
    options(),
    ...databases.flatMap((database) => [products(database), posts(database), pages(database)]),
  ]
}

function contract(): Group {
  const comparisonsOf = (
    level: string,
    reference: ServerSpec,
    name: string,
    create = createProduct,
  ): Comparison[] => [
    compare(`GET 10 products : ${name}`, [memory(level), listProducts], [reference, listProducts]),
    compare(`GET one product : ${name}`, [memory(level), getProduct], [reference, getProduct]),
    compare(`POST product : ${name}`, [memory(level), withBearer(createProduct)], [reference, create]),
  ]
  const surrounded: ServerSpec = { app: 'surrounded', database: 'embedded', logLevel: 'warn' }
  return {
    name: 'contract',
    title:
      'the service answering from memory : Fastify with schemas, bare, with the same HTTP features, ' +
      'with all but the contract',
    comparisons: [
      ...comparisonsOf('warn', bare, 'bare'),
      ...comparisonsOf('warn', { app: 'equipped', logLevel: 'warn' }, 'equipped'),
      ...comparisonsOf('info', { app: 'equipped', logLevel: 'info' }, 'equipped, logged'),
      ...comparisonsOf('warn', surrounded, 'surrounded', withBearer(createProduct)),
    ],
  }
}

function options(): Group {
  const plain: Side = [memory('warn'), getProduct]
  const unproven: ServerSpec = { ...memory('warn'), responseValidation: 'off' }
  const proven = (mode: 'sample' | 'all', request: MakeRequest): Side => [
    { ...memory('warn'), responseValidation: mode },
    request,
  ]
  return {
    name: 'options',
    title: 'the service answering from memory : the same without the option (GET one product)',
    comparisons: [
      compare('a line in the log', [memory('info'), getProduct], plain),
      compare('rate limit in memory', [{ ...memory('warn'), rateLimit: true }, getProduct], plain),
      compare('bearer on a public route', [memory('warn'), withBearer(getProduct)], plain),
      compare('metrics', [{ ...memory('warn'), metrics: true }, getProduct], plain),
      compare('a sample of responses proven', proven('sample', getProduct), [unproven, getProduct]),
      compare('all responses proven', proven('all', getProduct), [unproven, getProduct]),
      compare('all lists of 10 products proven', proven('all', listProducts), [unproven, listProducts]),
    ],
  }
}

function products(database: DatabaseKind): Group {
  const hand: ServerSpec = { app: 'hand-written', database }
  const create: Side = [hand, createProduct]
  const comparisonsOf = (server: ServerSpec, suffix: string): Comparison[] => [
    compare(`GET 10 products${suffix}`, [server, listProducts], [hand, listProducts]),
    compare(`POST product, bearer${suffix}`, [server, withBearer(createProduct)], create),
  ]
  const quiet = service(database, 'warn')
  return {
    name: `products ${database}`,
    title: `the service on ${database} : hand-written Fastify and Prisma on the same`,
    comparisons: [
      ...comparisonsOf(quiet, ''),
      ...comparisonsOf(service(database, 'info'), ', logged'),
      compare('POST product with markup', [quiet, withBearer(createRichProduct)], create),
      compare('POST product, Idempotency-Key', [quiet, withBearer(createProductOnce)], create),
    ],
  }
}

function posts(database: DatabaseKind): Group {
  const subjects = { bearer: withBearer(listPosts), 'API key': withApiKey(listPosts) }
  const references = { bare, 'hand-written': { app: 'hand-written', database } } as const
  return {
    name: `posts ${database}`,
    title: `GET 10 posts of the service on ${database}, authenticated : of others, open to all`,
    comparisons: Object.entries(subjects).flatMap(([credential, request]) =>
      Object.entries(references).map(([name, server]) =>
        compare(`${credential} : ${name}`, [service(database, 'info'), request], [server, listPosts]),
      ),
    ),
  }
}

function pages(database: DatabaseKind): Group {
  const server = service(database, 'info')
  return {
    name: `pages ${database}`,
    title: `lists of the service on ${database}, 100,000 rows`,
    comparisons: [compare('page 10,000 : page 1', [server, listFarProducts], [server, listProducts])],
  }
}

function memory(logLevel: string): ServerSpec {
  return { app: 'memory', database: 'embedded', logLevel }
}

function service(database: DatabaseKind, logLevel: string): ServerSpec {
  return { app: 'service', database, logLevel }
}

function compare(name: string, subject: Side, reference: Side): Comparison {
  return { name, subject, reference }
}
