import { bare, type Comparison, compare, type Group, type Side } from './comparisons.ts'
import { createProduct, getProduct, listProducts, type MakeRequest, withBearer } from './requests.ts'
import type { ServerSpec } from './servers.ts'

/** What the contract costs. */
export function contract(): Group {
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

/** What each option costs. */
export function options(): Group {
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

/** The service with handlers that do nothing, of which every answer is made anew. */
function handlers(logLevel: string): ServerSpec {
  return { app: 'memory', database: 'embedded', logLevel, answerMemory: 0 }
}
