export type Path = readonly (string | number)[]

/** Something that is written into the document. */
export interface Insertion {
  /** The map or the list that it goes into. */
  readonly at: Path
  /** Its name in a map; undefined in a list. */
  readonly key: string | undefined
  readonly value: unknown
  /**
   * How many of those that are there come before it; undefined for what stands in the place of another value.
   */
  readonly index: number | undefined
}

/** Something that the document lacks. */
export interface Addition extends Insertion {
  /** What it is, in a word or two. */
  readonly what: string
  /** The `operationId` that needs it. */
  readonly operation: string
}

/**
 * How many of the things that are there come before another one: all up to the last that `order` has before
 * it. What `order` does not know stays where it is.
 */
export function indexIn(existing: readonly string[], added: string, order: readonly string[]): number {
  const rank = order.indexOf(added)
  return existing.findLastIndex((it) => order.includes(it) && order.indexOf(it) <= rank) + 1
}
