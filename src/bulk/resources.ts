import { posts } from './posts.ts'
import { products } from './products.ts'
import { type BulkResource, RESOURCE_NAMES, type ResourceName } from './resource.ts'

export const RESOURCES: Readonly<Record<ResourceName, BulkResource>> = { products, posts }

/** @returns undefined where there is no such resource */
export function resourceNamed(name: string): BulkResource | undefined {
  const known = RESOURCE_NAMES.find((one) => one === name)
  return known && RESOURCES[known]
}
