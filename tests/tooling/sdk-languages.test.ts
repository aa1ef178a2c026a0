import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FutureVersionProxy, startFutureVersion } from '../../scripts/sdk/future-version.ts'
import { LANGUAGES } from '../../scripts/sdk/languages.ts'
import { isAtLeast } from '../../scripts/sdk/toolchains.ts'
import { runProgram, runWithFutureVersion, type Target } from '../../scripts/sdk/transcript.ts'
import { root } from '../../src/base/root.ts'
import { useApp } from '../support/use-app.ts'

const NEW_FIELD = { addedTomorrow: { why: expect.any(String), times: [1] } }

const app = useApp()
let target: Target
let proxy: FutureVersionProxy

beforeAll(async () => {
  proxy = await startFutureVersion(app.origin)
  target = { origin: app.origin, password: 'unused', picture: 'unused', futureOrigin: proxy.origin }
})
afterAll(() => proxy.stop())

const create = (body: unknown) =>
  fetch(`${target.futureOrigin}/api/products`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${app.users.editor.token}` },
    body: JSON.stringify(body),
  })

describe("tomorrow's server", () => {
  it('adds an unknown header, and an unknown field to every object', async () => {
    const created = await create({ name: 'Mug', price: '1234567.8912' })
    expect(created.status).toBe(201)
    expect(created.headers.get('location')).toMatch(/^\/api\/products\/\d+$/)
    const response = await fetch(`${target.futureOrigin}/api/products?limit=1`)
    expect(response.headers.get('x-tomorrow')).toBeTruthy()
    expect(await response.json()).toEqual({
      status: 'success',
      message: '1 product on this page.',
      data: [expect.objectContaining({ name: 'Mug', price: 1234567.8912, ...NEW_FIELD })],
      ...NEW_FIELD,
    })
  })

  it('returns an unknown error code', async () => {
    const refused = await create({ name: ' ' })
    expect(refused.status).toBe(422)
    expect(await refused.json()).toMatchObject({
      message: 'Some fields are not valid.',
      data: { code: 'code_of_tomorrow', errors: [NEW_FIELD, NEW_FIELD], ...NEW_FIELD },
    })
  })

  it('passes on responses without a body', async () => {
    const response = await fetch(`${target.futureOrigin}/api/products`, { headers: { 'if-none-match': '*' } })
    expect(response.status).toBe(304)
    expect(await response.text()).toBe('')
  })
})

describe('the program of a client', () => {
  const printing = (code: string) => {
    const lines = [
      'signed in',
      'price 1234567.8912',
      'products Cup, Jug, Mug on 2 pages',
      'user true',
      'file true',
      `refused 422 ${code} Some fields are not valid.`,
    ]
    return ['node', '-e', `console.log(${JSON.stringify(lines.join('\n'))})`] as const
  }

  it('must print its results', async () => {
    await runProgram('.', printing('validation_failed'), target)
    await expect(runProgram('.', printing('unknown'), target)).rejects.toThrow('instead of')
  })

  it("must print the error code of tomorrow's server", async () => {
    await runWithFutureVersion('.', printing('code_of_tomorrow'), target)
    await expect(runWithFutureVersion('.', printing('validation_failed'), target)).rejects.toThrow(
      'instead of',
    )
  })

  it('must not fail', async () => {
    const failing = ['sh', '-c', 'echo "unknown field" >&2; exit 3'] as const
    await expect(runWithFutureVersion('.', failing, target)).rejects.toThrow('unknown field')
  })
})

describe('npm run sdk:check -- --languages', () => {
  it.each(LANGUAGES)(
    'runs a program with the client of $name, or looks at its types',
    ({ name, run, texts }) => {
      expect(existsSync(join(root, 'scripts/sdk/languages', name))).toBe(run !== undefined)
      expect(Object.keys(texts ?? {})).toHaveLength(run === undefined ? 3 : 0)
    },
  )

  it('has no other programs', () => {
    const names = LANGUAGES.map(({ name }) => name)
    expect(readdirSync(join(root, 'scripts/sdk/languages')).filter((name) => !names.includes(name))).toEqual(
      [],
    )
  })

  it.each([
    ['1.88', '1.88', true],
    ['1.95', '1.88', true],
    ['2.0', '1.88', true],
    ['1.63', '1.88', false],
    ['1.100', '1.88', true],
    ['0.99', '1.0', false],
  ])('accepts version %s when at least %s is required: %s', (version, least, isEnough) => {
    expect(isAtLeast(version, least)).toBe(isEnough)
  })
})
