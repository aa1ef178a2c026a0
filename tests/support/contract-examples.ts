import type { Exchange } from './contract.ts'
import { documentedOperations } from './contract-document.ts'
import type { DocumentedOperation, DocumentedParameter, DocumentedResponse } from './contract-types.ts'

/** A response exactly as documented: one of the examples, with all headers. */
export interface ExampleExchange {
  /** `getProduct 200 mug` */
  readonly title: string
  readonly operation: DocumentedOperation
  readonly status: number
  readonly exchange: Exchange
}

export const exampleExchanges: readonly ExampleExchange[] = documentedOperations.flatMap((operation) =>
  operation.responses.flatMap((response) =>
    Object.entries(response.json?.examples ?? { none: undefined }).map(([name, example]) => ({
      title: `${operation.id} ${response.status} ${name}`,
      operation,
      status: response.status,
      exchange: exampleExchange(operation, response, example),
    })),
  ),
)

function exampleExchange(
  operation: DocumentedOperation,
  { status, headers, json }: DocumentedResponse,
  example: unknown,
): Exchange {
  const type: [string, string][] = json ? [['content-type', 'application/json; charset=utf-8']] : []
  return {
    method: operation.method,
    path: examplePath(operation),
    status,
    headers: [...type, ...headers.map(({ name, example }): [string, string] => [name, String(example)])],
    body: json ? JSON.stringify(example) : '',
  }
}

/** The path of an operation with the examples of its parameters. */
export function examplePath({ path, parameters }: DocumentedOperation): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => exampleOf(parameters, name))
}

function exampleOf(parameters: readonly DocumentedParameter[], name: string): string {
  return encodeURIComponent(String(parameters.find((parameter) => parameter.name === name)?.example))
}
