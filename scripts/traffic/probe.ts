import { OperatorError } from '../../src/config/operator-error.ts'
import { type Json, record } from '../json.ts'
import {
  exampleBody,
  examplePath,
  filesOf,
  JSON_TYPE,
  type Operation,
  operations,
  requirements,
  takesForm,
} from '../redocly-plugin/contract.ts'
import { JsonNode } from '../redocly-plugin/json-node.ts'
import type { Exchange } from './check.ts'

/**
 * Sends the documented example of each operation to a server, such as a mock.
 *
 * @throws OperatorError if it cannot be reached
 */
export async function probe(document: unknown, origin: string): Promise<Exchange[]> {
  const root = new JsonNode(document, [], document)
  const exchanges: Exchange[] = []
  for (const operation of operations(root)) exchanges.push(await ask(root, operation, origin))
  return exchanges
}

async function ask(root: JsonNode, operation: Operation, origin: string): Promise<Exchange> {
  const method = operation.method.toUpperCase()
  const url = new URL(examplePath(operation), origin)
  const example = exampleBody(operation)
  const json = example === undefined ? undefined : JSON.stringify(example)
  const body = takesForm(operation) ? formOf(operation, record(example)) : json
  const isSignedIn = requirements(root, operation).some((requirement) => 'bearerAuth' in requirement)
  const headers: Record<string, string> = {
    ...requiredHeaders(operation),
    ...(isSignedIn && { authorization: 'Bearer example' }),
    ...(typeof body === 'string' && { 'content-type': JSON_TYPE }),
  }
  const response = await send(url, { method, headers, ...(body !== undefined && { body }) })
  return {
    method,
    url: url.href,
    request: { headers, body: json ?? '' },
    response: {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    },
  }
}

/** A form with a text instead of its file. */
function formOf(operation: Operation, example: Json): FormData {
  const files = filesOf(operation)
  const form = new FormData()
  for (const [name, value] of Object.entries(example))
    if (files.includes(name)) form.append(name, new Blob(['a file']), String(value))
    else form.append(name, String(value))
  return form
}

function requiredHeaders({ parameters }: Operation): Record<string, string> {
  const required = parameters.filter(({ members }) => members.in === 'header' && members.required === true)
  const headers = required.map(({ members: { name, example } }) => [
    String(name).toLowerCase(),
    String(example),
  ])
  return Object.fromEntries(headers)
}

async function send(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    throw new OperatorError(`${url.origin} cannot be reached`, { cause })
  }
}
