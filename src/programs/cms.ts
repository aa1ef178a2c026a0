import { closest, distance } from 'fastest-levenshtein'
import { settingsHelp } from '../config/settings-table.ts'
import { CMS, type Program, runProgram, UsageError } from './program.ts'

type Load = () => Promise<{ readonly program: Program }>

/** The programs by name, with what they do: `cms NAME …` runs one. */
const PROGRAMS: Readonly<Record<string, readonly [does: string, load: Load]>> = {
  start: ['serves the API', () => import('./server.ts')],
  mock: ['serves the examples of the contract, without a database', () => import('./mock.ts')],
  sample: ['fills an empty database with sample content', () => import('./sample.ts')],
  secrets: ['prints and rotates secrets', () => import('./create-secrets.ts')],
  'api-key': ['issues an API key', () => import('./create-api-key.ts')],
  'reset-password': ['replaces a lost password', () => import('./reset-password.ts')],
  import: ['imports content from CSV or NDJSON', () => import('./import.ts')],
  export: ['exports content as CSV or NDJSON', () => import('./export.ts')],
  backup: ['copies the embedded database', () => import('./backup.ts')],
  restore: ['restores a backup', () => import('./restore.ts')],
  move: ['copies the embedded database to PostgreSQL', () => import('./move.ts')],
  'db:deploy': ['applies the pending migrations', () => import('./migrate.ts')],
}

const USAGE = `Usage: cms NAME [ARGUMENTS]

${Object.entries(PROGRAMS)
  .map(([name, [does]]) => `  ${name.padEnd(16)}${does}\n`)
  .join('')}
Run cms NAME --help for the usage of a program. Settings are environment variables or lines of a .env file:
cms --help settings lists them.
`

const [name = '', ...args] = process.argv.slice(2)
const [, load] = (Object.hasOwn(PROGRAMS, name) && PROGRAMS[name]) || []
if (load) await runProgram({ command: `${CMS} ${name}`, ...(await load()).program }, args)
else
  await runProgram({ command: CMS, usage: args[0] === 'settings' ? settingsHelp : USAGE, run: rejectName }, [
    name,
  ])

async function rejectName(): Promise<never> {
  if (name === '') throw new UsageError('Name a program.')
  const nearest = closest(name, Object.keys(PROGRAMS))
  const guess = distance(name, nearest) <= nearest.length / 3 ? `: is it ${nearest}?` : '.'
  throw new UsageError(`There is no program ${name}${guess}`)
}
