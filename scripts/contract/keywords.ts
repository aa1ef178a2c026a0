import { isRecord } from '../../src/base/guards.ts'
import { entries, own, record, texts } from '../json.ts'
import {
  type Change,
  change,
  code,
  type Impact,
  inMarkdown,
  listOf,
  mergeable,
  prose,
  sentence,
} from './change.ts'
import { breaks, LIMITS } from './limits.ts'
import { changeOf, type Direction, type Pair } from './pair.ts'
import { nameOf } from './subject.ts'

/** The changes to report if a keyword differs. */
export type Rule = (pair: Pair, key: string) => readonly Change[]

/** Checked in policy.ts, which compares several values. */
export const elsewhere: Rule = () => []

export const words: Rule = ({ subject }) => [prose(nameOf(subject))]

/** A value that clients depend on exactly. */
export const value: Rule = (pair, key) => [differs(pair, key, 'major')]

/** Unknown keywords are breaking: better one version too many than a surprise. */
export const unknown: Rule = (pair, key) => [differs(pair, key, 'major', ' (the gate has no rule for that)')]

/** The names of headers and of schemes are case-insensitive (RFC 9110, sections 5.1 and 11.1). */
export const caseless: Rule = (pair, key) =>
  String(pair.was[key]).toLowerCase() === String(pair.now[key]).toLowerCase() ? [] : value(pair, key)

export const parameterName: Rule = (pair, key) => {
  if (pair.now.in !== 'path') return caseless(pair, key)
  const [was, now] = [pair.was.name, pair.now.name].map((name) => code(String(name)))
  const text = `The path parameter ${was}${pair.subject.of} is now called ${now}, which clients pass it by`
  return [change('major', 'Changed', `${text}${pair.users}.`)]
}

/** Generated clients name the type after it, whatever its shape. */
export const schemaName: Rule = (pair) => {
  const [old, present] = [pair.was.name, pair.now.name].map((name) => code(String(name)))
  const text = `refers to the schema ${present} (was ${old}), which clients name a type after`
  return [changeOf(pair, 'major', 'Changed', text)]
}

/** Whether a parameter, a body or a header is required. */
export const presence: Rule = (pair) => {
  const isRequired = pair.now.required === true
  const isBreaking = breaks(isRequired ? 'narrower' : 'wider', pair.directions)
  const [yes, no] = pair.directions.has('request')
    ? ['is now required', 'is now optional']
    : ['is now always present', 'may now be absent']
  return [changed(pair, isRequired ? yes : no, isBreaking)]
}

export const deprecated: Rule = (pair) => [
  pair.now.deprecated === true
    ? changeOf(pair, 'minor', 'Deprecated', 'is deprecated')
    : changeOf(pair, 'minor', 'Changed', 'is no longer deprecated'),
]

/** The effect of sending nothing. A default in a response has no effect. */
export const defaults: Rule = (pair) => {
  const [was, now] = [pair.was.default, pair.now.default]
  const has = now === undefined ? 'no default any more' : `the default ${inMarkdown(now)}`
  const had = was === undefined ? 'none' : inMarkdown(was)
  return [changed(pair, `has ${has} (was ${had})`, pair.directions.has('request'))]
}

export const operationId: Rule = ({ was, now }) => [
  change('major', 'Changed', `${inMarkdown(was.operationId)} is now called ${inMarkdown(now.operationId)}.`),
]

/** Clients name their classes after the tags; some only use the first one. */
export const tags: Rule = (pair) => {
  const [was, now] = [texts(pair.was.tags), texts(pair.now.tags)]
  const stays = was[0] === now[0] && was.every((tag) => now.includes(tag))
  if (stays) return [changed(pair, `is also under ${listOf(now.filter((tag) => !was.includes(tag)))}`, false)]
  return [
    changed(pair, `moves from ${listOf(was)} to ${listOf(now)}, which clients name their classes by`, true),
  ]
}

/** The table of all codes. Clients distinguish errors by code; unknown codes, by status. */
export const errorTable: Rule = ({ was, now }) => {
  const after = record(now['x-error-code-details'])
  const moved = entries(was['x-error-code-details']).flatMap(([name, before]) => {
    const [old, present] = [record(before).status, record(after[name]).status]
    if (present === undefined || old === present) return []
    return [change('major', 'Changed', `The error ${code(name)} comes with ${present} (was ${old}).`)]
  })
  return moved.length > 0 ? moved : [change('patch', 'Changed', 'The table of error codes is revised.')]
}

/**
 * Additional fields. Clients must ignore unknown fields of a response: a new field is a minor version.
 * Opening a response promises no less than that, and closing it promises more, so neither breaks anybody.
 * Only values that lose their schema may be misread.
 */
export const furtherFields: Rule = (pair, key) => {
  const rank = (fields: unknown) => (fields === false ? 0 : isRecord(fields) ? 1 : 2)
  const [was, now] = [rank(pair.was[key]), rank(pair.now[key])]
  if (was === now) return [] // two schemas, which are compared as schemas
  const breaksAnswers = was === 1 && now === 2 && pair.directions.has('response')
  const isBreaking = now < was ? pair.directions.has('request') : breaksAnswers
  return [differs(pair, key, isBreaking ? 'major' : 'minor')]
}

/** Clients use it to recognise alternatives. Additions come with an alternative, which is compared itself. */
export const discriminator: Rule = (pair, key) => {
  const [was, now] = [record(pair.was[key]), record(pair.now[key])]
  const isSame = was.propertyName === now.propertyName
  const present = record(now.mapping)
  const isKept = isSame && entries(was.mapping).every(([name, to]) => present[name] === to)
  const by = inMarkdown(now.propertyName)
  const text = isSame ? `other values of ${by}` : `${by} (was ${inMarkdown(was.propertyName)})`
  // clients that send an alternative no longer need to name it
  const isMissed = pair.now[key] !== undefined || pair.directions.has('response')
  const isBreaking = pair.was[key] !== undefined && !isKept && isMissed
  return [changed(pair, `tells its alternatives apart by ${text}`, isBreaking)]
}

/** A field that becomes one-way is missing in the other direction. */
export const onlyIn =
  (direction: Direction): Rule =>
  (pair, key) => {
    const isMissed = [...pair.directions].some((way) => way !== direction)
    return [differs(pair, key, isMissed && pair.now[key] === true ? 'major' : 'minor')]
  }

/** A value that another record has is rejected from now on. */
export const unique: Rule = (pair, key) => {
  const isUnique = pair.now[key] === true
  return [changed(pair, isUnique ? 'must now be unique' : 'need no longer be unique', isUnique)]
}

/** What a request can contain instead of another value; responses never do. */
export const alternative: Rule = (pair, key) => {
  const isBreaking = pair.was[key] !== undefined && pair.directions.has('request')
  return [differs(pair, key, isBreaking ? 'major' : 'minor')]
}

/** Recipients ignore directives that they do not know (RFC 9111, section 5.2.3). */
const EXTENSIBLE_HEADER = 'headers/CacheControl'

/** A keyword of LIMITS. */
export const limit: Rule = (pair, key) => {
  const { was, now, subject, directions, users } = pair
  const verdict = own(LIMITS, key)?.[1](was[key], now[key], was, now) ?? 'both'
  const [schema = '', member = ''] = subject.what === '' ? subject.field.split(/\.(.*)/s) : []
  if (member !== '' && verdict === 'narrower' && !directions.has('request')) {
    const head = `${code(schema)} keeps within closer limits`
    return [mergeable('minor', 'Changed', { head, item: code(member), tail: users })]
  }
  const isBreaking = breaks(verdict, directions) && subject.component !== EXTENSIBLE_HEADER
  return [differs(pair, key, isBreaking ? 'major' : 'minor')]
}

/** A link relates a response to another request, without a promise (OpenAPI 3.1, Link Object). */
export const link: Rule = (pair) => [changed(pair, 'is revised', false)]

function changed(pair: Pair, text: string, isBreaking: boolean): Change {
  return changeOf(pair, isBreaking ? 'major' : 'minor', 'Changed', text)
}

function differs({ was, now, subject, users }: Pair, key: string, impact: Impact, remark = ''): Change {
  const label = LABELS[key] ?? own(LIMITS, key)?.[0] ?? code(key)
  const item = `${label} is ${fromTo(was[key], now[key])}${remark}`
  return mergeable(impact, 'Changed', { head: sentence(nameOf(subject)), item, tail: users })
}

const LABELS: Readonly<Record<string, string | undefined>> = {
  additionalProperties: 'the permission for further fields',
  'x-numeric-string': 'the form of numeric strings',
}

function fromTo(was: unknown, now: unknown): string {
  if (now === undefined) return `no longer set (was ${inMarkdown(was)})`
  return `now ${inMarkdown(now)}${was === undefined ? '' : ` (was ${inMarkdown(was)})`}`
}
