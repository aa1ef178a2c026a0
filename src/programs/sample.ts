import { parseArgs } from 'node:util'
import { OperatorError } from '../config/operator-error.ts'
import { readSettings } from '../config/settings.ts'
import { announceNewDatabase } from './greeting.ts'
import { CMS, type Program, readEnvironment } from './program.ts'
import { fillDatabase } from './sample/fill.ts'

const USAGE = `Fills a database that has no products and posts yet, to try the API with: a small catalogue,
posts in several languages, and people of all roles.

  cms sample

The database is that of the settings; what is in it stays. The passwords of the people are printed, once. The
embedded database belongs to one process: stop the server first. Or let the server do it:

  cms start --sample
`

const NOT_EMPTY = `The database has products or posts already, and the sample is for an empty one.
To try it in another database, which leaves yours as it is:

  DATA_DIR=./sample-data ${CMS} start --sample
`

export const program: Program = { usage: USAGE, run }

async function run(args: string[]): Promise<undefined> {
  parseArgs({ args })
  const settings = readSettings(readEnvironment())
  announceNewDatabase(settings)
  if (!(await fillDatabase(settings))) throw new OperatorError(NOT_EMPTY)
  process.stdout.write(`Start the service: ${CMS} start\n\n`)
}
