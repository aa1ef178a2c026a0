import { createWriteStream, existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, extname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { BulkError } from '../src/bulk/errors.ts'
import { type ImportJob, importFile } from '../src/bulk/import.ts'
import type { Counts } from '../src/bulk/outcomes.ts'
import { count, progressOn } from '../src/bulk/progress.ts'
import { rehearseImport } from '../src/bulk/rehearsal.ts'
import type { BulkResource } from '../src/bulk/resource.ts'
import { resourceNamed } from '../src/bulk/resources.ts'
import { type Format, formatNamed } from '../src/bulk/rows.ts'
import type { RunMode } from '../src/bulk/runs.ts'
import { surveyFile } from '../src/bulk/source.ts'
import { readSettings } from '../src/config/settings.ts'
import { systemClock } from '../src/context.ts'
import { openDatabase } from '../src/database/database.ts'
import { root } from '../src/root.ts'

const USAGE = `Imports products or posts from a file. Every row is sanitised and validated as a request of the API would be.

  npm run import -- FILE [options]

  FILE          products.csv, posts.ndjson, …; - is the standard input
  --type        products or posts; without it the name of the file must begin so
  --format      csv or ndjson; without it the name of the file must end so (also .jsonl)
  --update      a product whose sku is there already is changed; without it such a row is refused
  --dry-run     says what would become of each row, and imports none
  --report      where the refused rows are listed, one JSON object in each line: the line of the file and what is
                wrong; without it products.refused.ndjson for products.csv, in the current folder
  --resume      goes on with an import of this very file that was interrupted, behind the last row that is in
  --restart     imports all of the file, although an earlier import was interrupted

CSV is in UTF-8, and its first line names the columns:
  products      name,price,sku,description           (required: name, price)
  posts         title,slug,excerpt,body,status,publishAt,tags           (required: title, body)
An empty cell is an absent field. In excerpt, body and description "" is an empty text. Tags are separated by |; a
backslash stands before a | or a backslash that is part of a tag. NDJSON has in each line what the API takes to create
one.

A broken file is refused before anything of it is imported. The exit code is 0 when all rows are in, 2 when some were
refused, and 1 when the import failed or was interrupted.

The embedded database belongs to one process: stop the server first.
`

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const
const OPTIONS = {
  ...{ type: text, format: text, report: text },
  ...{ update: flag, 'dry-run': flag, resume: flag, restart: flag, help: flag },
}

interface Input {
  /** Undefined: the standard input. */
  readonly path: string | undefined
  readonly resource: BulkResource
  readonly format: Format
  readonly report: string
  readonly update: boolean
  readonly mode: RunMode | 'dry-run'
}

await main(process.argv.slice(2))

async function main(args: string[]): Promise<void> {
  try {
    const input = readInput(args)
    if (!input) {
      process.stdout.write(USAGE)
      return
    }
    const environment = join(root, '.env')
    if (existsSync(environment)) process.loadEnvFile(environment)
    const counts = await run(input)
    process.stdout.write(`${summary(counts, input)}\n`)
    if (counts.refused > 0) process.exitCode = 2
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

function readInput(args: string[]): Input | undefined {
  const { values, positionals } = parseArgs({ args, options: OPTIONS, allowPositionals: true })
  if (values.help) return undefined
  const [file, ...others] = positionals
  if (file === undefined || others.length > 0) throw new BulkError('Name one file. See --help.')
  const name = basename(file)
  const resource = resourceNamed(
    values.type ?? /^(products|posts)(?![a-z])/i.exec(name)?.[0].toLowerCase() ?? '',
  )
  if (!resource) throw new BulkError('Say with --type what the rows are: products or posts.')
  const format = formatNamed(values.format ?? extname(name).slice(1).toLowerCase())
  if (!format) throw new BulkError('Say with --format how the rows are written: csv or ndjson.')
  if (values.update && !resource.canUpdate) throw new BulkError('--update is for products only.')
  const modes = (['dry-run', 'resume', 'restart'] as const).filter((mode) => values[mode])
  if (modes.length > 1) throw new BulkError(`--${modes.join(' and --')} do not go together.`)
  const path = file === '-' ? undefined : inCallersFolder(file)
  const stem = path === undefined ? resource.name : basename(file, extname(file))
  const report = inCallersFolder(values.report ?? `${stem}.refused.ndjson`)
  return { path, resource, format, report, update: values.update, mode: modes[0] ?? 'start' }
}

/** npm runs scripts in the folder of the package, wherever it was called. */
function inCallersFolder(path: string): string {
  return resolve(process.env.INIT_CWD ?? '.', path)
}

async function run(input: Input): Promise<Counts> {
  if (input.path !== undefined) return runFile(input, input.path)
  const folder = await mkdtemp(join(tmpdir(), 'cms-import-'))
  try {
    const path = join(folder, 'input')
    await pipeline(process.stdin, createWriteStream(path, { mode: 0o600 }))
    return await runFile(input, path)
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function runFile({ resource, format, report, update, mode, path: named }: Input, path: string) {
  const settings = readSettings(process.env)
  // The standard output is for the result alone.
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
  const progress = progressOn(process.stderr)
  try {
    const file = { path, format, ...(named === undefined && { name: '-' }) }
    const source = await surveyFile(file, resource.columns, (share) => progress.showShare('Checking', share))
    const database = await openDatabase(settings, log)
    try {
      const job: ImportJob = {
        ...{ database, resource, source, report, update, clock: systemClock, signal: stopSignal() },
        onProgress: (rows) =>
          progress.showRows(mode === 'dry-run' ? 'Trying' : 'Importing', rows, source.rows),
      }
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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  return stop.signal
}

function summary({ imported, updated, skipped, refused }: Counts, { mode, update, report }: Input): string {
  const parts = [
    `${count(imported)} imported`,
    ...(update ? [`${count(updated)} updated`] : []),
    `${count(refused)} refused`,
    `${count(skipped)} skipped (already there)`,
  ]
  const line = `${mode === 'dry-run' ? 'Nothing was imported. It would be: ' : ''}${parts.join(', ')}`
  return refused > 0 ? `${line}\nThe refused rows are listed in ${report}` : line
}
