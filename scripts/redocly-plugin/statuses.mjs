import { hasParameter, operations, requirements } from './contract.mjs'
import { list } from './place.mjs'

/** @typedef {import('./contract.mjs').Operation} Operation */

/** What an operation does decides which statuses it can answer with. @type {import('./rule.mjs').Check} */
export function* statusesMatchOperation(root) {
  for (const operation of operations(root)) {
    const documented = operation.responses.map(([status]) => status)
    const responses = operation.place.get('responses')
    for (const [status, why] of needed(root, operation)) {
      if (!documented.includes(status))
        yield responses.problem(`${operation.id} ${why}, but ${status} is not documented.`)
    }
    for (const [status, why] of impossible(operation)) {
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

/** @param {import('./place.mjs').Place} root @param {Operation} operation @returns {Iterable<[string, string]>} */
function* needed(root, operation) {
  const security = requirements(root, operation)
  yield ['400', 'refuses unknown parameters']
  if (security.length > 0) yield ['401', 'is secured']
  if (security.flatMap(Object.values).some((allowed) => list(allowed).length > 0))
    yield ['403', 'needs a role or a scope']
  if (hasParameter(operation, 'path')) yield ['404', 'has a path parameter']
  if (hasParameter(operation, 'header', 'If-None-Match')) yield ['304', 'takes If-None-Match']
  if (hasParameter(operation, 'header', 'If-Match')) yield ['412', 'takes If-Match']
  if (operation.body.exists) {
    yield ['413', 'takes a body']
    yield ['415', 'takes a body']
    yield ['422', 'takes a body']
  }
  yield ['429', 'is rate-limited']
  yield ['500', 'can fail']
  yield ['503', 'needs the database']
}

/** @param {Operation} operation @returns {Iterable<[string, string]>} */
function* impossible(operation) {
  yield ['204', 'answers with the envelope']
  if (!hasParameter(operation, 'path')) yield ['404', 'has no path parameter']
  if (!hasParameter(operation, 'header', 'If-None-Match')) yield ['304', 'takes no If-None-Match']
  if (!hasParameter(operation, 'header', 'If-Match')) yield ['412', 'takes no If-Match']
  if (operation.body.exists) return
  for (const status of ['413', '415', '422']) yield [status, 'takes no body']
}

/**
 * Credentials, roles and scopes in `security` are ones that exist. Options: scheme → roles or scopes.
 * @type {import('./rule.mjs').Check}
 */
export function* securityKnown(root, options) {
  for (const operation of operations(root)) {
    const security = operation.place.get('security')
    if (!security.exists)
      yield operation.place.problem(`${operation.id} must say what it needs; \`security: []\` is public.`)
    for (const [scheme, allowed] of requirements(root, operation).flatMap(Object.entries)) {
      for (const name of list(allowed)) {
        if (list(options[scheme]).includes(name)) continue
        yield security.problem(`${operation.id}: ${scheme} does not know "${String(name)}".`)
      }
    }
  }
}
