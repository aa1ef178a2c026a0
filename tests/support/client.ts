import { Agent } from 'node:http'
import type { operations as contract } from '../../generated/openapi.ts'
import type { OperationDescription } from '../../generated/operations.ts'
import { type OperationId, operations as table } from '../../generated/operations.ts'
import { exchange, type WireRequest } from './client-wire.ts'
import { judge } from './contract.ts'
import { errorDetails } from './contract-response.ts'
import { asForm } from './form.ts'

export interface RequestOptions extends WireRequest {
  readonly query?: Readonly<Record<string, string | number>>
}

export interface ApiResponse {
  readonly status: number
  /** By lower-case name. */
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
  /** Undefined if there is no body or it is not JSON. */
  readonly json: unknown
  /** `data.reason` of an error, or else its `data.code`. */
  readonly code: string | undefined
}

type Success<Id extends OperationId> = contract[Id]['responses'] extends { 201: infer Created }
  ? Created
  : contract[Id]['responses'] extends { 200: infer Ok }
    ? Ok
    : never

/** The success body of an operation, as documented. */
export type SuccessBody<Id extends OperationId> =
  Success<Id> extends { content: { 'application/json': infer Json } } ? Json : never

export interface CallOptions extends RequestOptions {
  readonly params?: Readonly<Record<string, string | number>>
}

/** An HTTP client for a service, over real sockets. It judges every response by the contract. */
export interface Client {
  /** @throws ContractViolation if the response violates the contract */
  request(method: string, path: string, options?: RequestOptions): Promise<ApiResponse>
  /**
   * Calls an operation that must succeed.
   *
   * @returns its body, typed by the contract
   * @throws Error with the response if it is not a success
   */
  call<Id extends OperationId>(id: Id, options?: CallOptions): Promise<SuccessBody<Id>>
  close(): void
}

/** @param onText receives the body of every response */
export function createClient(origin: string, onText: (text: string) => void = () => {}): Client {
  const agent = new Agent({ keepAlive: true })

  async function request(method: string, path: string, given: RequestOptions = {}): Promise<ApiResponse> {
    const target = withQuery(path, given.query)
    const options = takesFile(method, path) ? asForm(given) : given
    const response = await exchange(agent, origin, method, target, options)
    judge({ method, path: target, status: response.status, headers: response.pairs, body: response.text })
    const { status, pairs, text } = response
    onText(text)
    const json = parseJson(text)
    return { status, headers: Object.fromEntries(pairs), text, json, code: errorDetails(json)?.code }
  }

  return {
    request,
    async call(id, { params = {}, ...options } = {}) {
      const { method, path }: OperationDescription = table[id]
      const response = await request(method, fillPath(path, params), options)
      if (isSuccess(id, response)) return response.json
      throw new Error(`${id} answered ${response.status}: ${response.text}`)
    },
    close: () => agent.destroy(),
  }
}

const uploads = Object.values(table)
  .filter(({ takesFile }) => takesFile)
  .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]*')}/?$`) }))

function takesFile(method: string, path: string): boolean {
  return uploads.some((one) => one.method === method && one.pattern.test(path))
}

/** The path of an operation with its parameters filled in. */
export function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
}

/** The judge has accepted the response, so a success status implies the documented body. */
function isSuccess<Id extends OperationId>(
  id: Id,
  response: ApiResponse,
): response is ApiResponse & { readonly json: SuccessBody<Id> } {
  return response.status === table[id].successStatus
}

function withQuery(path: string, query: RequestOptions['query'] = {}): string {
  const pairs = Object.entries(query).map(([name, value]): [string, string] => [name, String(value)])
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
