import { type Change, change, code } from './change.ts'
import { type Contract, entries, type Json, type Operation, record, texts } from './contract.ts'

/** Each one includes those before it. */
const ROLES = ['viewer', 'editor', 'admin']

/** Who is let in: one more is an addition, one fewer breaks the clients that came that way. */
export function compareSecurity(
  base: Contract,
  was: Operation,
  revision: Contract,
  now: Operation,
): Change[] {
  const [before, after] = [alternatives(base, was), alternatives(revision, now)]
  const shutOut = before.some((old) => !after.some((present) => admits(present, old)))
  const letIn = after.some((present) => !before.some((old) => admits(old, present)))
  if (!shutOut && !letIn) return []
  const text = `${code(now.id)} is now open to ${inWords(after)} (was ${inWords(before)}).`
  return [change(shutOut ? 'major' : 'minor', 'Changed', text)]
}

/** No alternative is the same as one that asks for nothing. */
function alternatives(contract: Contract, { value }: Operation): Json[] {
  const security = value.security ?? contract.document.security
  return Array.isArray(security) && security.length > 0 ? security.map(record) : [{}]
}

/** Whether a client that fulfils `other` fulfils `requirement` too. */
function admits(requirement: Json, other: Json): boolean {
  return entries(requirement).every(
    ([scheme, needs]) => Object.hasOwn(other, scheme) && covers(texts(other[scheme]), texts(needs)),
  )
}

/** An empty list asks for a valid credential only, which is what the least role has. */
function covers(has: readonly string[], needs: readonly string[]): boolean {
  const rank = Math.max(0, ...has.map((name) => ROLES.indexOf(name)))
  return needs.every((need) => (ROLES.includes(need) ? ROLES.indexOf(need) <= rank : has.includes(need)))
}

function inWords(security: readonly Json[]): string {
  const words = security.map((requirement) => {
    const parts = entries(requirement).map(([scheme, needs]) =>
      [code(scheme), ...texts(needs).map(code)].join(' with '),
    )
    return parts.join(' and ')
  })
  return words.includes('') ? 'everybody' : words.join(' or ')
}
