import { hasParameter, operations, requirements } from './contract.mjs'
import { statusesOfCodes } from './errors.mjs'
import { list } from './place.mjs'
import { facts } from './refusals.mjs'

/**
 * @typedef {import('./place.mjs').Place} Place
 * @typedef {import('./contract.mjs').Operation} Operation
 * @typedef {import('./refusals.mjs').Fact} Fact
 */

/** What an operation does decides which statuses it can answer with. @type {import('./rule.mjs').Check} */
export function* statusesMatchOperation(root) {
  for (const operation of operations(root)) {
    const documented = operation.responses.map(([status]) => status)
    const responses = operation.place.get('responses')
    for (const [status, why] of neededStatuses(root, operation)) {
      if (!documented.includes(status))
        yield responses.problem(`${operation.id} ${why}, but ${status} is not documented.`)
    }
    for (const [status, why] of impossibleStatuses(root, operation)) {
      if (documented.includes(status))
        yield responses.problem(`${operation.id} ${why}, but ${status} is documented.`)
    }
    if (!documented.some((status) => /^2\d\d$/.test(status)))
      yield responses.problem(`${operation.id} never succeeds.`)
    for (const status of documented) {
      if (!/^[2-5]\d\d$/.test(status))
        yield responses.problem(`${operation.id}: ${status} is not a status. Name each one.`)
    }
  }
}

/**
 * The statuses that an operation needs beside its success, each with a reason: those of the codes it refuses
 * with.
 * @param {Place} root
 * @param {Operation} operation
 * @returns {ReadonlyMap<string, string>}
 */
export function neededStatuses(root, operation) {
  const held = facts(root, operation).filter(({ holds }) => holds)
  const needed = reasons(root, held)
  if (hasParameter(operation, 'header', 'If-None-Match')) needed.set('304', 'takes If-None-Match')
  return needed
}

/**
 * The statuses that an operation cannot answer with, each with a reason: no code of theirs can come of it.
 * @param {Place} root
 * @param {Operation} operation
 * @returns {ReadonlyMap<string, string>}
 */
function impossibleStatuses(root, operation) {
  const all = facts(root, operation)
  const impossible = reasons(root, all, 'is none that ')
  const possible = all.filter(({ holds, isOptional }) => holds || isOptional)
  for (const status of reasons(root, possible).keys()) impossible.delete(status)
  if (!hasParameter(operation, 'header', 'If-None-Match')) impossible.set('304', 'takes no If-None-Match')
  return impossible.set('204', 'answers with the envelope')
}

/**
 * The statuses that come of facts.
 * @param {Place} root
 * @param {readonly Fact[]} known
 * @param {string} [prefix] of the reasons
 */
function reasons(root, known, prefix = '') {
  const statuses = statusesOfCodes(root)
  return new Map(
    known.flatMap(({ what, codes }) => codes.map((code) => [String(statuses.get(code)), prefix + what])),
  )
}

/**
 * Credentials, roles and scopes in `security` are ones that exist. Options: by security scheme, the name of
 * the schema whose values are its roles or scopes.
 * @type {import('./rule.mjs').Check}
 */
export function* securityKnown(root, options) {
  const known = (/** @type {string} */ scheme) =>
    list(root.get('components', 'schemas', String(options[scheme]), 'enum').value)
  for (const operation of operations(root)) {
    const security = operation.place.get('security')
    if (!security.exists)
      yield operation.place.problem(`${operation.id} must say what it needs; \`security: []\` is public.`)
    for (const [scheme, allowed] of requirements(root, operation).flatMap(Object.entries)) {
      for (const name of list(allowed)) {
        if (known(scheme).includes(name)) continue
        yield security.problem(`${operation.id}: ${scheme} does not know "${String(name)}".`)
      }
    }
  }
}
