import type { Prisma } from '../../generated/prisma/client.ts'
import { batchesOf, rowsOf } from './formats/source.ts'
import type { ImportJob } from './import.ts'
import { type Counts, countOutcomes, jsonLines, refusalsOf, writeReport } from './report.ts'
import { inOneSession } from './session.ts'

/**
 * Predicts the result of an import by validating the rows and their unique values. Writes only the report.
 *
 * @throws OperatorError
 */
export async function dryRunImport(job: ImportJob): Promise<Counts> {
  const counts = countOutcomes([])
  await inOneSession(job.database, (db) => writeReport(job.report, dryRunWithin(db, job, counts)))
  return counts
}

/** @returns the report in chunks */
async function* dryRunWithin(
  db: Prisma.TransactionClient,
  { resource, source, clock, defaults, update, onProgress, signal }: ImportJob,
  counts: Counts,
): AsyncGenerator<string> {
  // a table, because a million values may not fit into memory
  await db.$executeRaw`DROP TABLE IF EXISTS pg_temp.import_keys`
  await db.$executeRaw`
    CREATE TEMPORARY TABLE import_keys (field text, value text, PRIMARY KEY (field, value))`
  let done = 0
  for await (const rows of batchesOf(rowsOf(source, resource.columns))) {
    const checked = await resource.prepare(rows, clock.now(), defaults)
    const prepared = await resource.referring(db, checked)
    const unique = await resource.uniqueOf(prepared, async (field, values) => {
      const above = await db.$queryRaw<{ value: string }[]>`
        SELECT value FROM import_keys WHERE field = ${field} AND value = ANY(${values}::text[])`
      return [...above.map(({ value }) => value), ...(await resource.find(db, field, values))]
    })
    await db.$executeRaw`
      INSERT INTO import_keys SELECT one.key, one.value
      FROM json_array_elements(${JSON.stringify([...unique.free.values()])}::json) AS given (fields),
        json_each_text(fields) AS one
      WHERE one.value IS NOT NULL`
    const outcomes = prepared.map((row) => unique.outcomeOf(row, update))
    countOutcomes(outcomes, counts)
    yield jsonLines(refusalsOf(rows, outcomes))
    done += rows.length
    signal?.throwIfAborted()
    onProgress?.(done)
  }
}
