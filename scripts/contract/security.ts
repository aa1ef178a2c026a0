import { entries, type Json, record, texts } from '../json.ts'
import { type Change, change, code, listOf } from './change.ts'
import type { Contract, Operation } from './contract.ts'
import { ROLES } from './lists.ts'

/** The alternatives for access: a new one is an addition; removing one breaks the clients that use it. */
export function compareSecurity(
  base: Contract,
  was: Operation,
  revision: Contract,
  now: Operation,
): Change[] {
  const [before, after] = [alternatives(base, was), alternatives(revision, now)]
  const roles = rolesOf(revision)
  const shutOut = before.some((old) => !after.some((present) => admits(present, old, roles)))
  const letIn = after.some((present) => !before.some((old) => admits(old, present, roles)))
  if (!shutOut && !letIn) return []
  const text = `${code(now.id)} is now open to ${inWords(after)} (was ${inWords(before)}).`
  return [change(shutOut ? 'major' : 'minor', 'Changed', text)]
}

/** Each one includes those before it. */
function rolesOf(contract: Contract): string[] {
  const { enum: closed, 'x-extensible-enum': open } = record(contract.at(['components', ...ROLES.split('/')]))
  return texts(open ?? closed)
}

/** No alternatives mean the same as one without requirements. */
function alternatives(contract: Contract, { value }: Operation): Json[] {
  const security = value.security ?? contract.document.security
  return Array.isArray(security) && security.length > 0 ? security.map(record) : [{}]
}

/** Whether a client that meets `other` also meets `requirement`. */
function admits(requirement: Json, other: Json, roles: readonly string[]): boolean {
  return entries(requirement).every(
    ([scheme, needs]) => Object.hasOwn(other, scheme) && covers(texts(other[scheme]), texts(needs), roles),
  )
}

/** An empty list only requires a valid credential, like the lowest role. */
function covers(has: readonly string[], needs: readonly string[], roles: readonly string[]): boolean {
  const rank = Math.max(0, ...has.map((name) => roles.indexOf(name)))
  return needs.every((need) => (roles.includes(need) ? roles.indexOf(need) <= rank : has.includes(need)))
}

function inWords(security: readonly Json[]): string {
  const words = security.map((requirement) => {
    const parts = entries(requirement).map(([scheme, needs]) =>
      texts(needs).length === 0 ? code(scheme) : `${code(scheme)} with ${listOf(texts(needs))}`,
    )
    return parts.join(' and ')
  })
  return words.includes('') ? 'everybody' : words.join(' or ')
}
