import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { compileHandlers } from './compile-handlers.ts'

const [INDEX, OWN, ALL] = ['index', 'handlers', 'resources'].map((name) =>
  readFileSync(join(root, `src/resources/${name}.ts`), 'utf8'),
)

/** An edit of the list of handlers or resources, and the compiler error that follows. */
const LISTS = [
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

const handler = (id: string, parameters: string, body: string) => `
  import type { Handler } from '../request/handler.ts'
  import { newPasswordHash } from '../identity/passwords/passwords.ts'
  export const GIVEN = { password: '', username: '', field: '/password' }
  export const hash = newPasswordHash
  export const ${id}: Handler<'${id}'> = async (${parameters}) => { ${body} }`

/** What a response depends on, as a function of the request. */
const dependsOn = (id: string, what: string) => `
  import type { OperationRequest } from '../request/handler.ts'
  export const dependsOn: (request: OperationRequest<'${id}'>) => unknown = ${what}`

/** A statement that writes product rows. */
const writing = (name: string, options: string) => `
  import { Prisma } from '../../generated/prisma/client.ts'
  import { resources } from '../../generated/resources.ts'
  import type { Write } from '../request/writes.ts'
  import { insertion, update } from './kit/rows.ts'
  export const kit = { insertion, update }
  export const write = (write: Write) => write((condition) => {
    void condition
    return kit.${name}(resources.Product, [{ id: 1 }], Prisma.sql\`id\`${options}
  })`

/** Cached responses are the same for everybody with the same permissions, at any time. */
const ABILITY = [
  "({ principal }) => principal.kind === 'user' && principal.role",
  "({ principal }) => principal.kind === 'apiKey' && principal.scopes",
]
/** Values that belong to one client or one moment. */
const IDENTITY = [
  "({ principal }) => principal.kind === 'user' && principal.userId",
  "({ principal }) => principal.kind === 'apiKey' && principal.keyId",
  ...['ip', 'now', 'actor', 'change'].map((part) => `({ ${part} }) => ${part}`),
]
/** Objects that would let a handler write without permission or leak something. */
const OUT_OF_REACH = ['context', 'database', 'prisma', 'secrets', 'settings', 'request', 'reply']

const MISSING = [expect.stringMatching(/^Property '\w+' does not exist on type/)]
const HASH = "return { data: await hash(auth.passwords, GIVEN, refuse).then(() => refuse('already_exists')) }"

/** In-memory modules, as if they were in `src/resources`, and their compiler errors. */
const CASES: readonly (readonly [title: string, text: string, errors: readonly unknown[]])[] = [
  ['a code of its operation', handler('getProduct', '{ refuse }', "return refuse('not_found')"), []],
  [
    'a code that its operation does not document',
    handler('getProduct', '{ refuse }', "return refuse('conflict')"),
    [expect.stringContaining(`'"conflict"' is not assignable`)],
  ],
  ['a helper that refuses with codes of its operation', handler('createUser', '{ refuse, auth }', HASH), []],
  [
    'a helper that refuses with another code',
    handler(
      'getUser',
      '{ refuse, auth }',
      "await hash(auth.passwords, GIVEN, refuse); return refuse('not_found')",
    ),
    [expect.stringContaining(`'Refuse<"validation_failed">'`)],
  ],
  ...OUT_OF_REACH.map(
    (name) =>
      [
        name,
        handler('getUser', `{ ${name}, refuse }`, `void ${name}; return refuse('not_found')`),
        [expect.stringContaining('does not exist on type')],
      ] as const,
  ),
  [
    'passwords and keys, in a content handler',
    handler('getProduct', '{ refuse, auth }', "void auth; return refuse('not_found')"),
    [expect.stringContaining('does not exist on type')],
  ],
  [
    'a second parameter',
    handler('getUser', '{ refuse }, context', "void context; return refuse('not_found')"),
    expect.arrayContaining([expect.stringContaining('Target signature provides too few')]),
  ],
  ...ABILITY.map((what) => [`cached responses: ${what}`, dependsOn('getPost', what), []] as const),
  ...IDENTITY.map((what) => [`cached responses: ${what}`, dependsOn('getPost', what), MISSING] as const),
  ...IDENTITY.map((what) => [`uncached responses: ${what}`, dependsOn('updatePost', what), []] as const),
  ...['insertion', 'update'].flatMap((name) => [
    [`${name} with the condition of its access`, writing(name, ', { condition })'), []] as const,
    [`${name} without options`, writing(name, ')'), [expect.any(String)]] as const,
  ]),
  ['insertion without a condition', writing('insertion', ', {})'), [expect.any(String)]],
  ['update with no condition', writing('update', ', { condition: undefined })'), [expect.any(String)]],
]

/** The modules of each edit, with the names of the edited lists. */
const LIST_MODULES = LISTS.flatMap((edits, index) => [
  [`handlers-${index}`, edited(OWN, 'own' in edits ? edits.own : undefined)],
  [`resources-${index}`, edited(ALL, 'all' in edits ? edits.all : undefined)],
  [`index-${index}`, String(INDEX).replace(/'.\/(handlers|resources)\.ts'/g, `'./$1-${index}.ts'`)],
])

describe('the compiler', () => {
  let found: Map<string, string[]>

  beforeAll(() => {
    const cases = CASES.map(([, text], index) => [`case-${index}`, text])
    found = compileHandlers(Object.fromEntries([...LIST_MODULES, ...cases]))
  }, 120_000)

  it.each(LISTS.map(({ title, error }, index) => ({ title, error, index })))(
    'accepts exactly one handler for each operation: $title',
    ({ error, index }) => {
      expect(found.get(`index-${index}`)).toEqual(error ? [expect.stringContaining(error)] : [])
    },
  )

  it.each(CASES.map(([title, , errors], index) => ({ title, errors, index })))(
    'checks what a handler uses: $title',
    ({ errors, index }) => {
      expect(found.get(`case-${index}`)).toEqual(errors)
    },
  )
})
