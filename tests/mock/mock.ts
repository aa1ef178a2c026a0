import { Agent } from 'node:http'
import { pino } from 'pino'
import { operations } from '../../generated/operations.ts'
import { buildMock } from '../../src/mock/app.ts'
import { testSettings } from '../support/app.ts'
import type { ApiResponse, RequestOptions } from '../support/client.ts'
import { exchange } from '../support/client-wire.ts'
import { ContractViolation, problemsOf } from '../support/contract.ts'
import { examplePath } from '../support/contract-examples.ts'
import { errorDetails } from '../support/contract-response.ts'
import type { DocumentedOperation } from '../support/contract-types.ts'
import { asForm } from '../support/form.ts'

export interface Mock {
  readonly origin: string
  /**
   * Every response is checked against the contract, but does not count as a response of the service.
   *
   * @throws ContractViolation if a response violates the contract
   */
  request(method: string, path: string, options?: RequestOptions): Promise<ApiResponse>
  close(): Promise<void>
}

/** A mock server on a port of its own. */
export async function startMock(): Promise<Mock> {
  const app = await buildMock(testSettings(), pino({ level: 'silent' }))
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true })
  return {
    origin,
    async request(method, path, options = {}) {
      const { status, pairs, text } = await exchange(agent, origin, method, path, options)
      const problems = problemsOf({ method, path, status, headers: pairs, body: text })
      if (problems.length > 0)
        throw new ContractViolation(`${method} ${path} ${status}: ${problems.join('; ')}`)
      const json = text === '' ? undefined : JSON.parse(text)
      return { status, headers: Object.fromEntries(pairs), text, json, code: errorDetails(json)?.code }
    },
    async close() {
      agent.destroy()
      await app.close()
    },
  }
}

/** The request to an operation that the contract gives as an example, with a fake credential. */
export function exampleRequest(operation: DocumentedOperation): [string, string, RequestOptions] {
  const [json] = Object.values(operation.body?.examples ?? {})
  const headers = operation.parameters
    .filter(({ in: place, required }) => place === 'header' && required)
    .map(({ name, example }) => [name, String(example)])
  const takes = operation.security.map(({ scheme }) => scheme)
  const options = {
    headers: Object.fromEntries(headers),
    ...(json !== undefined && { json }),
    ...(takes.includes('bearerAuth') && { token: 'any' }),
  }
  const { takesFile } = operations[operation.id]
  return [operation.method, examplePath(operation), takesFile ? asForm(options) : options]
}
