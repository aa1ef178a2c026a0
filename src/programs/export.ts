import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pino } from 'pino'
import { type ExportJob, exportRows } from '../bulk/export.ts'
import { EXPORT_USAGE, type ExportOptions, readExportOptions } from '../bulk/export-options.ts'
import { count, progressOn } from '../bulk/progress.ts'
import { type Sink, writeWholeFile } from '../bulk/whole-file.ts'
import { readSettings } from '../config/settings.ts'
import { root } from '../core/root.ts'
import { openDatabase } from '../database/database.ts'

await main(process.argv.slice(2))

async function main(args: string[]): Promise<void> {
  try {
    // npm runs scripts in the folder of the package, wherever it was called
    const options = readExportOptions(args, process.env.INIT_CWD ?? process.cwd())
    if (!options) {
      process.stdout.write(EXPORT_USAGE)
      return
    }
    const environment = join(root, '.env')
    if (existsSync(environment)) process.loadEnvFile(environment)
    const rows = await run(options)
    process.stderr.write(`${count(rows)} exported\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
    process.exitCode = 1
  }
}

async function run({ resource, format, output }: ExportOptions): Promise<number> {
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
