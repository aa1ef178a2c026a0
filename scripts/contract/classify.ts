import { type Change, change, code, prose, sentence } from './change.ts'
import { classifyKeyword, unknown } from './classify-keyword.ts'
import { classifyOperation } from './classify-operation.ts'
import { type Comparison, type Contract, record } from './contract.ts'
import type { Reported } from './report.ts'
import { type Subject, subjectOf } from './subject.ts'
import { PROSE, PROSE_NODES } from './words.ts'

/** Keywords that are judged in policy.ts, where what they mean here is known. */
const ELSEWHERE = ['security', 'x-rate-limit', 'x-rate-limits', 'x-max-body-bytes', 'x-deprecation']

/** Extensions that are judged there wherever they are. */
const OWN = ['x-error-codes', 'x-error-code-details', 'x-extensible-enum']

/** Nodes with a name of their own, by Redocly's names. */
const REMOVABLE = new Set(['Parameter', 'RequestBody', 'Response', 'Header', 'SecurityScheme', 'Server'])

export function isJudgedElsewhere({ path, property, type }: Reported): boolean {
  if (type === 'Info' && property === 'version') return true
  if (type === 'Operation' && property === 'deprecated') return true
  if ([property, ...path].some((key) => key !== undefined && OWN.includes(key))) return true
  const keys = path[0] === 'paths' ? [path[3], property] : [path[0], property]
  return keys.some((key) => key !== undefined && ELSEWHERE.includes(key))
}

/** A difference as lines of a changelog. What is not known to be harmless is breaking. */
export function classify(it: Reported, comparison: Comparison): readonly Change[] {
  const contract = it.kind === 'removed' ? comparison.base : comparison.revision
  const side = it.kind === 'removed' ? it.base : it.revision
  const subject = subjectOf(contract, side?.at ?? it.path, it.path)
  if (isNameOfSchema(it)) return [] // what uses it is reported at its use, and its name in policy.ts
  if (isProse(it)) return [prose(subject.name)]
  if (it.path[0] === 'paths' && (it.type === 'PathItem' || it.type === 'Operation'))
    return classifyOperation(it, subject, comparison)
  if (it.path[0] === 'paths' && it.path.at(-1) === 'parameters' && it.kind !== 'modified')
    return classifyParameters(it, contract)
  if (it.kind === 'modified') return classifyKeyword(it, subject, comparison)
  return it.kind === 'added' ? [classifyAdded(it, subject)] : [classifyRemoved(it, subject)]
}

function isNameOfSchema({ kind, property, path }: Reported): boolean {
  return (
    (kind !== 'modified' || property === 'key') &&
    path.length === 3 &&
    path[0] === 'components' &&
    path[1] === 'schemas'
  )
}

function isProse({ type, property, kind, path, impact }: Reported): boolean {
  if (impact === 'major') return false
  if (PROSE_NODES.has(type)) return true
  if (property !== undefined) return PROSE.has(property)
  if (kind !== 'modified' && path[0] === 'components') return true // not used: what is used is reported at its use
  return PROSE.has(path.at(-1) ?? '') && path.at(-2) !== 'properties'
}

function classifyAdded(it: Reported, { name, users }: Subject): Change {
  const key = it.path.at(-1) ?? ''
  if (it.impact === 'major') {
    if (it.type === 'Parameter')
      return change('major', 'Added', `${sentence(name)} is new and required${users}.`)
    return unknown(it, name)
  }
  if (it.type === 'Response') {
    // clients tell success by the status; an error that they do not know is like the others of its class
    const impact = key.startsWith('2') ? 'major' : 'minor'
    return change(impact, 'Added', `${sentence(name)} is new.`)
  }
  if (it.type === 'MediaType') return change('minor', 'Added', `${sentence(name)} can also be ${code(key)}.`)
  const isKnown =
    ['Parameter', 'Header', 'Server'].includes(it.type) ||
    it.path.at(-2) === 'properties' ||
    it.path[0] === 'webhooks'
  return isKnown ? change('minor', 'Added', `${sentence(name)} is new${users}.`) : unknown(it, name)
}

function classifyRemoved(it: Reported, { name, users }: Subject): Change {
  const isNamed = REMOVABLE.has(it.type) || it.path.at(-2) === 'properties'
  if (it.impact === 'patch' || !isNamed) return unknown(it, name)
  return change(it.impact, 'Removed', `${sentence(name)} is removed${users}.`)
}

/** A list of parameters that is reported as a whole. */
function classifyParameters({ kind, path, base, revision }: Reported, contract: Contract): Change[] {
  const list = (kind === 'added' ? revision : base)?.value
  return (Array.isArray(list) ? list : []).map((parameter, index) => {
    const at = [...path, String(index)]
    const name = sentence(subjectOf(contract, at, at).name)
    if (kind === 'removed') return change('major', 'Removed', `${name} is removed.`)
    const isRequired = record(contract.resolve(parameter)).required === true
    return change(
      isRequired ? 'major' : 'minor',
      'Added',
      `${name} is new${isRequired ? ' and required' : ''}.`,
    )
  })
}
