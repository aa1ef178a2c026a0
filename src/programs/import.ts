import { createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pino } from 'pino'
import { BulkError } from '../bulk/errors.ts'
import { importFile } from '../bulk/import.ts'
import { IMPORT_USAGE, type ImportOptions, readImportOptions } from '../bulk/import-options.ts'
import type { Counts } from '../bulk/outcomes.ts'
import { count, progressOn } from '../bulk/progress.ts'
import { rehearseImport } from '../bulk/rehearsal.ts'
import { STANDARD_INPUT } from '../bulk/runs.ts'
import { surveyFile } from '../bulk/source.ts'
import { readSettings } from '../config/settings.ts'
import { systemClock } from '../core/clock.ts'
import { root } from '../core/root.ts'
import { openDatabase } from '../database/database.ts'

await main(process.argv.slice(2))

async function main(args: string[]): Promise<void> {
  try {
    // npm runs scripts in the folder of the package, wherever it was called
    const options = readImportOptions(args, process.env.INIT_CWD ?? process.cwd())
    if (!options) {
      process.stdout.write(IMPORT_USAGE)
      return
    }
    const environment = join(root, '.env')
    if (existsSync(environment)) process.loadEnvFile(environment)
    const counts = await run(options, stopSignal())
    process.stdout.write(`${summary(counts, options)}\n`)
    if (counts.refused > 0) process.exitCode = 2
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

async function run(options: ImportOptions, signal: AbortSignal): Promise<Counts> {
  if (options.path !== undefined) return runFile(options, options.path, signal)
  const folder = await mkdtemp(join(tmpdir(), 'cms-import-'))
  try {
    const path = join(folder, 'input')
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }), { signal })
    return await runFile(options, path, signal)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function runFile(options: ImportOptions, path: string, signal: AbortSignal): Promise<Counts> {
  const { resource, format, report, update, mode } = options
  const settings = readSettings(process.env)
  // The standard output is for the result alone.
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
  const progress = progressOn(process.stderr)
  try {
    const file = { path, format, ...(options.path === undefined && { name: STANDARD_INPUT }) }
    const source = await surveyFile(file, resource.columns, (share) => {
      signal.throwIfAborted()
      progress.showShare('Checking', share)
    })
    const database = await openDatabase(settings, log)
    try {
      const label = mode === 'dry-run' ? 'Trying' : 'Importing'
      const onProgress = (rows: number) => progress.showRows(label, rows, source.rows)
      const job = { database, clock: systemClock, resource, source, report, update, signal, onProgress }
      return await (mode === 'dry-run' ? rehearseImport(job) : importFile(job, mode))
    } finally {
      await database.close()
    }
  } finally {
    progress.end()
  }
}

/** The first Ctrl-C ends the import behind the batch that is being written, the second at once; nothing is lost by either. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  const reason = new BulkError('Stopped before anything was imported.')
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
