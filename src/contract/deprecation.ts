import type { OpenAPIV3_1 } from 'openapi-types'
import { isRecord } from './guards.ts'

/** The announced end of an operation: `x-deprecation` in the document. */
export interface Deprecation {
  readonly since: Date
  readonly sunset: Date
  /** The path of the operation that replaces it, with parameters of the same names: `/api/products/{productId}`. */
  readonly successor: string | undefined
  /** Where people read about it. */
  readonly link: string | undefined
}

/**
 * The operations of a document that have an end, by operationId.
 *
 * @throws Error where the document does not say when, or names a successor that it does not have
 */
export function deprecationsOf({ paths = {} }: OpenAPIV3_1.Document): ReadonlyMap<string, Deprecation> {
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
    const { since, sunset, successor, link } = announced
    const replacement = successor === undefined ? undefined : pathOf(successor)
    if (successor !== undefined && replacement === undefined) {
      throw new Error(`${id} names a successor that is not in the document: ${successor}`)
    }
    const page = typeof link === 'string' ? link : undefined
    return [
      [id, { since: dateOf(id, since), sunset: dateOf(id, sunset), successor: replacement, link: page }],
    ]
  })
  return new Map(ending)
}

function dateOf(id: string, value: unknown): Date {
  const date = new Date(String(value))
  if (Number.isNaN(date.getTime())) throw new Error(`${id}: ${value} in x-deprecation is no date`)
  return date
}
