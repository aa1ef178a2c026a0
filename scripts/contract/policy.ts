import { isDeepStrictEqual } from 'node:util'
import { entries, record } from '../json.ts'
import { type Change, change, code, listOf, sentence } from './change.ts'
import type { Comparison, Contract, Operation } from './contract.ts'
import type { Matched } from './operations.ts'
import type { Pair } from './pair.ts'
import { compareSecurity } from './security.ts'
import { nameOf } from './subject.ts'

/** Compares values that only have a meaning together: tables of the document, roles and scopes. */
export function comparePolicies({ base, revision }: Comparison, kept: Matched['kept']): Change[] {
  return [
    ...kept.flatMap(([was, now]) => [
      ...compareSecurity(base, was, revision, now),
      ...compareRateLimit(base, was, revision, now),
      ...compareBodyLimit(was, now),
    ]),
    ...compareRateLimits(base, revision),
    ...compareSchemaNames(base, revision),
  ]
}

interface Rate {
  readonly text: string
  readonly limit: number
  /** Requests per second. */
  readonly rate: number
}

/** The rate of a class; no limit if there is no such class. */
function rateOf(contract: Contract, name: unknown): Rate {
  const { limit, window } = record(record(contract.document['x-rate-limits'])[String(name)])
  if (limit === undefined) return { text: 'no limit', limit: Infinity, rate: Infinity }
  const text = `${limit} requests in ${window} s`
  return { text, limit: Number(limit), rate: Number(limit) / Number(window) }
}

/** Whether fewer requests are allowed in total, or at once. */
function isLower(was: Rate, now: Rate): boolean {
  return now.rate < was.rate || now.limit < was.limit
}

function compareRateLimits(base: Contract, revision: Contract): Change[] {
  const classes = record(revision.document['x-rate-limits'])
  return entries(base.document['x-rate-limits']).flatMap(([name]) => {
    const [was, now] = [rateOf(base, name), rateOf(revision, name)]
    if (was.text === now.text || !Object.hasOwn(classes, name)) return []
    const text = `The rate limit ${code(name)} is ${now.text} (was ${was.text}).`
    return [change(isLower(was, now) ? 'major' : 'minor', 'Changed', text)]
  })
}

/** The class of an operation; changes of the class itself are reported once for all of its operations. */
function compareRateLimit(base: Contract, was: Operation, revision: Contract, now: Operation): Change[] {
  const [before, after] = [was.value['x-rate-limit'], now.value['x-rate-limit']]
  if (before === after) return []
  const [old, present] = [rateOf(base, before), rateOf(revision, after)]
  const named = (name: unknown, { text }: Rate) =>
    name === undefined ? 'none' : `${code(String(name))}, ${text}`
  const has = after === undefined ? 'no rate limit any more' : `the rate limit ${named(after, present)}`
  const text = `${code(now.id)} has ${has} (was ${named(before, old)}).`
  return [change(isLower(old, present) ? 'major' : 'minor', 'Changed', text)]
}

function compareBodyLimit(was: Operation, now: Operation): Change[] {
  const [before, after] = [was.value['x-max-body-bytes'], now.value['x-max-body-bytes']]
  if (before === after || !was.value.requestBody || !now.value.requestBody) return []
  const text = `The request body of ${code(now.id)} may have ${after ?? 'any number of'} bytes`
  const isLess = Number(after ?? Infinity) < Number(before ?? Infinity)
  return [change(isLess ? 'major' : 'minor', 'Changed', `${text} (was ${before ?? 'any number'}).`)]
}

/** Whether and when something ends (`deprecated`, `x-deprecation`). */
export function compareDeprecation({ was, now, subject }: Pair): Change[] {
  const [before, after] = [record(was['x-deprecation']), record(now['x-deprecation'])]
  const isDeprecated = now.deprecated === true || after.sunset !== undefined
  const wasDeprecated = was.deprecated === true || before.sunset !== undefined
  const name = sentence(nameOf(subject))
  if (isDeprecated !== wasDeprecated) {
    if (!isDeprecated) return [change('minor', 'Changed', `${name} is no longer deprecated.`)]
    const instead = typeof after.successor === 'string' ? `; use ${code(after.successor)}` : ''
    const end = typeof after.sunset === 'string' ? ` and ends on ${after.sunset}` : ''
    return [change('minor', 'Deprecated', `${name} is deprecated${end}${instead}.`)]
  }
  if (!isDeprecated) return []
  if (isDeepStrictEqual(before.sunset, after.sunset)) {
    return [change('patch', 'Changed', `What is said about the end of ${nameOf(subject)} is revised.`)]
  }
  // without a date, it stays until the next major version, or until there is a date
  if (after.sunset === undefined)
    return [change('minor', 'Deprecated', `${name} has no day any more on which it ends.`)]
  const isSooner =
    before.sunset !== undefined && !(Date.parse(String(after.sunset)) >= Date.parse(String(before.sunset)))
  const earlier = before.sunset === undefined ? '' : ` (was ${before.sunset})`
  return [change(isSooner ? 'major' : 'minor', 'Deprecated', `${name} ends on ${after.sunset}${earlier}.`)]
}

/** Generated clients name their types after the schemas. */
function compareSchemaNames(base: Contract, revision: Contract): Change[] {
  const schemasOf = ({ document }: Contract) =>
    entries(record(document.components).schemas).map(([name]) => name)
  const present = schemasOf(revision)
  return schemasOf(base).flatMap((name) => {
    const users = base.usersOf(`schemas/${name}`).filter((id) => revision.operations.has(id))
    if (present.includes(name) || users.length === 0) return []
    const text = `There is no schema named ${code(name)} any more, which clients name a type after`
    return [change('major', 'Removed', `${text} (${listOf(users)}).`)]
  })
}
