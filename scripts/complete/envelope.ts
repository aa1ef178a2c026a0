import { record } from '../json.ts'
import { type Operation, successOf } from '../redocly-plugin/contract.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import type { Addition } from './addition.ts'
import { reference } from './operation.ts'
import { nounOf, plural, withArticle } from './words.ts'

export const SCHEMA = /^#\/components\/schemas\/((\w+?)(List)?Response)$/

/**
 * The schema `LabelResponse` or `LabelListResponse` of a success, generated for its record `Label` like those
 * of other records.
 */
export function* missingEnvelope(root: JsonNode, operation: Operation): Iterable<Addition> {
  const schema = successOf(operation)?.[1].get('content', 'application/json', 'schema')
  const [, name, recordName = '', list] = SCHEMA.exec(schema?.ref ?? '') ?? []
  const schemas = root.get('components', 'schemas')
  if (name === undefined || schema?.exists || !schemas.get(recordName).exists) return
  const all = schemas.items
  const model = all.find(isEnvelope)
  if (model === undefined) return
  const noun = nounOf(recordName)
  const [what, data] = list
    ? [`a page of ${plural(noun)}`, listOf(root, operation, recordName)]
    : [withArticle(noun), reference('schemas', recordName)]
  const description = `The success envelope; \`data\` is ${what}.`
  yield {
    at: schemas.at,
    key: name,
    value: { ...model.members, description, properties: { ...record(model.members.properties), data } },
    index: all.findLastIndex(isEnvelope) + 1,
    what: `schema ${name}`,
    operation: operation.id,
  }
}

function isEnvelope(schema: JsonNode): boolean {
  return String(schema.get('properties', 'status', 'enum').value) === 'success'
}

/** A page is at most as long as the parameter `limit` allows. */
function listOf(root: JsonNode, { parameters }: Operation, recordName: string) {
  const shared = root.get('components', 'parameters').items
  const limit = [...parameters, ...shared].find((it) => it.members.name === 'limit')
  const records = plural(nounOf(recordName))
  return {
    type: 'array',
    description: `The ${records} on this page, at most \`limit\`; empty if there are none.`,
    maxItems: limit?.get('schema').members.maximum,
    items: reference('schemas', recordName),
  }
}
