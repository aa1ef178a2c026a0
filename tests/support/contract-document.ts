import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { type OperationId, operations as table } from '../../generated/operations.ts'
import { withNumericStrings } from '../../scripts/generate/extensions.ts'
import { root } from '../../src/base/root.ts'
import { entriesAt, flattened, type Json, listAt, objectAt } from './contract-source.ts'
import type {
  DocumentedHeader,
  DocumentedJson,
  DocumentedOperation,
  DocumentedParameter,
  DocumentedResponse,
  Schema,
} from './contract-types.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/** Read without any code of the service, so that the tests cannot share its mistakes. */
export const document = flattened(parse(readFileSync(join(root, 'openapi.yaml'), 'utf8')))

export const documentedOperations: readonly DocumentedOperation[] = operationsOf(document)

/** The operations of a document without references. */
export function operationsOf(document: Json): DocumentedOperation[] {
  return entriesAt(document.paths).flatMap(([path, item]) =>
    METHODS.filter((method) => Object.hasOwn(item, method)).map((method) =>
      readOperation(document, path, method, item),
    ),
  )
}

/** A schema of `components.schemas`, without references. */
export function namedSchema(name: string): Schema {
  return objectAt(objectAt(objectAt(document.components, 'components').schemas, 'schemas')[name], name)
}

/** A header of `components.headers`. */
export function namedHeader(name: string): DocumentedHeader {
  const headers = objectAt(objectAt(document.components, 'components').headers, 'headers')
  return readHeader(name, objectAt(headers[name], name))
}

/** The responses that an operation documents, by status. */
export function documentedResponse(
  operation: DocumentedOperation,
  status: number,
): DocumentedResponse | undefined {
  return operation.responses.find((response) => response.status === status)
}

export function documentedOperation(id: OperationId): DocumentedOperation {
  const operation = documentedOperations.find((candidate) => candidate.id === id)
  if (!operation) throw new Error(`${id} is not in openapi.yaml`)
  return operation
}

function readOperation(document: Json, path: string, method: string, item: Json): DocumentedOperation {
  const operation = objectAt(item[method], `${method} ${path}`)
  const id = String(operation.operationId)
  if (!isOperationId(id)) throw new Error(`${id} is not in generated/operations.ts: run npm run generate`)
  const content =
    operation.requestBody === undefined ? undefined : objectAt(operation.requestBody, id).content
  return {
    id,
    method: method.toUpperCase(),
    path,
    isPublic: [listAt(operation.security ?? document.security)].some(
      (all) => all.length === 0 || all.some((alternative) => Object.keys(alternative).length === 0),
    ),
    security: listAt(operation.security ?? document.security).flatMap((alternative) =>
      Object.entries(alternative).map(([scheme, needs]) => ({
        scheme,
        needs: Array.isArray(needs) ? needs.map(String) : [],
      })),
    ),
    rateLimit: String(operation['x-rate-limit']),
    parameters: [...listAt(item.parameters), ...listAt(operation.parameters)].map(readParameter),
    body: content === undefined ? undefined : readBody(withNumericStrings(content), id),
    responses: entriesAt(operation.responses).map(([status, response]) =>
      readResponse(Number(status), response),
    ),
  }
}

function readResponse(status: number, response: Json): DocumentedResponse {
  return {
    status,
    codes: [response['x-error-reasons'] ?? response['x-error-codes'] ?? []].flat().map(String),
    headers: entriesAt(response.headers).map(([name, header]) => readHeader(name, header)),
    json: response.content === undefined ? undefined : readJson(response.content, String(status)),
  }
}

function readHeader(name: string, header: Json): DocumentedHeader {
  const { required = false, schema, example } = header
  return { name: name.toLowerCase(), required: required === true, schema: objectAt(schema, name), example }
}

function readParameter(parameter: Json): DocumentedParameter {
  const { name, in: place, required = false, schema, example } = parameter
  return {
    name: String(name),
    in: String(place),
    required: required === true,
    schema: objectAt(schema, String(name)),
    example,
  }
}

/** JSON, or the form of an upload. */
function readBody(content: unknown, at: string): DocumentedJson {
  const [type = ''] = entriesAt(content).map(([name]) => name)
  const isForm = type === 'multipart/form-data'
  return { ...readJson(content, at, isForm ? type : 'application/json'), isForm }
}

function readJson(content: unknown, at: string, expected = 'application/json'): DocumentedJson {
  const [[type, media] = ['nothing', {}], ...others] = entriesAt(content)
  if (type !== expected || others.length > 0) throw new Error(`${at}: not exactly ${expected}`)
  const examples = entriesAt(media.examples).map(([name, example]) => [name, example.value])
  const part = media['x-partial-schema']
  const partial = part === undefined ? undefined : objectAt(part, at)
  return { schema: objectAt(media.schema, at), partial, examples: Object.fromEntries(examples) }
}

function isOperationId(id: string): id is OperationId {
  return Object.hasOwn(table, id)
}
