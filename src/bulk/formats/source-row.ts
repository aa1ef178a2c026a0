import type { FieldError } from '../../messages/messages.ts'

/** One row of a file, or why it cannot be read. */
export type SourceRow = {
  /** The line that it begins in, from 1. */
  readonly line: number
  /** Characters. */
  readonly size: number
} & ({ readonly value: unknown } | { readonly errors: readonly FieldError[] })

/** Far above any row that fits the contract: an unclosed quote would make one row of the rest of the file. */
export const MAX_ROW_SIZE = 1_048_576
