import { once } from 'node:events'
import { exportRows } from '../bulk/export.ts'
import { count, progressOn } from '../bulk/progress.ts'
import { type Sink, writeWholeFile } from '../bulk/whole-file.ts'
import { EXPORT_USAGE, readExportOptions } from './export-options.ts'
import { callerFolder, type Program } from './program.ts'
import { withDatabase } from './with-database.ts'

export const program: Program = { usage: EXPORT_USAGE, run }

async function run(args: string[]): Promise<undefined> {
  const { resource, format, output } = readExportOptions(args, callerFolder())
  const progress = progressOn(process.stderr)
  const onProgress = (rows: number) => progress.showRows('Exporting', rows)
  const rows = await withDatabase(async ({ database }) => {
    const write = (sink: Sink) => exportRows({ database, resource, format, onProgress }, sink)
    return output === undefined ? write(standardOutput()) : writeWholeFile(output, write)
  }).finally(progress.end)
  process.stderr.write(`${count(rows)} exported\n`)
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
