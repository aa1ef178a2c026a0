import { expect, it } from 'vitest'
import { readDocument } from '../../src/request/openapi/document.ts'
import { ContractBackend } from '../../src/request/openapi/router.ts'

it('the router sees what every reference of the contract names', async () => {
  const backend = await new ContractBackend(await readDocument(), {}).init()
  expect(JSON.stringify(backend.definition)).not.toContain('"$ref"')
})
