import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { BulkError } from '../src/bulk/errors.ts'
import { type ExportJob, exportRows } from '../src/bulk/export.ts'
import { count, progressOn } from '../src/bulk/progress.ts'
import type { BulkResource } from '../src/bulk/resource.ts'
import { resourceNamed } from '../src/bulk/resources.ts'
import { type Format, formatNamed } from '../src/bulk/rows.ts'
import { type Sink, writeWholeFile } from '../src/bulk/whole-file.ts'
import { readSettings } from '../src/config/settings.ts'
import { openDatabase } from '../src/database/database.ts'
import { root } from '../src/root.ts'

const USAGE = `Exports all products or all posts as they are at one moment, the oldest first.

  npm run export -- products|posts --output FILE [--format csv|ndjson]
  npm run --silent export -- products|posts [--format csv|ndjson] > FILE

  --output      the file to write; it is there as a whole or not at all. Without it the standard output is written
  --format      csv or ndjson; without it as the name of the output ends, else csv

It has the fields that an import takes: ids, dates and authors are the database's own. Texts are exact, for programs. To
open CSV from people you do not trust in a spreadsheet, import it there as text: what begins with = is a formula to it.

The embedded database belongs to one process: stop the server first.
`

interface Input {
  readonly resource: BulkResource
  readonly format: Format
  /** Undefined: the standard output. */
  readonly output: string | undefined
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
    const rows = await run(input)
    process.stderr.write(`${count(rows)} exported\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

function readInput(args: string[]): Input | undefined {
  const text = { type: 'string' } as const
  const options = { output: text, format: text, help: { type: 'boolean', default: false } } as const
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  if (values.help) return undefined
  const resource = resourceNamed(positionals[0] ?? '')
  if (!resource || positionals.length > 1)
    throw new BulkError('Name what to export: products or posts. See --help.')
  // npm runs scripts in the folder of the package, wherever it was called
  const output = values.output === undefined ? undefined : resolve(process.env.INIT_CWD ?? '.', values.output)
  const ending = extname(output ?? '')
    .slice(1)
    .toLowerCase()
  const format = formatNamed(values.format ?? (output === undefined ? 'csv' : ending))
  if (!format) throw new BulkError('Say with --format how the rows are to be written: csv or ndjson.')
  return { resource, format, output }
}

async function run({ resource, format, output }: Input): Promise<number> {
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
  const database = await openDatabase(readSettings(process.env), log)
  const progress = progressOn(process.stderr)
  const job: ExportJob = {
    database,
    resource,
    format,
    onProgress: (rows) => progress.showRows('Exporting', rows),
  }
  try {
    return output === undefined
      ? await exportRows(job, standardOutput())
      : await writeWholeFile(output, (sink) => exportRows(job, sink))
  } finally {
    progress.end()
    await database.close()
  }
}

/** Waits while the reader of a pipe is slow, and fails when it has gone. */
function standardOutput(): Sink {
  const { stdout } = process
  let failure: Error | undefined
  stdout.on('error', (error) => {
    failure = error
  })
  return {
    async write(text) {
      if (!stdout.write(text)) await once(stdout, 'drain')
      if (failure) throw failure
    },
  }
}
