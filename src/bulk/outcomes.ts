import type { Prisma } from '../../generated/prisma/client.ts'
import { valueAt } from '../base/json-pointer.ts'
import type { FieldError } from '../messages/messages.ts'
import { type FieldErrorBody, fieldErrorBodies } from '../messages/wording.ts'
import type { SourceRow } from './formats/source-row.ts'

export type Connection = Prisma.TransactionClient

/** How a row ended. `skipped`: it is stored already, just as the file has it. */
export type Outcome = 'imported' | 'updated' | 'skipped' | { readonly errors: readonly FieldError[] }

export interface WriteOptions {
  /** Change what is there already instead of refusing the row. */
  readonly update: boolean
}

/** How many rows ended how. */
export interface Counts {
  readonly imported: number
  readonly updated: number
  readonly skipped: number
  readonly refused: number
}

/** A refused row: the line that it begins in, from 1, and what is wrong with it. */
export type Refusal = {
  readonly line: number
  readonly errors: readonly RefusedField[]
}

type RefusedField = Omit<FieldErrorBody, 'location'> & {
  /** As the file has it; absent where the field is, and for what is no text, number or truth value. */
  readonly value?: string | number | boolean
}

/** Characters of a value that are shown. */
const MAX_SHOWN = 100

export function countOutcomes(outcomes: readonly Outcome[]): Counts {
  const counts = { imported: 0, updated: 0, skipped: 0, refused: 0 }
  for (const outcome of outcomes) counts[typeof outcome === 'string' ? outcome : 'refused']++
  return counts
}

export function addCounts(a: Counts, b: Counts): Counts {
  return {
    imported: a.imported + b.imported,
    updated: a.updated + b.updated,
    skipped: a.skipped + b.skipped,
    refused: a.refused + b.refused,
  }
}

/** @param outcomes those of the rows, in the same order */
export function refusalsOf(rows: readonly SourceRow[], outcomes: readonly Outcome[]): Refusal[] {
  return rows.flatMap((row, index) => {
    const outcome = outcomes[index]
    if (outcome === undefined || typeof outcome === 'string') return []
    const errors = fieldErrorBodies('en', outcome.errors).map(({ field, rule, message }) => {
      const value = 'value' in row ? shown(valueAt(row.value, field)) : undefined
      return { field, rule, message, ...(value !== undefined && { value }) }
    })
    return [{ line: row.line, errors }]
  })
}

function shown(value: unknown): RefusedField['value'] {
  if (typeof value === 'string')
    return value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN).toWellFormed()}…` : value.toWellFormed()
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}
