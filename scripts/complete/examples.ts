import { list } from '../json.ts'
import { actionOf, JSON_TYPE, type Operation, operations, successOf } from '../redocly-plugin/contract.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import type { Addition } from './addition.ts'
import { sample } from './sample.ts'
import { nounOf, past, verbOf } from './words.ts'

/** Past participles, by the verb of the operation. */
const DONE: Readonly<Record<string, string>> = {
  create: 'was created',
  update: 'was changed',
  replace: 'was replaced',
  delete: 'was deleted',
  revoke: 'was revoked',
}

/** Examples of the body and of the success: valid, for the author to replace with realistic ones. */
export function* missingExamples(root: JsonNode, operation: Operation): Iterable<Addition> {
  const { id, body } = operation
  const request = body.get('content', JSON_TYPE)
  if (lacksExample(request)) {
    const summary = String(operation.node.members.summary ?? id)
    yield example(operation, request, 'request', summary, sample(request.get('schema')))
  }
  const [status, success] = successOf(operation) ?? []
  const response = success?.get('content', JSON_TYPE)
  if (status === undefined || !response || success?.ref || !lacksExample(response)) return
  const data = response.get('schema', 'properties', 'data')
  const isList = data.types.includes('array')
  const record = isList ? data.get('items') : data
  const noun = nounOf(record.component || 'Record')
  const known = knownExample(root, record)
  const found = known === undefined ? sample(record) : known
  const done = actionOf(operation) === undefined ? DONE[verbOf(id)] : `was ${past(verbOf(id))}`
  const shown = actionOf(operation) === undefined ? found : inState(record, found, past(verbOf(id)))
  const value = { status: 'success', message: messageOf(done, noun, isList), data: isList ? [shown] : shown }
  yield example(operation, response, status, isList ? `One ${noun}` : `The ${noun}`, value)
}

function lacksExample(media: JsonNode): boolean {
  const { example: one, examples } = media.members
  return media.get('schema').exists && one === undefined && examples === undefined
}

function example({ id }: Operation, media: JsonNode, of: string, summary: string, value: unknown): Addition {
  const index = Object.keys(media.members).length
  const examples = { example: { summary, value } }
  return { at: media.at, key: 'examples', value: examples, index, what: `example of ${of}`, operation: id }
}

/** An existing example of the record, from another operation. */
function knownExample(root: JsonNode, record: JsonNode): unknown {
  for (const operation of operations(root)) {
    const media = successOf(operation)?.[1].get('content', JSON_TYPE)
    const data = media?.get('schema', 'properties', 'data')
    const items = data?.get('items')
    const isIt = record.ref !== undefined && [data?.ref, items?.ref].includes(record.ref)
    const [[, first] = []] = isIt ? (media?.get('examples').entries() ?? []) : []
    const shown = first?.get('value', 'data')
    const value = items?.ref === record.ref ? shown?.get(0).value : shown?.value
    if (value !== undefined) return value
  }
  return undefined
}

/** A record in the state named like the action, if there is one. */
function inState(record: JsonNode, found: unknown, state: string): unknown {
  const fields = record.get('properties').entries()
  const [name] = fields.find(([, { members }]) => list(members.enum).includes(state)) ?? []
  return name === undefined ? found : { ...Object(found), [name]: state }
}

function messageOf(done: string | undefined, noun: string, isList: boolean): string {
  if (isList) return `1 ${noun} on this page.`
  return `The ${noun}${done === undefined ? '' : ` ${done}`}.`
}
