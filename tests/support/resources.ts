import type { OperationId } from '../../generated/operations.ts'
import { type ResourceDescription, resources } from '../../generated/resources.ts'

export const described: readonly ResourceDescription[] = Object.values(resources)

/** The resources with records that have a version: those that clients create, change and delete. */
export const versioned = described.filter(({ hasVersion }) => hasVersion)

const KINDS = ['list', 'find', 'create', 'update', 'remove'] as const

/** The resource that an operation is of, and what it does with it; undefined for operations with rules of their own. */
export function useOf(
  id: OperationId,
): { readonly resource: ResourceDescription; readonly kind: (typeof KINDS)[number] } | undefined {
  for (const resource of described)
    for (const kind of KINDS) if (resource.operations[kind] === id) return { resource, kind }
  return undefined
}
