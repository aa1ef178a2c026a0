import type { ImportRun, Prisma } from '../../generated/prisma/client.ts'
import { OperatorError } from '../config/operator-error.ts'
import type { Database } from '../database/database.ts'
import { isTransactionConflict } from '../database/errors.ts'
import type { Clock } from '../words/clock.ts'
import { batchesOf, rowsOf, type Source } from './formats/source.ts'
import type { SourceRow } from './formats/source-row.ts'
import { type Counts, countOutcomes, refusalsOf, type WriteOptions } from './outcomes.ts'
import { writeReport } from './report.ts'
import type { Batch, BulkResource } from './resource.ts'
import { advanceRun, openRun, type RunMode } from './runs.ts'
import { writeWholeFile } from './whole-file.ts'

/** Milliseconds for one batch. */
const BATCH_LIMIT = 60_000
const MAX_ATTEMPTS = 5

export interface ImportJob extends WriteOptions {
  readonly database: Database
  readonly clock: Clock
  readonly resource: BulkResource
  readonly source: Source
  /** Where the refused rows are written, one JSON object in each line: `line` and `errors`. */
  readonly report: string
  /** Called with the number of rows that are done. */
  readonly onProgress?: (rows: number) => void
  /** Ends the import after the batch that is being written. */
  readonly signal?: AbortSignal
}

/**
 * Imports the rows of a file. Each batch and the note of how far the import is share one transaction: however
 * it ends, `resume` goes on with the first row that is not stored, and no row is stored twice.
 *
 * @returns the counts of the whole file, rows before a `resume` included
 * @throws OperatorError
 */
export async function importFile(job: ImportJob, mode: RunMode): Promise<Counts> {
  const { database, clock, resource, source } = job
  const run = await openRun(
    database.prisma,
    { resource: resource.name, fingerprint: source.fingerprint, path: source.name },
    mode,
    clock.now(),
  )
  if (run.finishedAt) return run
  await importRows(job, run)
  return finish(job, run)
}

/** While one batch is written, the next one is prepared. */
async function importRows(job: ImportJob, run: ImportRun): Promise<void> {
  const { resource, source, clock, signal, onProgress } = job
  let done = run.rowsDone
  let batch: Batch | undefined
  const write = async () => {
    if (!batch) return
    await writeBatch(job, run, batch, done)
    done += batch.rows.length
    onProgress?.(done)
  }
  for await (const rows of batchesOf(behind(rowsOf(source, resource.columns), done))) {
    if (signal?.aborted) break
    const [next] = await Promise.all([resource.prepare(rows, clock.now()), write()])
    batch = next
  }
  await write()
  if (signal?.aborted) throw new OperatorError(`Stopped after ${done} rows. Go on with --resume.`)
}

async function* behind(rows: AsyncIterable<SourceRow>, count: number): AsyncGenerator<SourceRow> {
  let index = 0
  for await (const row of rows) if (index++ >= count) yield row
}

async function writeBatch(job: ImportJob, run: ImportRun, batch: Batch, rowsBefore: number): Promise<void> {
  const { prisma } = job.database
  for (let attempt = 1; ; attempt++) {
    try {
      return await prisma.$transaction((tx) => writeIn(tx, job, run, batch, rowsBefore), {
        timeout: BATCH_LIMIT,
      })
    } catch (error) {
      // a request wrote the same rows in another order at the same time
      if (!isTransactionConflict(error) || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

async function writeIn(
  tx: Prisma.TransactionClient,
  { update }: WriteOptions,
  { id }: ImportRun,
  batch: Batch,
  rowsBefore: number,
): Promise<void> {
  await advanceRun(tx, id, rowsBefore, batch.rows.length)
  const outcomes = await batch.write(tx, { update })
  const { imported, updated, skipped, refused } = countOutcomes(outcomes)
  await tx.importRun.update({
    where: { id },
    data: {
      imported: { increment: imported },
      updated: { increment: updated },
      skipped: { increment: skipped },
      refused: { increment: refused },
    },
    select: { id: true },
  })
  if (refused === 0) return
  const refusals = refusalsOf(batch.rows, outcomes)
  await tx.importRefusal.createMany({ data: refusals.map((refusal) => ({ runId: id, ...refusal })) })
}

/** If it fails, `resume` does it again. */
async function finish({ database, clock, report }: ImportJob, { id }: ImportRun): Promise<Counts> {
  const { prisma } = database
  await writeWholeFile(report, (sink) => writeReport(prisma, id, sink))
  return prisma.importRun.update({
    where: { id },
    data: { finishedAt: clock.now(), refusals: { deleteMany: {} } },
  })
}
