import { isDeepStrictEqual } from 'node:util'
import { type Change, change, code, listOf } from './change.ts'
import { type Comparison, type Contract, entries, type Operation, record } from './contract.ts'
import { compareExtensibleEnums } from './extensible-enums.ts'
import { compareRefusals } from './refusals.ts'
import { compareSecurity } from './security.ts'

/** Bytes; what an operation takes that does not say. */
const DEFAULT_BODY_BYTES = 65_536

/** What `redocly diff` cannot know: the extensions of this contract, and what roles and scopes mean. */
export function comparePolicies({ base, revision }: Comparison): Change[] {
  const pairs = [...base.operations.values()].flatMap((was) => {
    const now = revision.operations.get(was.id)
    return now ? [{ was, now }] : []
  })
  return [
    ...pairs.flatMap(({ was, now }) => [
      ...compareSecurity(base, was, revision, now),
      ...compareRateLimit(base, was, revision, now),
      ...compareBodyLimit(was, now),
      ...compareDeprecation(was, now),
      ...compareRefusals(base, was, revision, now),
    ]),
    ...compareRateLimits(base, revision),
    ...compareExtensibleEnums({ base, revision }),
    ...compareErrorCodes(base, revision),
    ...compareSchemaNames(base, revision),
  ]
}

/** Requests per second; none when the class is not there. */
function rateOf(contract: Contract, name: unknown): { text: string; rate: number } {
  const { limit, window } = record(record(contract.document['x-rate-limits'])[String(name)])
  return { text: `${limit} requests in ${window} s`, rate: Number(limit) / Number(window) }
}

function compareRateLimits(base: Contract, revision: Contract): Change[] {
  return entries(revision.document['x-rate-limits']).flatMap(([name]) => {
    const [was, now] = [rateOf(base, name), rateOf(revision, name)]
    if (was.text === now.text || Number.isNaN(was.rate)) return []
    const text = `The rate limit ${code(name)} is ${now.text} (was ${was.text}).`
    return [change(now.rate >= was.rate ? 'minor' : 'major', 'Changed', text)]
  })
}

function compareRateLimit(base: Contract, was: Operation, revision: Contract, now: Operation): Change[] {
  const [before, after] = [was.value['x-rate-limit'], now.value['x-rate-limit']]
  if (before === after) return []
  const [old, present] = [rateOf(base, before), rateOf(revision, after)]
  const text = `${code(now.id)} has the rate limit ${code(String(after))}, ${present.text} (was ${code(String(before))}, ${old.text}).`
  return [change(present.rate >= old.rate ? 'minor' : 'major', 'Changed', text)]
}

function compareBodyLimit(was: Operation, now: Operation): Change[] {
  if (!was.value.requestBody || !now.value.requestBody) return []
  const [before, after] = [was, now].map(({ value }) =>
    Number(value['x-max-body-bytes'] ?? DEFAULT_BODY_BYTES),
  )
  if (before === undefined || after === undefined || before === after) return []
  const text = `The request body of ${code(now.id)} may have ${after} bytes (was ${before}).`
  return [change(after > before ? 'minor' : 'major', 'Changed', text)]
}

function compareDeprecation(was: Operation, now: Operation): Change[] {
  const [before, after] = [record(was.value['x-deprecation']), record(now.value['x-deprecation'])]
  const isDeprecated = now.value.deprecated === true || after.sunset !== undefined
  const wasDeprecated = was.value.deprecated === true || before.sunset !== undefined
  if (isDeprecated !== wasDeprecated) {
    if (!isDeprecated) return [change('minor', 'Changed', `${code(now.id)} is no longer deprecated.`)]
    const instead = typeof after.successor === 'string' ? `; use ${code(after.successor)}` : ''
    const end = typeof after.sunset === 'string' ? ` and ends on ${after.sunset}` : ''
    return [change('minor', 'Deprecated', `${code(now.id)} is deprecated${end}${instead}.`)]
  }
  if (isDeepStrictEqual(before, after)) return []
  if (before.sunset === after.sunset) {
    return [change('patch', 'Changed', `What is said about the end of ${code(now.id)} is revised.`)]
  }
  const isSooner = !(Date.parse(String(after.sunset)) >= Date.parse(String(before.sunset)))
  const text = `${code(now.id)} ends on ${after.sunset} (was ${before.sunset}).`
  return [change(isSooner ? 'major' : 'minor', 'Deprecated', text)]
}

/** Clients tell errors by their code, and those that they do not know by their status. */
function compareErrorCodes(base: Contract, revision: Contract): Change[] {
  const [was, now] = [base, revision].map((contract) =>
    record(contract.at(['components', 'schemas', 'ErrorCode', 'x-error-code-details'])),
  )
  if (isDeepStrictEqual(was, now)) return []
  const moved = entries(was).flatMap(([name, before]) => {
    const [old, present] = [record(before).status, record(now?.[name]).status]
    if (present === undefined || old === present) return []
    return [change('major', 'Changed', `The error ${code(name)} comes with ${present} (was ${old}).`)]
  })
  return moved.length > 0 ? moved : [change('patch', 'Changed', 'The table of error codes is revised.')]
}

/** Clients that are generated name their types after the schemas. */
function compareSchemaNames(base: Contract, revision: Contract): Change[] {
  const schemasOf = ({ document }: Contract) =>
    entries(record(document.components).schemas).map(([name]) => name)
  const present = schemasOf(revision)
  return schemasOf(base).flatMap((name) => {
    const users = base.usersOf(`schemas/${name}`).filter((id) => revision.operations.has(id))
    if (present.includes(name) || users.length === 0) return []
    const text = `There is no schema named ${code(name)} any more, which clients name a type after (${listOf(users)}).`
    return [change('major', 'Removed', text)]
  })
}
