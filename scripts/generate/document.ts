import type { OpenAPIV3_1 } from 'openapi-types'
import { ContractBackend, type ContractOperation } from '../../src/request/openapi/backend.ts'
import { readDocument } from '../../src/request/openapi/document.ts'
import { applyExtensions } from './extensions.ts'

export interface Contract {
  /** The document with its references, and with its extensions applied. */
  readonly source: OpenAPIV3_1.Document
  /** The same with every reference resolved. */
  readonly definition: OpenAPIV3_1.Document
  readonly backend: ContractBackend
  readonly operations: readonly ContractOperation[]
}

/** Reads `openapi.yaml`, or another file, the way the server does, and applies its extensions. */
export async function loadContract(file?: string): Promise<Contract> {
  const source = structuredClone(await readDocument(file))
  applyExtensions(source)
  const backend = new ContractBackend(source, {})
  await backend.init()
  return { source, definition: backend.definition, backend, operations: backend.router.getOperations() }
}
