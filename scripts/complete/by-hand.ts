import { type Operation, operations, successOf } from '../redocly-plugin/contract.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import { lackingParameters } from '../redocly-plugin/parameters.ts'
import { neededStatuses } from '../redocly-plugin/statuses.ts'
import { codesOf } from './statuses.ts'

/** The missing parts of each operation that must be written by hand, because no shared component fits. */
export function leftByHand(root: JsonNode): string[] {
  return operations(root).flatMap((operation) => [
    ...lackingParameters(root, operation).map(
      ({ name }) => `${operation.id}: the parameter ${name}; components/parameters has none.`,
    ),
    ...lackingResponses(root, operation),
  ])
}

function lackingResponses(root: JsonNode, operation: Operation): string[] {
  const { id, responses } = operation
  if (!successOf(operation)) return [`${id}: a response of success.`]
  const lacking = [...neededStatuses(root, operation).keys()].filter((it) =>
    responses.every(([status]) => status !== it),
  )
  return lacking.map((status) => {
    const codes = codesOf(root, operation, status).join(', ')
    const reason = `components/responses has none with just ${codes} as its x-error-codes`
    return `${id}: the response ${status}; ${reason}.`
  })
}
