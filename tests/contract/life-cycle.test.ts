import fc from 'fast-check'
import { type Context, OpenAPIBackend, type Request } from 'openapi-backend'
import type { OpenAPIV3_1 } from 'openapi-types'
import { expect, test } from 'vitest'
import type { ContractOperation } from '../../src/contract/backend.ts'
import { compileLifeCycle } from '../../src/contract/life-cycle.ts'

/*
 * The compiled life cycle of an operation answers as `handleRequest` of openapi-backend does, of which it is the part behind the
 * routing: for every form of security, whatever the security handlers return or throw, valid or not.
 */

const SCHEME = { type: 'http', scheme: 'bearer' } as const
const A = { a: [] }
const B = { b: [] }
const UNKNOWN = { nobody: [] }
const SECURITY: OpenAPIV3_1.SecurityRequirementObject[][] = [
  [],
  [{}],
  [A],
  [B],
  [A, B],
  [B, A],
  [{ ...A, ...B }],
  [A, {}],
  [{}, B],
  [UNKNOWN],
  [UNKNOWN, B],
  [{ ...A, ...UNKNOWN }, B],
]

const failure = new Error('refused')
/** What a security handler may do. */
const OUTCOMES: Readonly<Record<string, () => unknown>> = {
  principal: () => ({ id: 1 }),
  true: () => true,
  text: () => 'yes',
  zero: () => 0,
  false: () => false,
  null: () => null,
  undefined: () => undefined,
  empty: () => '',
  error: () => ({ error: 'no' }),
  'no error': () => ({ error: null, id: 2 }),
  'returned Error': () => failure,
  throws: () => raise(failure),
  'throws null': () => raise(null),
  'throws undefined': () => raise(undefined),
  later: async () => ({ id: 3 }),
  'null later': async () => null,
  'error later': async () => ({ error: 'no' }),
  rejects: async () => raise(failure),
  'rejects null': async () => raise(null),
  'rejects undefined': async () => raise(undefined),
  thenable: () => thenable(false),
  'granting thenable': () => thenable({ id: 4 }),
}

/** Like the promises of some libraries: no `Promise`, but to be waited for. */
function thenable(value: unknown): unknown {
  return Object.fromEntries([['then', (resolve: (value: unknown) => void) => resolve(value)]])
}

function raise(reason: unknown): never {
  throw reason
}

const STOPS: Readonly<Record<string, () => unknown>> = {
  'goes on': () => undefined,
  'goes on later': async () => undefined,
  throws: () => raise(failure),
  rejects: async () => raise(failure),
}

const scenario = fc.record({
  operation: fc.nat({ max: SECURITY.length - 1 }),
  a: fc.constantFrom(...Object.keys(OUTCOMES)),
  b: fc.constantFrom(...Object.keys(OUTCOMES)),
  prepare: fc.constantFrom(...Object.keys(STOPS)),
  isValid: fc.boolean(),
  answer: fc.constantFrom(...Object.keys(STOPS)),
})

type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never

const backend = await createBackend()

test('a compiled life cycle answers like handleRequest', async () => {
  const seen = new Set<string>()
  await fc.assert(
    fc.asyncProperty(scenario, async (given) => {
      const operation = operationOf(given)
      const stock = await observe(given, (request) => backend.handleRequest(request, given))
      const compiled = await observe(given, (request) =>
        compileLifeCycle(backend, operation)(backend.router.parseRequest(request, operation), given),
      )
      expect(compiled).toStrictEqual(stock)
      seen.add(JSON.stringify(stock.outcome).slice(0, 20))
    }),
    { numRuns: 4000 },
  )
  // refused, invalid, served and failed: each end of the life cycle was reached
  expect(seen.size).toBeGreaterThanOrEqual(4)
})

test.each(['unauthorizedHandler', 'validationFail', 'op1'])(
  'nothing is compiled without %s',
  async (name) => {
    const incomplete = await createBackend()
    delete incomplete.handlers[name]
    const operation = operationOf({ operation: 1 })
    expect(() => compileLifeCycle(incomplete, operation)).toThrow(`no handler is registered for ${name}`)
  },
)

function operationOf({ operation }: Pick<Scenario, 'operation'>): ContractOperation {
  const found = backend.router.getOperation(`op${operation}`)
  if (!found) throw new Error(`op${operation} is not there`)
  return found
}

/** What became of a request, and the security that the stops behind were told of. */
async function observe(given: Scenario, handle: (request: Request) => unknown) {
  const told: unknown[] = []
  log = (context) => told.push({ ...context.security })
  const query: Record<string, string> = given.isValid ? { n: 'yes' } : { n: 'no' }
  const request = { method: 'get', path: `/op${given.operation}`, headers: {}, query }
  try {
    return { outcome: { answer: await handle(request) }, told }
  } catch (error) {
    return { outcome: { error: String(error) }, told }
  }
}

let log: (context: Context) => void = () => {}

async function createBackend(): Promise<OpenAPIBackend<OpenAPIV3_1.Document>> {
  const n = { name: 'n', in: 'query', schema: { type: 'string', enum: ['yes'] } } as const
  const paths = SECURITY.map((security, index) => [
    `/op${index}`,
    { get: { operationId: `op${index}`, security, parameters: [n], responses: {} } },
  ])
  const api = new OpenAPIBackend<OpenAPIV3_1.Document>({
    strict: true,
    quick: true,
    definition: {
      openapi: '3.1.0',
      info: { title: 't', version: '1' },
      paths: Object.fromEntries(paths),
      components: { securitySchemes: { a: SCHEME, b: SCHEME, nobody: SCHEME } },
    },
  })
  await api.init()
  api.registerSecurityHandler('a', (_context, given: Scenario) => OUTCOMES[given.a]?.())
  api.registerSecurityHandler('b', (_context, given: Scenario) => OUTCOMES[given.b]?.())
  api.register({
    notFound: () => 'not found',
    unauthorizedHandler: (context: Context) => {
      log(context)
      return 'refused'
    },
    validationFail: (context: Context) => {
      log(context)
      return 'invalid'
    },
    postSecurityHandler: (context: Context, given: Scenario) => {
      log(context)
      return STOPS[given.prepare]?.()
    },
    ...Object.fromEntries(
      SECURITY.map((_, index) => [
        `op${index}`,
        async (context: Context, given: Scenario) => {
          log(context)
          await STOPS[given.answer]?.()
          return 'served'
        },
      ]),
    ),
  })
  return api
}
