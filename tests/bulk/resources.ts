import { type BulkResource, resourceNamed } from '../../src/bulk/resource.ts'

/** A resource that can be imported. */
export function bulkResource(name: 'products' | 'posts'): BulkResource {
  const resource = resourceNamed(name)
  if (!resource) throw new Error(`${name} cannot be imported`)
  return resource
}
