import { describe, expect, it } from 'vitest'
import { handlers } from '../../src/resources/index.ts'
import { dataOf } from '../resources/resource.ts'
import { statementsFor } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'
import { compileHandlers } from '../tooling/compile-handlers.ts'

/** How long a cached response may be outdated by a mistake, in milliseconds. */
const LIMIT = 1000

const app = useApp({
  handlers: {
    ...handlers,
    /** Renames all products, which it does not declare. */
    logout: async ({ transaction }) => {
      await transaction((tx) => tx.$executeRaw`UPDATE products SET name = 'Renamed'`)
      return { data: {} }
    },
  },
})

const nameOf = async (path: string) => Object(dataOf(await app.request('GET', path))).name

async function cachedProduct(): Promise<string> {
  const json = { name: 'Mug', price: 1 }
  const { headers } = await app.request('POST', '/api/products', { ...app.as('editor'), json })
  const path = String(headers.location)
  await expect.poll(async () => (await statementsFor(() => nameOf(path))).length).toBe(0)
  return path
}

describe('a change that no operation declares', () => {
  it.each([
    ['by a handler', () => app.request('POST', '/api/auth/logout', app.as('viewer'))],
    ['by a statement', () => app.prisma.$executeRaw`UPDATE products SET name = 'Renamed'`],
  ])('%s is known within a second', async (_, write) => {
    const path = await cachedProduct()
    expect(await nameOf(path)).toBe('Mug')
    await write()
    await expect.poll(() => nameOf(path), { timeout: LIMIT, interval: 20 }).toBe('Renamed')
  })
})

describe('the compiler', { timeout: 120_000 }, () => {
  const handler = (definition: string) => `
    import type { ChangingHandler } from '../request/handler.ts'
    import { defineHandler } from '../request/handler.ts'
    export const define = defineHandler
    export const logout: ChangingHandler<'logout'> = ${definition}`
  const body = 'async () => ({ data: {} })'

  it('demands that each operation that may write declares its changes', () => {
    const found = compileHandlers({
      declared: handler(`define('logout', { changes: [] }, ${body})`),
      bare: handler(body),
      undeclared: handler(`define('logout', {}, ${body})`),
      unknown: handler(`define('logout', { changes: ['pages'] }, ${body})`),
      other: handler(`define('changePassword', { changes: ['users'] }, ${body})`),
    })
    expect(Object.fromEntries(found)).toEqual({
      declared: [],
      bare: [expect.stringContaining("'Changing'")],
      undeclared: [expect.stringContaining("'changes' is missing")],
      unknown: [expect.stringContaining('pages')],
      other: [expect.stringContaining('changePassword')],
    })
  })
})
