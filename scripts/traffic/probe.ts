import type { OpenAPIV3_1 } from 'openapi-types'
import type { OperationDescription } from '../../generated/operations.ts'
import { operations } from '../../generated/operations.ts'
import { OperatorError } from '../../src/config/operator-error.ts'
import { operationIds } from '../../src/contract/mount.ts'
import { isRecord } from '../../src/core/guards.ts'
import type { Exchange } from './exchange.ts'

/**
 * Asks a server, such as a mock, the documented example of each operation.
 *
 * @throws OperatorError where it cannot be reached
 */
export async function probe(document: OpenAPIV3_1.Document, origin: string): Promise<Exchange[]> {
  const exchanges: Exchange[] = []
  for (const id of operationIds) exchanges.push(await ask(document, origin, operations[id]))
  return exchanges
}

async function ask(
  document: OpenAPIV3_1.Document,
  origin: string,
  { method, path }: OperationDescription,
): Promise<Exchange> {
  const operation = at(document, ['paths', path, method.toLowerCase()], document)
  const parameters = list(document, operation, 'parameters')
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(parameters.find((it) => it.name === name)?.example)),
  )
  const examples = at(operation, ['requestBody', 'content', 'application/json', 'examples'], document)
  const [example] = isRecord(examples) ? Object.keys(examples) : []
  const body = example === undefined ? undefined : JSON.stringify(at(examples, [example, 'value'], document))
  const required = parameters.filter((it) => it.in === 'header' && it.required === true)
  const headers = {
    ...Object.fromEntries(required.map((it) => [String(it.name).toLowerCase(), String(it.example)])),
    ...(list(document, operation, 'security').some((it) => 'bearerAuth' in it) && {
      authorization: 'Bearer example',
    }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const response = await send(new URL(address, origin), {
    method,
    headers,
    ...(body !== undefined && { body }),
  })
  return {
    method,
    url: new URL(address, origin).href,
    request: { headers, body: body ?? '' },
    response: {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    },
  }
}

async function send(url: URL, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init)
  } catch (cause) {
    throw new OperatorError(`${url.origin} cannot be reached`, { cause })
  }
}

function list(document: OpenAPIV3_1.Document, value: unknown, name: string): Record<string, unknown>[] {
  const items = at(value, [name], document)
  return Array.isArray(items) ? items.map((item) => resolve(item, document)).filter(isRecord) : []
}

/** What is at a path of a value; references are followed. */
function at(value: unknown, path: readonly string[], document: OpenAPIV3_1.Document): unknown {
  return path.reduce<unknown>((inner, key) => {
    const resolved = resolve(inner, document)
    return isRecord(resolved) ? resolve(resolved[key], document) : undefined
  }, value)
}

function resolve(value: unknown, document: OpenAPIV3_1.Document): unknown {
  if (!isRecord(value) || typeof value.$ref !== 'string') return value
  return at(document, value.$ref.split('/').slice(1), document)
}
