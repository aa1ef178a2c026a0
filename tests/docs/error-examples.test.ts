import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { errorStatus } from '../../generated/operations.ts'
import { root } from '../../src/core/root.ts'

interface Contract {
  readonly paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>
  readonly components: {
    readonly responses: Record<string, ErrorResponse>
    readonly schemas: {
      readonly ErrorCode: {
        readonly enum: readonly string[]
        readonly 'x-error-code-details': Readonly<Record<string, { readonly status: number }>>
      }
    }
  }
}

interface ErrorResponse {
  readonly description: string
  readonly content?: {
    'application/json': { examples: Record<string, { value: { data: { code: string } } }> }
  }
}

const codes: Readonly<Record<string, number>> = errorStatus
let contract: Contract

beforeAll(async () => {
  contract = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))
})

/** Each shared error response with the statuses under which operations refer to it. */
function usedResponses(): { name: string; statuses: Set<string>; response: ErrorResponse }[] {
  const uses = Object.values(contract.paths)
    .flatMap((item) => Object.values(item))
    .flatMap(({ responses }) => Object.entries(responses))
  return Object.entries(contract.components.responses).map(([name, response]) => {
    const used = uses.filter(([, { $ref }]) => $ref === `#/components/responses/${name}`)
    return { name, statuses: new Set(used.map(([status]) => status)), response }
  })
}

describe('the errors in the document', () => {
  it('have the codes that the service has', () => {
    expect([...contract.components.schemas.ErrorCode.enum].sort()).toEqual(Object.keys(codes).sort())
  })

  it('are explained with the statuses that they are answered with', () => {
    const explained = Object.entries(contract.components.schemas.ErrorCode['x-error-code-details'])
    expect(Object.fromEntries(explained.map(([code, { status }]) => [code, status]))).toEqual(codes)
  })

  it('stand under one status each, which is the one of their codes', () => {
    for (const { name, statuses, response } of usedResponses()) {
      const examples = Object.values(response.content?.['application/json'].examples ?? {})
      const named = [...response.description.matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)].map(([, code = '']) => code)
      const wanted = [...examples.map(({ value }) => value.data.code), ...named].map((code) =>
        String(codes[code]),
      )
      expect([name, ...new Set([...statuses, ...wanted])]).toEqual([name, expect.any(String)])
    }
  })
})
