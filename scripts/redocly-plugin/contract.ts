import { type Json, list } from '../json.ts'
import type { JsonNode } from './json-node.ts'

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export interface Operation {
  /** operationId; if there is none, method and path. */
  readonly id: string
  readonly path: string
  readonly method: string
  readonly node: JsonNode
  /** Includes those of the path. */
  readonly parameters: readonly JsonNode[]
  /** The request body; it may not exist. */
  readonly body: JsonNode
  readonly responses: readonly [string, JsonNode][]
}

/** The operations of each document, because most rules need all of them. */
const known = new WeakMap<JsonNode, Operation[]>()

/** Every operation under `paths` (webhooks are what receivers implement). */
export function operations(root: JsonNode): Operation[] {
  const found = known.get(root) ?? operationsOf(root)
  known.set(root, found)
  return found
}

function operationsOf(root: JsonNode): Operation[] {
  return root
    .get('paths')
    .entries()
    .flatMap(([path, item]) =>
      METHODS.filter((method) => item.get(method).exists).map((method) => {
        const node = item.get(method)
        const id = node.members.operationId
        return {
          id: typeof id === 'string' ? id : `${method} ${path}`,
          path,
          method,
          node,
          parameters: [item, node].flatMap((owner) => owner.get('parameters').items),
          body: node.get('requestBody'),
          responses: node.get('responses').entries(),
        }
      }),
    )
}

/** Every response of every operation, with its name in messages. */
export function responsesOf(root: JsonNode) {
  return operations(root).flatMap((operation) =>
    operation.responses.map(([status, response]) => {
      return { operation, status, response, label: `${operation.id} ${status}` }
    }),
  )
}

/** The first response of success, with its status. */
export function successOf({ responses }: Operation): readonly [string, JsonNode] | undefined {
  return responses.find(([status]) => /^2\d\d$/.test(status))
}

export const JSON_TYPE = 'application/json'
/** Of uploads. */
export const FORM_TYPE = 'multipart/form-data'

/** Whether the body of an operation is a form with a file. */
export function takesForm({ body }: Operation) {
  return body.get('content', FORM_TYPE).exists
}

/** The body of a request, in its only media type; it may not exist. */
export function contentOf(operation: Operation) {
  return operation.body.get('content', takesForm(operation) ? FORM_TYPE : JSON_TYPE)
}

/** The parts of a form that are files, by the names of their fields. */
export function filesOf(operation: Operation) {
  const properties = contentOf(operation).get('schema', 'properties').entries()
  return properties.filter(([, it]) => it.members.format === 'binary').map(([name]) => name)
}

/** The first documented example of an operation's body; undefined if there is none. */
export function exampleBody(operation: Operation) {
  const [[, example] = []] = contentOf(operation).get('examples').entries()
  return example?.get('value').value
}

/** The path of an operation, with the examples of its parameters. */
export function examplePath({ path, parameters }: Operation) {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const parameter = parameters.find(({ members: it }) => it.in === 'path' && it.name === name)
    return encodeURIComponent(String(parameter?.members.example))
  })
}

/** The values that a schema lists, whether further ones may follow or not. */
export function valuesOf({ members }: JsonNode) {
  return list(members['x-extensible-enum'] ?? members.enum)
}

/** Whether an operation responds with a list of records. */
export function isList(operation: Operation) {
  const [, success] = operation.method === 'get' ? (successOf(operation) ?? []) : []
  const data = success?.get('content', 'application/json', 'schema', 'properties', 'data')
  return data?.types.includes('array') ?? false
}

/** The schemas that make up a schema, itself first, each once. */
export function schemasWithin(schema: JsonNode, seen = new Set()): JsonNode[] {
  const address = schema.at.join('/')
  if (!schema.exists || seen.has(address)) return []
  seen.add(address)
  const inner = ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else', 'contains']
  const groups = ['properties', 'patternProperties', 'allOf', 'oneOf', 'anyOf', 'prefixItems', '$defs']
  const children = [
    ...inner.map((key) => schema.get(key)).filter((it) => typeof it.value === 'object'),
    ...groups.flatMap((key) => schema.get(key).items),
  ]
  return [schema, ...children.flatMap((child) => schemasWithin(child, seen))]
}

/** The security requirements of an operation: its own, or else those of the document. */
export function requirements(root: JsonNode, operation: Operation): Json[] {
  const own = operation.node.get('security')
  return (own.exists ? own : root.get('security')).entries().map(([, requirement]) => requirement.members)
}

/** The schema of the record that an action changes: `x-action`. */
export function actionOf({ node }: Operation): string | undefined {
  const { 'x-action': record } = node.members
  return record === undefined ? undefined : String(record)
}

export function hasParameter(operation: Operation, where: string, name?: string) {
  return operation.parameters.some(({ members: it }) => it.in === where && (!name || it.name === name))
}
