import type { ImportRun, Prisma } from '../../generated/prisma/client.ts'
import { OperatorError } from '../config/operator-error.ts'
import type { ContentDefaults } from '../config/settings.ts'
import type { Database } from '../database/database.ts'
import { isTransactionConflict, isUniqueViolation } from '../database/errors.ts'
import type { Clock } from '../domain/clock.ts'
import { batchesOf, rowsOf, type SourceFile } from './formats/source.ts'
import type { SourceRow } from './formats/text.ts'
import { type Counts, countOutcomes, refusalsOf, reportOf, writeReport } from './report.ts'
import type { BulkResource } from './resource.ts'
import { advanceRun, openRun, type RunMode } from './runs.ts'
import type { Prepared } from './unique.ts'

/** The time limit of a batch, in milliseconds. */
const BATCH_LIMIT = 60_000
const MAX_ATTEMPTS = 5

export interface ImportJob {
  readonly database: Database
  readonly clock: Clock
  readonly resource: BulkResource
  readonly defaults: ContentDefaults
  readonly source: SourceFile
  /** Whether to update existing records instead of rejecting their rows. */
  readonly update: boolean
  /** The file for refused rows: one JSON object per line, with `line` and `errors`. */
  readonly report: string
  /** Called with the number of rows processed so far. */
  readonly onProgress?: (rows: number) => void
  /** Stops the import after the current batch. */
  readonly signal?: AbortSignal
}

/**
 * Imports the rows of a file. Each batch shares a transaction with the record of the progress: however the
 * import ends, `resume` continues with the first row that is not stored, and no row is stored twice.
 *
 * @returns the counts of the whole file, including rows before a `resume`
 * @throws OperatorError
 */
export async function importFile(job: ImportJob, mode: RunMode): Promise<Counts> {
  const { database, clock, resource, source } = job
  const identity = { resource: resource.name, fingerprint: source.fingerprint, path: source.name }
  const run = await openRun(database.prisma, identity, mode, clock.now())
  if (run.finishedAt) return run
  await importRows(job, run)
  return finish(job, run)
}

/** Prepares the next batch while the current one is written. */
async function importRows(job: ImportJob, { id, rowsDone }: ImportRun): Promise<void> {
  const { database, resource, source, clock, defaults, update, signal, onProgress } = job
  let done = rowsDone
  let rows: readonly SourceRow[] = []
  let prepared: readonly Prepared[] = []

  async function writeIn(tx: Prisma.TransactionClient): Promise<void> {
    await advanceRun(tx, id, done, rows.length)
    const outcomes = await resource.write(tx, prepared, defaults, update)
    const counts = Object.entries(countOutcomes(outcomes))
    const data = Object.fromEntries(counts.map(([name, increment]) => [name, { increment }]))
    await tx.importRun.update({ where: { id }, data, select: { id: true } })
    const refusals = refusalsOf(rows, outcomes).map((refusal) => ({ runId: id, ...refusal }))
    if (refusals.length > 0) await tx.importRefusal.createMany({ data: refusals })
  }

  async function write(): Promise<void> {
    if (rows.length === 0) return
    await inTransaction(database, writeIn)
    done += rows.length
    onProgress?.(done)
  }

  for await (const next of batchesOf(rowsOf(source, resource.columns), done)) {
    if (signal?.aborted) break
    const [preparedNext] = await Promise.all([resource.prepare(next, clock.now(), defaults), write()])
    rows = next
    prepared = preparedNext
  }
  await write()
  if (signal?.aborted) throw new OperatorError(`Stopped after ${done} rows. Go on with --resume.`)
}

async function inTransaction({ prisma }: Database, work: (tx: Prisma.TransactionClient) => Promise<void>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await prisma.$transaction(work, { timeout: BATCH_LIMIT })
    } catch (error) {
      // a concurrent request wrote the same rows in another order, or the same unique value
      const isPassing = isTransactionConflict(error) || isUniqueViolation(error)
      if (!isPassing || attempt === MAX_ATTEMPTS) throw error
    }
  }
}

/** If it fails, `resume` repeats it. Only one process does it: another one would find no refusals. */
function finish({ database, clock, report }: ImportJob, { id }: ImportRun): Promise<Counts> {
  const work = async (tx: Prisma.TransactionClient) => {
    await tx.$queryRaw`SELECT FROM import_runs WHERE id = ${id} FOR UPDATE`
    const run = await tx.importRun.findUniqueOrThrow({ where: { id } })
    if (run.finishedAt) return run
    await writeReport(report, reportOf(tx, id))
    const data = { finishedAt: clock.now(), refusals: { deleteMany: {} } }
    return tx.importRun.update({ where: { id }, data })
  }
  return database.prisma.$transaction(work, { timeout: BATCH_LIMIT })
}
