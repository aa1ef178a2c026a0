import { list } from '../json.ts'
import { hasParameter, type Operation, operations, requirements, valuesOf } from './contract.ts'
import { statusesOfCodes } from './errors.ts'
import type { JsonNode, Problem } from './json-node.ts'
import { type Fact, facts } from './refusals.ts'
import type { Options } from './rule.ts'

/** The behaviour of an operation decides which statuses its responses can have. */
export function* statusesMatchOperation(root: JsonNode): Iterable<Problem> {
  for (const operation of operations(root)) {
    const documented = operation.responses.map(([status]) => status)
    const responses = operation.node.get('responses')
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

/** The statuses that an operation needs besides its success, each with a reason: those of its error codes. */
export function neededStatuses(root: JsonNode, operation: Operation): ReadonlyMap<string, string> {
  const held = facts(root, operation).filter(({ holds }) => holds)
  const needed = reasons(root, held)
  if (hasParameter(operation, 'header', 'If-None-Match')) needed.set('304', 'takes If-None-Match')
  return needed
}

/** The statuses that an operation cannot have, each with a reason: none of its facts leads to their codes. */
function impossibleStatuses(root: JsonNode, operation: Operation): ReadonlyMap<string, string> {
  const all = facts(root, operation)
  const impossible = reasons(root, all, 'is none that ')
  const possible = all.filter(({ holds, isOptional }) => holds || isOptional)
  for (const status of reasons(root, possible).keys()) impossible.delete(status)
  if (!hasParameter(operation, 'header', 'If-None-Match')) impossible.set('304', 'takes no If-None-Match')
  return impossible.set('204', 'answers with the envelope')
}

/**
 * The statuses that follow from facts.
 *
 * @param prefix of the reasons
 */
function reasons(root: JsonNode, known: readonly Fact[], prefix: string = '') {
  const statuses = statusesOfCodes(root)
  return new Map(
    known.flatMap(({ what, codes }) => codes.map((code) => [String(statuses.get(code)), prefix + what])),
  )
}

/**
 * Credentials, roles and scopes in `security` must exist. Options: by security scheme, the name of the schema
 * whose values are its roles or scopes.
 */
export function* securityKnown(root: JsonNode, options: Options): Iterable<Problem> {
  const known = (scheme: string) => valuesOf(root.get('components', 'schemas', String(options[scheme])))
  for (const operation of operations(root)) {
    const security = operation.node.get('security')
    if (!security.exists)
      yield operation.node.problem(`${operation.id} must say what it needs; \`security: []\` is public.`)
    for (const [scheme, allowed] of requirements(root, operation).flatMap(Object.entries)) {
      for (const name of list(allowed)) {
        if (known(scheme).includes(name)) continue
        yield security.problem(`${operation.id}: ${scheme} does not know "${String(name)}".`)
      }
    }
  }
}
