import { describe, expect, it } from 'vitest'
import { compileHandlers } from './compile-handlers.ts'

/** Handlers by file name, which exist for the compiler only. */
const HANDLERS = {
  documented: `
    export const getProduct: Handler<'getProduct'> = async ({ refuse }) => refuse('not_found')`,
  undocumented: `
    export const getProduct: Handler<'getProduct'> = async ({ refuse }) => refuse('conflict')`,
  'through-a-helper': `
    export const createUser: Handler<'createUser'> = async ({ refuse, auth }) => ({
      data: await newPasswordHash(auth.passwords, GIVEN, refuse).then(() => refuse('already_exists')),
    })`,
  'through-a-helper-that-refuses-more': `
    export const getUser: Handler<'getUser'> = async ({ refuse, auth }) => {
      await newPasswordHash(auth.passwords, GIVEN, refuse)
      return refuse('not_found')
    }`,
}

/** Things that a handler could write with unasked, or give away. */
const OUT_OF_REACH = ['context', 'database', 'prisma', 'secrets', 'settings', 'request', 'reply']

function withImports(text: string): string {
  return `import type { Handler } from '../request/handler.ts'
    import { newPasswordHash } from '../identity/passwords/passwords.ts'
    export { newPasswordHash }
    export const GIVEN = { password: '', username: '', field: '/password' }
    ${text}`
}

describe('a handler', { timeout: 60_000 }, () => {
  it('does not compile if it reaches for more than its request has', () => {
    const reaching = OUT_OF_REACH.map((name) => [
      name,
      withImports(`export const getUser: Handler<'getUser'> = async ({ ${name}, refuse }) => {
        void ${name}
        return refuse('not_found')
      }`),
    ])
    const second = withImports(
      `export const getUser: Handler<'getUser'> = async ({ refuse }, context) => {
        void context
        return refuse('not_found')
      }`,
    )
    const identity = withImports(
      `export const getProduct: Handler<'getProduct'> = async ({ refuse, auth }) => {
        void auth
        return refuse('not_found')
      }`,
    )
    const messages = compileHandlers({ ...Object.fromEntries(reaching), second, identity })
    for (const name of [...OUT_OF_REACH, 'identity']) {
      expect([name, messages.get(name)]).toEqual([name, [expect.stringContaining('does not exist on type')]])
    }
    expect(messages.get('second')).toContainEqual(
      expect.stringContaining('Target signature provides too few'),
    )
  })

  it('compiles only if it, and each function that refuses for it, uses codes of its operation', () => {
    const handlers = Object.entries(HANDLERS).map(([name, text]) => [name, withImports(text)])
    const messages = compileHandlers(Object.fromEntries(handlers))
    expect(messages.get('documented')).toEqual([])
    expect(messages.get('undocumented')).toEqual([expect.stringContaining(`'"conflict"' is not assignable`)])
    expect(messages.get('through-a-helper')).toEqual([])
    expect(messages.get('through-a-helper-that-refuses-more')).toEqual([
      expect.stringContaining(`'Refuse<"validation_failed">'`),
    ])
  })

  it('compiles only if each row that it writes has the condition of its access', () => {
    const writing = (statement: string) => `import { Prisma } from '../../generated/prisma/client.ts'
      import { resources } from '../../generated/resources.ts'
      import type { Write } from '../request/writes.ts'
      import { insertion, update } from './kit/rows.ts'
      export const kit = { insertion, update }
      export const write = (write: Write) => write((condition) => {
        void condition
        return ${statement}
      })`
    const call = (name: string, options: string) =>
      writing(`kit.${name}(resources.Product, [{ id: 1 }], Prisma.sql\`id\`${options}`)
    const messages = compileHandlers({
      insertion: call('insertion', ', { condition })'),
      update: call('update', ', { condition })'),
      'insertion-of-anybody': call('insertion', ')'),
      'insertion-unchecked': call('insertion', ', {})'),
      'update-of-anybody': call('update', ')'),
      'update-unchecked': call('update', ', { condition: undefined })'),
    })
    expect([messages.get('insertion'), messages.get('update')]).toEqual([[], []])
    for (const [name, found] of [...messages].slice(2)) expect([name, found.length]).toEqual([name, 1])
  })
})
