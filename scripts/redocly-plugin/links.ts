import { list } from '../json.ts'
import { actionOf, type Operation, operations, responsesOf } from './contract.ts'
import type { JsonNode, Problem } from './json-node.ts'

/**
 * Responses have links: a create, an action and a GET to every other operation on the record, a list to the
 * first of its records.
 */
export function* linksPresent(root: JsonNode): Iterable<Problem> {
  const all = operations(root)
  for (const { operation, status, response, label } of responsesOf(root)) {
    const linked = links(response).map(({ target }) => target)
    for (const { id } of followers(all, operation, status, response)) {
      if (!linked.includes(id)) yield response.problem(`${label} must have a link to ${id}.`)
    }
  }
}

/** The operations to which a response must link. */
export function followers(
  all: readonly Operation[],
  operation: Operation,
  status: string,
  response: JsonNode,
) {
  const { path, method } = operation
  const hasTag = response.get('headers', 'ETag').exists
  /** @param home the path of the list */
  const onRecordsOf = (home: string) =>
    all.filter(
      (it) =>
        it.id !== operation.id && collection(it.path) === home && (hasTag || !needsTag(it)) && !needsBody(it),
    )
  // An operation that replaces a record, at /records/{id}/verb, also creates one.
  if (status === '201' || (status === '200' && actionOf(operation)))
    return onRecordsOf(homeOf(all, path) ?? collection(path) ?? path)
  if (status !== '200' || method !== 'get') return []
  if (!response.get('headers', 'Link').exists) return onRecordsOf(collection(path) ?? '')
  const onRecords = onRecordsOf(homeOf(all, path) ?? path)
  const reads = onRecords.filter((it) => it.method === 'get')
  return reads.length > 0 ? reads : onRecords
}

function needsTag({ parameters }: Operation) {
  return parameters.some(({ members: { name, required } }) => name === 'If-Match' && required === true)
}

/** No response has the values of a required body. */
function needsBody({ body }: Operation) {
  return list(body.get('content', 'application/json', 'schema').members.required).length > 0
}

/** `/api/reviews`, the path of the records in the list `/api/products/{productId}/reviews`. */
function homeOf(all: readonly Operation[], path: string) {
  const [, base, own] = /^(\/[^/]+)\/.+\}\/([^/{]+)$/.exec(path) ?? []
  return all.some((it) => collection(it.path) === `${base}/${own}`) ? `${base}/${own}` : undefined
}

/** `/api/posts` for `/api/posts/{postId}` and for paths below it. */
function collection(path: string) {
  return /^([^{]*)\/\{\w+\}(?:\/[^{]*)?$/.exec(path)?.[1]
}

/** Links point to operations of the document, and provide their parameters from existing values. */
export function* linksLead(root: JsonNode): Iterable<Problem> {
  const byId = new Map(operations(root).map((operation) => [operation.id, operation]))
  for (const { operation, response, label } of responsesOf(root)) {
    for (const { name, target, node } of links(response)) {
      const to = byId.get(target)
      const slips = to ? mistakes(operation, response, node, to) : [`there is no operation "${target}"`]
      for (const slip of slips) yield node.problem(`${label}: link ${name}: ${slip}.`)
    }
  }
}

function links(response: JsonNode) {
  const named = response.get('links').entries()
  return named.map(([name, node]) => ({ name, node, target: String(node.members.operationId) }))
}

function* mistakes(from: Operation, response: JsonNode, link: JsonNode, to: Operation): Iterable<string> {
  const given = link.get('parameters').entries()
  const names = given.map(([name]) => name)
  for (const { name, required } of to.parameters.map(({ members }) => members)) {
    if (required === true && !names.includes(String(name))) yield `${to.id} needs ${name}`
  }
  for (const name of names) {
    if (!to.parameters.some(({ members }) => members.name === name)) yield `${to.id} takes no ${name}`
  }
  yield* bodyMistakes(from, response, link, to)
  for (const [, { value }] of given) {
    if (!meansSomething(String(value), from, response)) yield `${value} is nothing that ${from.id} has`
  }
}

/**
 * The body of a link has everything that the operation requires. It is a JSON text with runtime expressions
 * in braces, because openapi-generator rejects an object.
 */
function* bodyMistakes(from: Operation, response: JsonNode, link: JsonNode, to: Operation): Iterable<string> {
  const { requestBody: text = '{}' } = link.members
  const fields = jsonObject(String(text).replaceAll(EMBEDDED, 'value'))
  if (typeof text !== 'string' || !fields) {
    yield 'the requestBody must be a text with a JSON object, and its expressions in braces'
    return
  }
  const schema = to.body.get('content', 'application/json', 'schema')
  for (const name of Object.keys(fields))
    if (!schema.get('properties', name).exists) yield `the body of ${to.id} has no ${name}`
  for (const name of list(schema.members.required))
    if (!Object.hasOwn(fields, String(name))) yield `the body of ${to.id} needs ${name}`
  for (const [, expression = ''] of text.matchAll(EMBEDDED))
    if (!meansSomething(expression, from, response)) yield `${expression} is nothing that ${from.id} has`
}

/** A runtime expression within a text. */
const EMBEDDED = /\{(\$[^{}]+)\}/g

function jsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** Whether a runtime expression (OpenAPI 3.1, section 4.8.20.4) refers to a documented value. */
function meansSomething(expression: string, { parameters, body }: Operation, response: JsonNode) {
  const [, source, part, rest = ''] =
    /^\$(request|response)\.(body#|header\.|path\.|query\.)(.+)$/.exec(expression) ?? []
  if (part === 'body#') {
    const content = source === 'request' ? body : response
    return at(content.get('content', 'application/json', 'schema'), rest.split('/').slice(1))
  }
  if (source === 'response') return part === 'header.' && response.get('headers', rest).exists
  return parameters.some(({ members: { name, in: where } }) => `${where}.` === part && name === rest)
}

/** Whether values of a schema can contain something at these segments of a JSON Pointer. */
function at(schema: JsonNode, [segment, ...rest]: readonly string[]): boolean {
  if (segment === undefined) return schema.exists
  const next =
    schema.types.includes('array') && /^\d+$/.test(segment)
      ? schema.get('items')
      : schema.get('properties', segment)
  return at(next, rest)
}
