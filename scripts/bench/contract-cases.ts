import { type Group, row } from './case.ts'
import * as ask from './requests.ts'
import type { ServerSpec } from './servers.ts'

const bare: ServerSpec = { app: 'bare' }
const { listProducts, getProduct, createProduct } = ask
const create = ask.withBearer(createProduct)

/** What the contract costs, and what each option does. */
export function ofContract(): Group[] {
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
