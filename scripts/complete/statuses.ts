import { isDeepStrictEqual } from 'node:util'
import { type Operation, successOf } from '../redocly-plugin/contract.ts'
import { refusalsIn, statusesOfCodes } from '../redocly-plugin/errors.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import { facts } from '../redocly-plugin/refusals.ts'
import { neededStatuses } from '../redocly-plugin/statuses.ts'
import type { Addition } from './addition.ts'
import { reference } from './operation.ts'

/** Not an error, so it has no code to find its response by. */
const NOT_MODIFIED = { status: '304', response: 'NotModified' }

/** The statuses of errors and 304, each with the shared response that has exactly the operation's codes. */
export function* missingStatuses(root: JsonNode, operation: Operation): Iterable<Addition> {
  const { id, node, responses } = operation
  const documented = responses.map(([status]) => status)
  if (!successOf(operation)) return
  for (const status of [...neededStatuses(root, operation).keys()].sort()) {
    const component = responseFor(root, operation, status)
    if (documented.includes(status) || component === undefined) continue
    const index = documented.filter((it) => it < status).length
    const value = reference('responses', component)
    yield { at: node.get('responses').at, key: status, value, index, what: status, operation: id }
  }
}

function responseFor(root: JsonNode, operation: Operation, status: string): string | undefined {
  if (status === NOT_MODIFIED.status) return NOT_MODIFIED.response
  const codes = codesOf(root, operation, status).sort()
  const all = root.get('components', 'responses').entries()
  const found = all.find(([, response]) => isDeepStrictEqual(refusalsIn(response).toSorted(), codes))
  return found?.[0]
}

/** The codes of a status with which an operation can refuse. */
export function codesOf(root: JsonNode, operation: Operation, status: string): string[] {
  const statuses = statusesOfCodes(root)
  const held = facts(root, operation).filter(({ holds }) => holds)
  const codes = held.flatMap(({ codes }) => codes).filter((code) => statuses.get(code) === status)
  return [...new Set(codes)]
}
