import type { NumericStrings } from '../../../generated/operations.ts'
import { isRecord } from '../../base/guards.ts'

const patterns = new Map<string, RegExp>()

/**
 * The body with its numeric strings turned into numbers. Any other text stays a text, and the validator
 * refuses it.
 *
 * @param body sanitised, so that texts are trimmed
 */
export function readNumericStrings(body: unknown, properties: NumericStrings): unknown {
  if (!isRecord(body)) return body
  let read = body
  for (const [name, pattern] of Object.entries(properties)) {
    const text = Object.hasOwn(body, name) ? body[name] : undefined
    if (typeof text === 'string' && patternOf(pattern).test(text)) read = { ...read, [name]: Number(text) }
  }
  return read
}

function patternOf(text: string): RegExp {
  const pattern = patterns.get(text) ?? new RegExp(text, 'u')
  patterns.set(text, pattern)
  return pattern
}
