import { expect, it } from 'vitest'
import { ContractBackend } from '../../src/request/openapi/backend.ts'
import { readDocument } from '../../src/request/openapi/document.ts'

it('the router resolves every reference in the contract', async () => {
  const backend = await new ContractBackend(await readDocument(), {}).init()
  expect(JSON.stringify(backend.definition)).not.toContain('"$ref"')
})
