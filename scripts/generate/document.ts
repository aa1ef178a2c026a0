import type { OpenAPIV3_1 } from 'openapi-types'
import { ContractBackend, type ContractOperation } from '../../src/contract/backend.ts'
import { readDocument } from '../../src/contract/document.ts'

export interface Contract {
  /** The document as it is written, with its references. */
  readonly source: OpenAPIV3_1.Document
  /** The document with every reference replaced. */
  readonly definition: OpenAPIV3_1.Document
  readonly backend: ContractBackend
  readonly operations: readonly ContractOperation[]
}

/** Reads `openapi.yaml` the way the server does. */
export async function loadContract(): Promise<Contract> {
  const source = await readDocument()
  const backend = new ContractBackend(source, {})
  await backend.init()
  return { source, definition: backend.definition, backend, operations: backend.router.getOperations() }
}
