import { closest } from 'fastest-levenshtein'
import { CMS, type Program, runProgram, UsageError } from './program.ts'

type Load = () => Promise<{ readonly program: Program }>

/** Each program by its name, with what it does: `cms NAME …` runs it. */
const PROGRAMS: Readonly<Record<string, readonly [does: string, load: Load]>> = {
  start: ['serves the API', () => import('./server.ts')],
  mock: ['serves the examples of the contract, without a database', () => import('./mock.ts')],
  sample: ['fills an empty database with something to look at', () => import('./sample.ts')],
  secrets: ['prints key material, and rotates it', () => import('./create-secrets.ts')],
  'api-key': ['issues an API key', () => import('./create-api-key.ts')],
  'reset-password': ['replaces a lost password', () => import('./reset-password.ts')],
  import: ['imports products or posts', () => import('./import.ts')],
  export: ['exports products or posts', () => import('./export.ts')],
  backup: ['copies the embedded database', () => import('./backup.ts')],
  restore: ['brings a backup back', () => import('./restore.ts')],
  move: ['copies the embedded database to PostgreSQL', () => import('./move.ts')],
  'db:deploy': ['applies the pending migrations', () => import('./migrate.ts')],
  'db:repair': ['ends a migration that was interrupted', () => import('./repair.ts')],
}

const USAGE = `Usage: cms NAME [ARGUMENTS]

${Object.entries(PROGRAMS)
  .map(([name, [does]]) => `  ${name.padEnd(16)}${does}\n`)
  .join('')}
Each tells with --help how it is used. Settings are variables of the environment, or lines of a file .env.
`

const [name = '', ...args] = process.argv.slice(2)
const [, load] = (Object.hasOwn(PROGRAMS, name) && PROGRAMS[name]) || []
if (load) await runProgram({ command: `${CMS} ${name}`, ...(await load()).program }, args)
else await runProgram({ command: CMS, usage: USAGE, run: refuse }, [name])

async function refuse(): Promise<never> {
  const likely = closest(name, Object.keys(PROGRAMS))
  throw new UsageError(name === '' ? 'Name a program.' : `There is no program ${name}: is it ${likely}?`)
}
