import type { OperationId } from '../../generated/operations.ts'
import { type ResourceDescription, resources } from '../../generated/resources.ts'

export const described: readonly ResourceDescription[] = Object.values(resources)

/** The resources whose records have versions: those that clients create, change and delete. */
export const versioned = described.filter(({ hasVersion }) => hasVersion)

const KINDS = [
  ...(['list', 'find', 'create', 'update', 'remove'] as const),
  ...(['revisions', 'revision', 'restore', 'preview', 'revokePreviews', 'batch'] as const),
] as const

/** The resource of an operation, and what the operation does with it; undefined if it has none. */
export function useOf(
  id: OperationId,
): { readonly resource: ResourceDescription; readonly kind: (typeof KINDS)[number] | 'act' } | undefined {
  for (const resource of described) {
    for (const kind of KINDS) if (resource.operations[kind] === id) return { resource, kind }
    if (Object.values(resource.actions).includes(id)) return { resource, kind: 'act' }
  }
  return undefined
}
