import type { OpenAPIV3_1 } from 'openapi-types'
import type { Deprecation } from '../../generated/operations.ts'
import { isRecord } from '../../src/base/guards.ts'

/**
 * The operations of a document that have an end (`x-deprecation`), by operationId.
 *
 * @throws Error if the document does not say when, or names a successor that it does not have
 */
export function deprecationsOf({ paths = {} }: OpenAPIV3_1.Document): Record<string, Deprecation> {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.values(item ?? {}).flatMap((value: unknown) =>
      isRecord(value) && typeof value.operationId === 'string'
        ? [{ id: value.operationId, path, value }]
        : [],
    ),
  )
  const pathOf = (id: unknown) => operations.find((operation) => operation.id === id)?.path
  const ending = operations.flatMap(({ id, value }): [string, Deprecation][] => {
    const { deprecated, 'x-deprecation': announced } = value
    if (deprecated !== true && announced === undefined) return []
    if (!isRecord(announced)) throw new Error(`${id} is deprecated, but has no x-deprecation`)
    const { successor: successorId, link } = announced
    const successor = successorId === undefined ? undefined : pathOf(successorId)
    if (successorId !== undefined && successor === undefined) {
      throw new Error(`${id} names a successor that is not in the document: ${successorId}`)
    }
    return [
      [
        id,
        {
          since: dateOf(id, announced.since),
          sunset: dateOf(id, announced.sunset),
          ...(successor !== undefined && { successor }),
          ...(typeof link === 'string' && { link }),
        },
      ],
    ]
  })
  return Object.fromEntries(ending)
}

function dateOf(id: string, value: unknown): string {
  const date = new Date(String(value))
  if (Number.isNaN(date.getTime())) throw new Error(`${id}: ${value} in x-deprecation is no date`)
  return date.toISOString()
}
