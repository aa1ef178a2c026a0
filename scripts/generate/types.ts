import openapiTS, { astToString } from 'openapi-typescript'
import { isRecord } from '../../src/base/guards.ts'
import type { Contract } from './document.ts'

/**
 * The document's types as the server sees them. Validation fills in defaults, so a property with a default is
 * always present when a handler runs.
 */
export async function generateTypes({ source }: Contract): Promise<string> {
  const document = structuredClone(source)
  requireDefaultedParameters(document)
  const nodes = await openapiTS(JSON.stringify(document), {
    alphabetize: false,
    defaultNonNullable: true,
    rootTypes: true,
    rootTypesNoSchemaPrefix: true,
  })
  return astToString(nodes)
}

function requireDefaultedParameters(node: unknown): void {
  if (typeof node !== 'object' || node === null) return
  if (
    isRecord(node) &&
    typeof node.in === 'string' &&
    isRecord(node.schema) &&
    node.schema.default !== undefined
  ) {
    node.required = true
  }
  Object.values(node).forEach(requireDefaultedParameters)
}
