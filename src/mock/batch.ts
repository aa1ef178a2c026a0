import { type OperationId, operations } from '../../generated/operations.ts'
import { descriptions } from '../../generated/resources.ts'
import { isRecord } from '../base/guards.ts'
import { valueAt } from '../base/json-pointer.ts'
import { successMessage } from '../messages/wording.ts'
import type { Call } from '../request/call.ts'
import type { AnyResult } from '../request/response.ts'
import { operationOf } from '../resources/kit/batch.ts'
import { successLike } from './answers.ts'
import { choose } from './choice.ts'
import type { MockResponses } from './documented.ts'

/** The results of a batch, one for each operation that was sent; undefined for any other request. */
export function batchLike(call: Call, responses: MockResponses): AnyResult | undefined {
  const resource = descriptions.find((one) => one.operations.batch === call.id)
  const sent = valueAt(call.body, '/operations')
  if (!resource || !Array.isArray(sent)) return undefined
  return {
    data: sent.map((one) => resultOf(call, operationOf(resource, valueAt(one, '/op')), one, responses)),
  }
}

/** The success of an operation, with the content of a single response. */
function resultOf(call: Call, id: OperationId | undefined, sent: unknown, responses: MockResponses): unknown {
  if (id === undefined || !isRecord(sent)) throw new Error(`${call.id} has no such operation`)
  const operation = operations[id]
  const { path, successStatus: status } = operation
  const key = /\{(\w+)\}$/.exec(path)?.[1] ?? 'id'
  const choice = choose(undefined, responses.get(id) ?? new Map(), status)
  const params = { ...Object(call.params), [key]: sent.id }
  const { data } = successLike({ ...call, id, operation, params, body: sent.value }, choice)
  return { status, message: successMessage(call.language, id, 1), data, error: null }
}
