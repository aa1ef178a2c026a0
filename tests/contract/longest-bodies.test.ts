import { expect, it } from 'vitest'
import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'

const app = useApp()

// cms/body-limits-sufficient checks the limits of all bodies
const JSON_TYPE = { 'content-type': 'application/json' }
/** Twelve bytes as many clients send it, such as Python's: `\ud83d\ude00`. */
const LONGEST_CHARACTER = '😀'

/** JSON in ASCII, as several languages write it by default. */
function asciiJson(value: unknown): string {
  const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
  return JSON.stringify(value).replace(/[^\0-\x7f]/g, escaped)
}

it.each([
  ['/api/products', { name: 'Tea', price: 4 }, 'description', 20_000],
  ['/api/posts', { title: 'Tea' }, 'body', 100_000],
])('%s stores the longest rich text', async (path, others, field, length) => {
  const text = LONGEST_CHARACTER.repeat(length)
  const body = asciiJson({ ...others, [field]: text })
  const { token } = app.users.editor
  const response = await app.request('POST', path, { token, headers: JSON_TYPE, body })
  expect(outcome(response)).toMatch(/^201/)
  expect(response.json).toMatchObject({ data: { [field]: text } })
})
