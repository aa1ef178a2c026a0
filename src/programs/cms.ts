import { closest } from 'fastest-levenshtein'
import { CMS, type Program, runProgram, UsageError } from './program.ts'

/** Each program by its name, and what it does: `cms NAME …` runs it. */
const PROGRAMS: Readonly<Record<string, { does: string; load(): Promise<{ program: Program }> }>> = {
  start: { does: 'serves the API', load: () => import('./server.ts') },
  mock: { does: 'serves the examples of the contract, without a database', load: () => import('./mock.ts') },
  sample: { does: 'fills an empty database with something to look at', load: () => import('./sample.ts') },
  secrets: { does: 'prints key material, and rotates it', load: () => import('./create-secrets.ts') },
  'api-key': { does: 'issues an API key', load: () => import('./create-api-key.ts') },
  'reset-password': { does: 'replaces a lost password', load: () => import('./reset-password.ts') },
  import: { does: 'imports products or posts', load: () => import('./import.ts') },
  export: { does: 'exports products or posts', load: () => import('./export.ts') },
  backup: { does: 'copies the embedded database', load: () => import('./backup.ts') },
  restore: { does: 'brings a backup back', load: () => import('./restore.ts') },
  move: { does: 'copies the embedded database to PostgreSQL', load: () => import('./move.ts') },
  'db:deploy': { does: 'applies the pending migrations', load: () => import('./migrate.ts') },
  'db:repair': { does: 'ends a migration that was interrupted', load: () => import('./repair.ts') },
}

const USAGE = `Usage: cms NAME [ARGUMENTS]

${Object.entries(PROGRAMS)
  .map(([name, { does }]) => `  ${name.padEnd(16)}${does}\n`)
  .join('')}
Each tells with --help how it is used. Settings are variables of the environment, or lines of a file .env.
`

const [name = '', ...args] = process.argv.slice(2)
const entry = Object.hasOwn(PROGRAMS, name) ? PROGRAMS[name] : undefined
if (entry) await runProgram({ command: `${CMS} ${name}`, ...(await entry.load()).program }, args)
else await runProgram({ command: CMS, usage: USAGE, run: refuse }, [name])

async function refuse(): Promise<never> {
  const likely = closest(name, Object.keys(PROGRAMS))
  throw new UsageError(name === '' ? 'Name a program.' : `There is no program ${name}: is it ${likely}?`)
}
