import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { surveyFile } from '../bulk/formats/source.ts'
import { importFile } from '../bulk/import.ts'
import type { Counts } from '../bulk/outcomes.ts'
import { count, type Progress, progressOn } from '../bulk/progress.ts'
import { rehearseImport } from '../bulk/rehearsal.ts'
import { STANDARD_INPUT } from '../bulk/runs.ts'
import { OperatorError } from '../config/operator-error.ts'
import { IMPORT_USAGE, type ImportOptions, readImportOptions } from './import-options.ts'
import { callerFolder, type Program } from './program.ts'
import { withDatabase } from './with-database.ts'

/** The exit code when some rows were refused. */
const SOME_REFUSED = 2

export const program: Program = { usage: IMPORT_USAGE, run }

async function run(args: string[]): Promise<number> {
  const options = readImportOptions(args, callerFolder())
  const progress = progressOn(process.stderr)
  const counts = await importInput(options, stopSignal(), progress).finally(progress.end)
  process.stdout.write(`${summary(counts, options)}\n`)
  return counts.refused > 0 ? SOME_REFUSED : 0
}

async function importInput(options: ImportOptions, signal: AbortSignal, progress: Progress): Promise<Counts> {
  if (options.path !== undefined) return importPath(options, options.path, signal, progress)
  const folder = await mkdtemp(join(tmpdir(), 'cms-import-'))
  try {
    const path = join(folder, 'input')
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }), { signal })
    return await importPath(options, path, signal, progress)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function importPath(
  options: ImportOptions,
  path: string,
  signal: AbortSignal,
  progress: Progress,
): Promise<Counts> {
  const { resource, format, report, update, mode } = options
  const file = { path, format, ...(options.path === undefined && { name: STANDARD_INPUT }) }
  const source = await surveyFile(file, resource.columns, (share) => {
    signal.throwIfAborted()
    progress.showShare('Checking', share)
  })
  return withDatabase(({ database }) => {
    const label = mode === 'dry-run' ? 'Trying' : 'Importing'
    const onProgress = (rows: number) => progress.showRows(label, rows, source.rows)
    const job = { database, clock: database.clock, resource, source, report, update, signal, onProgress }
    return mode === 'dry-run' ? rehearseImport(job) : importFile(job, mode)
  })
}

/** The first Ctrl-C ends the import after the current batch, the second at once. Neither loses anything. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  const reason = new OperatorError('Stopped before anything was imported.')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort(reason))
  return stop.signal
}

function summary(
  { imported, updated, skipped, refused }: Counts,
  { mode, update, report }: ImportOptions,
): string {
  const parts = [
    `${count(imported)} imported`,
    ...(update ? [`${count(updated)} updated`] : []),
    `${count(refused)} refused`,
    `${count(skipped)} skipped (already there)`,
  ]
  const line = `${mode === 'dry-run' ? 'Nothing was imported. It would be: ' : ''}${parts.join(', ')}`
  return refused > 0 ? `${line}\nThe refused rows are listed in ${report}` : line
}
