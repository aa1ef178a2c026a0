import { batchesOf, rowsOf } from './formats/source.ts'
import type { ImportJob } from './import.ts'
import { addCounts, type Connection, type Counts, countOutcomes, refusalsOf } from './outcomes.ts'
import { jsonLines } from './report.ts'
import type { KeyRegister } from './resource.ts'
import { inOneSession } from './session.ts'
import { type Sink, writeWholeFile } from './whole-file.ts'

/**
 * What an import would do, as far as the keys of the rows show it. Nothing is stored; the report is written.
 *
 * @throws OperatorError
 */
export function rehearseImport(job: ImportJob): Promise<Counts> {
  return writeWholeFile(job.report, (sink) => inOneSession(job.database, (db) => rehearseIn(db, job, sink)))
}

async function rehearseIn(
  db: Connection,
  { resource, source, clock, update, onProgress, signal }: ImportJob,
  sink: Sink,
): Promise<Counts> {
  const keys = await createKeyRegister(db)
  let counts = countOutcomes([])
  let done = 0
  for await (const rows of batchesOf(rowsOf(source, resource.columns))) {
    const batch = await resource.prepare(rows, clock.now())
    const outcomes = await batch.rehearse(keys, { update })
    await sink.write(jsonLines(refusalsOf(rows, outcomes)))
    counts = addCounts(counts, countOutcomes(outcomes))
    done += rows.length
    signal?.throwIfAborted()
    onProgress?.(done)
  }
  return counts
}

/** In a temporary table, which only this session sees: a million keys may not fit into memory. */
async function createKeyRegister(db: Connection): Promise<KeyRegister> {
  await db.$executeRaw`DROP TABLE IF EXISTS pg_temp.import_keys`
  await db.$executeRaw`CREATE TEMPORARY TABLE import_keys (key text PRIMARY KEY)`
  return {
    async take(keys, find) {
      const added = await db.$queryRaw<{ key: string }[]>`
        INSERT INTO import_keys SELECT unnest(${[...keys]}::text[]) ON CONFLICT DO NOTHING RETURNING key`
      const isNew = new Set(added.map(({ key }) => key))
      return new Set([...keys.filter((key) => !isNew.has(key)), ...(await find(db, keys))])
    },
  }
}
