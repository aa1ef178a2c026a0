import { expect, it } from 'vitest'
import { type RateLimitName, rateLimits, operations as table } from '../../generated/operations.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { examplePath } from '../support/contract-examples.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { useApp } from '../support/use-app.ts'

/** The number of concurrent requests. */
const AT_ONCE = 20

const app = useApp({ settings: { rateLimit: true } })

/** A class has one counter per user and one per address; these are the operations that share a counter. */
interface Counter {
  readonly name: RateLimitName
  readonly client: 'person' | 'address'
  readonly operations: readonly DocumentedOperation[]
}

const counters = names().flatMap((name): Counter[] => {
  const ofClass = documentedOperations.filter(({ id }) => table[id].rateLimit === name)
  const secured = ofClass.filter(({ isPublic }) => !isPublic)
  const open = ofClass.filter(({ isPublic }) => isPublic)
  return [
    { name, client: 'person', operations: secured },
    { name, client: 'address', operations: open },
  ]
})

it.each(counters.filter(({ operations }) => operations.length > 0))(
  'the class $name gives each $client the documented number of requests, shared by its operations',
  async ({ name, operations }) => {
    const { limit, window } = rateLimits[name]
    // a change also needs a header
    const first = operations.find(({ method }) => method !== 'PATCH')
    if (!first) throw new Error(`${name} has no operation`)
    for (let left = limit; left > 0; left -= AT_ONCE) {
      const count = Math.min(left, AT_ONCE)
      const answers = await Promise.all(Array.from({ length: count }, () => ask(first)))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400))
      for (const { headers } of answers) {
        expect(headers['ratelimit-policy']).toBe(`"${name}";q=${limit};w=${window}`)
      }
    }
    for (const operation of operations) {
      const { headers, ...answer } = await ask(operation)
      expect(answer, operation.id).toMatchObject({ status: 429, code: 'rate_limited' })
      expect(headers.ratelimit).toContain(`"${name}";r=0;t=`)
      expect(Number(headers['retry-after'])).toBeLessThanOrEqual(window)
    }
  },
)

/** The cheapest request that counts: one with an unknown parameter. */
function ask(operation: DocumentedOperation) {
  const token = !operation.isPublic ? app.users.admin.token : undefined
  return app.request(operation.method, examplePath(operation), { token, query: { nonsense: 1 } })
}

function names(): RateLimitName[] {
  return Object.keys(rateLimits).filter((name): name is RateLimitName => Object.hasOwn(rateLimits, name))
}
