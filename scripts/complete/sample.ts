import fc from 'fast-check'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import { capital } from './words.ts'

/** Sample texts by format. */
const FORMATS: Readonly<Record<string, string>> = {
  currency: 'EUR',
  'date-time': '2026-02-20T07:00:00.000Z',
  html: '<p>Text</p>',
  password: 'correct horse battery staple',
  uri: 'https://example.com/',
  'uri-reference': '/example',
  uuid: '5b0c1e0a-7a3f-4f0e-9a55-0f0b6a0d1c2e',
}

/** How many random texts to generate for a pattern; the shortest is used. */
const DRAWN = 100

/**
 * A value that a schema accepts, the same each time: its example if it has one, or else its first choice.
 *
 * @param name of the property, from which a free text is derived
 * @throws Error if this cannot satisfy the schema
 */
export function sample(schema: JsonNode, name = 'text'): unknown {
  const { example, default: preset, enum: choices, oneOf, anyOf } = schema.members
  if (example !== undefined) return example
  if (preset !== undefined) return preset
  if (Array.isArray(choices)) return choices[0]
  if (Array.isArray(oneOf)) return sample(schema.get('oneOf', 0), name)
  if (Array.isArray(anyOf)) return sample(schema.get('anyOf', 0), name)
  return sampleOfType(String(schema.types[0]), schema, name)
}

function sampleOfType(type: string, schema: JsonNode, name: string): unknown {
  const { minimum, minItems, maximum } = schema.members
  switch (type) {
    case 'object':
      return Object.fromEntries(propertiesOf(schema).map(([key, part]) => [key, sample(part, key)]))
    case 'array':
      return Array.from({ length: Math.max(1, Number(minItems ?? 1)) }, () =>
        sample(schema.get('items'), name),
      )
    case 'string':
      return textFor(schema, name)
    case 'integer':
    case 'number':
      return Math.min(Math.max(1, Number(minimum ?? 1)), Number(maximum ?? 1))
    case 'boolean':
      return false
    case 'null':
      return null
    default:
      throw new Error(`there is no example of ${schema.at.join(' ')}`)
  }
}

/** The required properties; all if none is required. */
function propertiesOf(schema: JsonNode): [string, JsonNode][] {
  const { required } = schema.members
  const all = schema.get('properties').entries()
  return Array.isArray(required) ? all.filter(([key]) => required.includes(key)) : all
}

function textFor({ members }: JsonNode, name: string): string {
  const { format, pattern, minLength, maxLength } = members
  const [min, max] = [Number(minLength ?? 0), Number(maxLength ?? Number.POSITIVE_INFINITY)]
  if (typeof pattern === 'string') return textLike(pattern, min, max)
  const known = FORMATS[String(format)]
  if (known !== undefined) return known
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return capital(words).padEnd(min, '.').slice(0, max)
}

const likeness = new Map<string, string>()

/** Cached, because generating them takes half a second. */
function textLike(pattern: string, min: number, max: number): string {
  const key = JSON.stringify([pattern, min, max])
  const text = likeness.get(key) ?? shortestLike(new RegExp(pattern, 'u'), min, max)
  likeness.set(key, text)
  return text
}

/** Prefers letters and digits to other characters. */
function shortestLike(pattern: RegExp, min: number, max: number): string {
  const texts = fc.stringMatching(pattern).filter((text) => text.length >= min && text.length <= max)
  const odd = (text: string) => text.replace(/[a-z0-9]/g, '').length
  const drawn = fc.sample(texts, { seed: 1, numRuns: DRAWN })
  const [best = ''] = drawn.sort((a, b) => odd(a) - odd(b) || a.length - b.length || (a < b ? -1 : 1))
  return best
}
