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
      data: await newPasswordHash(auth.passwords, GIVEN, refuse).then(() => refuse('conflict')),
      location: '',
    })`,
  'through-a-helper-that-refuses-more': `
    export const getUser: Handler<'getUser'> = async ({ refuse, auth }) => {
      await newPasswordHash(auth.passwords, GIVEN, refuse)
      return refuse('not_found')
    }`,
}

function withImports(text: string): string {
  return `import type { Handler } from '../contract/handler.ts'
    import { newPasswordHash } from '../auth/new-password.ts'
    export { newPasswordHash }
    export const GIVEN = { password: '', username: '', field: '/password' }
    ${text}`
}

describe('a handler', { timeout: 60_000 }, () => {
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
})
