import { list, record } from '../json.ts'
import { type Operation, operations } from './contract.ts'
import { statusesOfCodes } from './errors.ts'
import type { JsonNode, Problem } from './json-node.ts'

const MONTHS = 12
/** The status of an operation's response after its end. */
const ENDED = 'endpoint_sunset'
const KEYS = ['since', 'sunset', 'successor', 'link']

/**
 * A deprecated operation says since when and until when, at least twelve months, and what replaces it (RFC
 * 9745, RFC 8594).
 */
export function* deprecationDated(root: JsonNode): Iterable<Problem> {
  for (const operation of operations(root)) {
    const { id, node } = operation
    const { deprecated, 'x-deprecation': announced } = node.members
    if (deprecated === true && announced === undefined)
      yield node.problem(`${id} is deprecated: x-deprecation must say since when and until when.`)
    if (deprecated !== true && announced !== undefined)
      yield node.problem(`${id} has x-deprecation, but is not deprecated.`)
    if (announced === undefined) continue
    const end = node.get('x-deprecation')
    for (const slip of [...dateSlips(announced), ...linkSlips(root, operation)]) {
      yield end.problem(`${id}: ${slip}.`)
    }
  }
}

function* dateSlips(announced: unknown): Iterable<string> {
  for (const key of Object.keys(record(announced))) {
    if (!KEYS.includes(key)) yield `x-deprecation does not know "${key}"`
  }
  const [since, sunset] = [dateOf(record(announced).since), dateOf(record(announced).sunset)]
  if (!since) yield 'since must be a date, such as 2027-01-31'
  if (!sunset) yield 'sunset must be a date, such as 2028-01-31'
  if (!since || !sunset) return
  const earliest = new Date(since)
  earliest.setUTCMonth(since.getUTCMonth() + MONTHS)
  if (sunset < earliest) yield `sunset must be at least ${MONTHS} months after since`
}

function* linkSlips(root: JsonNode, { path, node }: Operation): Iterable<string> {
  const { successor, link } = node.get('x-deprecation').members
  if (link !== undefined && !(typeof link === 'string' && URL.canParse(link))) yield 'link must be an address'
  if (successor === undefined) return
  const replacement = operations(root).find(({ id }) => id === successor)
  if (!replacement) {
    yield `there is no operation "${String(successor)}" to replace it`
    return
  }
  if (replacement.node.members.deprecated === true)
    yield `${replacement.id}, which replaces it, is deprecated too`
  const missing = parametersOf(replacement.path).filter((name) => !parametersOf(path).includes(name))
  if (missing.length > 0)
    yield `the path of ${replacement.id} has parameters that this one has not: ${missing.join(', ')}`
}

/** The responses of a deprecated operation announce its end, and one is for the time after it. */
export function* deprecationAnnounced(root: JsonNode): Iterable<Problem> {
  const statuses = statusesOfCodes(root)
  for (const { id, node, responses } of operations(root)) {
    const { deprecated } = node.members
    const gone = responses.find(([status]) => status === '410')
    const isOther = list(gone?.[1].members['x-error-codes']).some(
      (code) => code !== ENDED && statuses.get(String(code)) === '410',
    )
    if (deprecated === true && !gone)
      yield node.get('responses').problem(`${id} is deprecated, but 410 is not documented.`)
    if (deprecated !== true && gone && !isOther)
      yield gone[1].problem(`${id} is not deprecated, but 410 is documented.`)
    if (deprecated !== true) continue
    const { successor, link } = node.get('x-deprecation').members
    const names = [
      'Deprecation',
      'Sunset',
      ...(successor === undefined && link === undefined ? [] : ['Link']),
    ]
    for (const [status, response] of responses) {
      for (const name of names) {
        const header = response.get('headers', name)
        if (header.members.required !== true)
          yield response.problem(`${id} is deprecated: ${status} must have the required header ${name}.`)
      }
    }
  }
}

/** An operation past its sunset only responds with 410, so it can be removed. */
export function* deprecationOver(root: JsonNode): Iterable<Problem> {
  for (const { id, node } of operations(root)) {
    const sunset = dateOf(node.get('x-deprecation').members.sunset)
    const day = sunset?.toISOString().slice(0, 10)
    if (sunset && sunset <= new Date())
      yield node.problem(`${id} has ended: its sunset was ${day}. Remove it in the next minor version.`)
  }
}

/** @param value YYYY-MM-DD, which is midnight UTC */
function dateOf(value: unknown) {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined
  const date = new Date(value)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
  return isReal ? date : undefined
}

function parametersOf(path: string) {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name))
}
