import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { compileHandlers } from './compile-handlers.ts'

const [INDEX, OWN, ALL] = ['index', 'handlers', 'resources'].map((name) =>
  readFileSync(join(root, `src/resources/${name}.ts`), 'utf8'),
)

/** An edit of the list of handlers or resources, and the compiler error that follows. */
const CASES = [
  { title: 'the unchanged lists', error: undefined },
  {
    title: 'a missing handler for a create outside the kit',
    own: ['createApiKey, ', ''],
    error: "Property 'createApiKey' is missing",
  },
  {
    title: 'a missing handler for a deletion outside the kit',
    own: ["export { revokeSession } from './authentication/sessions.ts'\n", ''],
    error: "Property 'revokeSession' is missing",
  },
  {
    title: 'a resource that is not listed',
    all: ["export { products } from './products/products.ts'\n", ''],
    error: 'createProduct',
  },
  {
    title: 'a second handler for an operation in the kit',
    own: ['createApiKey, ', 'createApiKey, createApiKey as createPost, '],
    error: "'createPost' are incompatible",
  },
  {
    title: 'a handler without an operation',
    own: ['createApiKey, ', 'createApiKey, createApiKey as createLabel, '],
    error: "'createLabel' are incompatible",
  },
] as const

function edited(text = '', [line, replacement]: readonly [string, string] = ['', '']): string {
  expect(text).toContain(line)
  return text.replace(line, replacement)
}

describe('the compiler', { timeout: 120_000 }, () => {
  it('accepts exactly one handler for each operation', () => {
    const modules = CASES.flatMap((edits, index) => [
      [`handlers-${index}`, edited(OWN, 'own' in edits ? edits.own : undefined)],
      [`resources-${index}`, edited(ALL, 'all' in edits ? edits.all : undefined)],
      [`index-${index}`, String(INDEX).replace(/'.\/(handlers|resources)\.ts'/g, `'./$1-${index}.ts'`)],
    ])
    const messages = compileHandlers(Object.fromEntries(modules))
    expect(CASES.map(({ title }, index) => [title, messages.get(`index-${index}`)])).toEqual(
      CASES.map(({ title, error }) => [title, error ? [expect.stringContaining(error)] : []]),
    )
  })
})
