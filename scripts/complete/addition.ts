export type Path = readonly (string | number)[]

/** A value to insert into the document. */
export interface Insertion {
  /** The map or the list to insert it into. */
  readonly at: Path
  /** Its name in a map; undefined in a list. */
  readonly key: string | undefined
  readonly value: unknown
  /** How many of the existing members come before it; undefined to replace a value. */
  readonly index: number | undefined
}

/** A missing part of the document. */
export interface Addition extends Insertion {
  /** A name for it, in a word or two. */
  readonly what: string
  /** The `operationId` that needs it. */
  readonly operation: string
}

/**
 * How many of the existing members come before a new one: all up to the last that precedes it in `order`.
 * Members that are not in `order` stay where they are.
 */
export function indexIn(existing: readonly string[], added: string, order: readonly string[]): number {
  const rank = order.indexOf(added)
  return existing.findLastIndex((it) => order.includes(it) && order.indexOf(it) <= rank) + 1
}
