import { describe, expect, it } from 'vitest'
import { compileHandlers } from './compile-handlers.ts'

/** What an answer depends on, as a function of the request. */
const ROLE = "({ principal }) => principal.kind === 'user' && principal.role"
const SCOPES = "({ principal }) => principal.kind === 'apiKey' && principal.scopes"
const USER = "({ principal }) => principal.kind === 'user' && principal.userId"
const KEY = "({ principal }) => principal.kind === 'apiKey' && principal.keyId"
const PARTS = ['ip', 'now', 'actor', 'change'].map((part) => `({ ${part} }) => ${part}`)

/** Answers that are kept: each is the same for all who may do the same, at any time. */
const KEPT = [ROLE, SCOPES].map((what) => ['getPost', what] as const)
/** Answers of one client, or of one moment. */
const OWN = [USER, KEY, ...PARTS]
const OWN_KEPT = OWN.map((what) => ['getPost', what] as const)
const OWN_MADE = OWN.map((what) => ['updatePost', what] as const)

function sources(cases: readonly (readonly [id: string, what: string])[]): Record<string, string> {
  const entries = cases.map(([id, what], index) => {
    const imports = `import type { OperationRequest } from '../request/handler.ts'`
    const text = `${imports}
      export const dependsOn: (request: OperationRequest<'${id}'>) => unknown = ${what}`
    return [`${id}-${index}`, text]
  })
  return Object.fromEntries(entries)
}

describe('a handler whose answers are kept', { timeout: 60_000 }, () => {
  it.each([
    { title: 'may look at what its client may do', cases: KEPT, errors: [] },
    {
      title: 'cannot look at who its client is, nor at the time',
      cases: OWN_KEPT,
      errors: [expect.stringMatching(/^Property '\w+' does not exist on type/)],
    },
  ])('$title', ({ cases, errors }) => {
    const messages = compileHandlers(sources(cases))
    expect([...messages.values()]).toEqual(cases.map(() => errors))
  })
})

describe('a handler of another operation', { timeout: 60_000 }, () => {
  it('may look at all of that', () => {
    const messages = compileHandlers(sources(OWN_MADE))
    expect([...messages.values()]).toEqual(OWN_MADE.map(() => []))
  })
})
