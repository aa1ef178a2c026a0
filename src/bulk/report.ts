import { rename, rm, stat, writeFile } from 'node:fs/promises'
import type { Prisma } from '../../generated/prisma/client.ts'
import { writeAtomically } from '../base/files.ts'
import { valueAt } from '../base/json-pointer.ts'
import type { FieldError } from '../messages/messages.ts'
import { fieldErrorBodies } from '../messages/wording.ts'
import type { SourceRow } from './formats/text.ts'

/** The result for a row. `skipped`: the record already has all values of the row. */
export type Outcome = 'imported' | 'updated' | 'skipped' | { readonly errors: readonly FieldError[] }

export type Counts = Record<'imported' | 'updated' | 'skipped' | 'refused', number>

const PAGE = 500
/** The maximum number of characters shown of a value. */
const MAX_SHOWN = 100

export function countOutcomes(
  outcomes: readonly Outcome[],
  counts: Counts = { imported: 0, updated: 0, skipped: 0, refused: 0 },
): Counts {
  for (const outcome of outcomes) counts[typeof outcome === 'string' ? outcome : 'refused']++
  return counts
}

/**
 * The refused rows: the first line of each, from 1, and its errors. A `value` is as written in the file, and
 * left out if the field is absent, or is not a text, number or boolean.
 */
export function refusalsOf(rows: readonly SourceRow[], outcomes: readonly Outcome[]) {
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

function shown(value: unknown): string | number | boolean | undefined {
  if (typeof value === 'string')
    return value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN).toWellFormed()}…` : value.toWellFormed()
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined
}

/** The report on the refused rows of a run, in the order of the file. */
export async function* reportOf(db: Prisma.TransactionClient, runId: number): AsyncGenerator<string> {
  for (let after = 0; ; ) {
    const page = await db.importRefusal.findMany({
      where: { runId, line: { gt: after } },
      orderBy: { line: 'asc' },
      take: PAGE,
      select: { line: true, errors: true },
    })
    const last = page.at(-1)
    if (!last) return
    yield jsonLines(page)
    after = last.line
  }
}

/** Writes a report on the refused rows. Without any, deletes the report of an earlier import. */
export function writeReport(path: string, text: AsyncIterable<string>): Promise<void> {
  return writeAtomically(
    path,
    (file) => writeFile(file, text),
    async (draft) => {
      const { size } = await stat(draft)
      await (size > 0 ? rename(draft, path) : rm(path, { force: true }))
    },
  )
}

/** One JSON value per line. */
export function jsonLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('')
}
