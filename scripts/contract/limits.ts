import { type Json, texts } from '../json.ts'
import type { Direction } from './pair.ts'

/** Whether a schema now allows less than before, more, both, or the same. */
export type Verdict = 'narrower' | 'wider' | 'both' | 'same'

/** Compares two values of a keyword. The schemas are given for keywords that depend on others. */
type Judge = (was: unknown, now: unknown, before: Json, after: Json) => Verdict

/** Requests must not be limited more than before, and responses must not be limited less. */
export function breaks(verdict: Verdict, directions: ReadonlySet<Direction>): boolean {
  if (verdict === 'both') return true
  return directions.has(verdict === 'narrower' ? 'request' : 'response') && verdict !== 'same'
}

function verdict(allowsAllThatWas: boolean, allowedAllThatIs: boolean): Verdict {
  if (allowsAllThatWas) return allowedAllThatIs ? 'same' : 'wider'
  return allowedAllThatIs ? 'narrower' : 'both'
}

/** A limit of any kind: removing it allows more; two different ones cannot be compared. */
const presence: Judge = (was, now) => verdict(now === undefined, was === undefined)

const atLeast: Judge = (was = 0, now = 0) => verdict(Number(now) <= Number(was), Number(was) <= Number(now))

const atMost: Judge = (was, now) => {
  const [before, after] = [Number(was ?? Infinity), Number(now ?? Infinity)]
  return verdict(after >= before, before >= after)
}

const restriction: Judge = (was) => (was === true ? 'wider' : 'narrower')

const step: Judge = (was, now) => {
  if (was === undefined || now === undefined) return presence(was, now, {}, {})
  return verdict(Number(was) % Number(now) === 0, Number(now) % Number(was) === 0)
}

/** The stricter one of `minimum` and `exclusiveMinimum`; for maximums, with the sign reversed. */
function least(schema: Json, sign: 1 | -1): { value: number; isExcluded: boolean } {
  const [at, beyond] = sign === 1 ? ['minimum', 'exclusiveMinimum'] : ['maximum', 'exclusiveMaximum']
  const [included = 0, excluded = 0] = [at, beyond].map(
    (key) => sign * Number(schema[`${key}`] ?? -sign * Infinity),
  )
  const value = Math.max(included, excluded)
  return { value, isExcluded: value === excluded }
}

const bound =
  (sign: 1 | -1): Judge =>
  (_was, _now, before, after) => {
    const [was, now] = [least(before, sign), least(after, sign)]
    if (was.value !== now.value) return now.value < was.value ? 'wider' : 'narrower'
    return verdict(now.isExcluded <= was.isExcluded, was.isExcluded <= now.isExcluded)
  }

const TYPES = ['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']

const types: Judge = (was, now) => {
  const [before, after] = [was, now].map((type) =>
    type === undefined ? TYPES : texts(Array.isArray(type) ? type : [type]),
  )
  const covers = (wide: readonly string[] = [], narrow: readonly string[] = []) =>
    narrow.every((type) => wide.includes(type) || (type === 'integer' && wide.includes('number')))
  return verdict(covers(after, before), covers(before, after))
}

/** The ranges of number formats. Without a format, a number is a double, and an integer has any size. */
const SIZES: Readonly<Record<string, number>> = {
  int32: 1,
  int64: 2,
  integer: 3,
  float: 4,
  double: 5,
  number: 5,
}

/** The sanitiser treats these formats differently, so a change of format changes the stored values. */
const SANITISED = new Set<unknown>(['html', 'password'])

const formats: Judge = (was, now, before, after) => {
  if (SANITISED.has(was) || SANITISED.has(now)) return 'both'
  const [old, present] = [SIZES[String(was ?? before.type)], SIZES[String(now ?? after.type)]]
  if (old !== undefined && present !== undefined) return verdict(present >= old, old >= present)
  return presence(was, now, before, after)
}

/** Keywords that limit a value, in words, and how two of their values compare. */
export const LIMITS: Readonly<Record<string, readonly [label: string, judge: Judge]>> = {
  type: ['the type', types],
  format: ['the format', formats],
  pattern: ['the pattern', presence],
  minimum: ['the least value', bound(1)],
  maximum: ['the greatest value', bound(-1)],
  exclusiveMinimum: ['the value that it must exceed', bound(1)],
  exclusiveMaximum: ['the value that it must stay below', bound(-1)],
  multipleOf: ['the step', step],
  minLength: ['the shortest length', atLeast],
  maxLength: ['the greatest length', atMost],
  minItems: ['the least number of items', atLeast],
  maxItems: ['the greatest number of items', atMost],
  uniqueItems: ['the rule that items differ', restriction],
  minProperties: ['the least number of fields', atLeast],
  maxProperties: ['the greatest number of fields', atMost],
  // comparable alternatives and parts are compared in choices.ts and schemas.ts
  allOf: ['the list of parts', presence],
  anyOf: ['the list of alternatives', presence],
  oneOf: ['the list of alternatives', presence],
  not: ['what it must not be', presence],
  'x-max-decimals': ['the greatest number of decimals', atMost],
}
