import { OperatorError } from '../config/operator-error.ts'
import { readSettings } from '../config/settings.ts'
import type { Interrupted } from '../database/migrations/interrupted.ts'
import { repairDatabase } from '../database/migrations/repair.ts'
import { defineProgram, readEnvironment, warningsLog } from './program.ts'

const USAGE = `Records what has become of migrations that were interrupted: the next start goes on with them.

  cms db:repair [--dry-run] [--applied NAME | --pending NAME]

  --dry-run        tells what would be recorded, and records nothing
  --applied NAME   the migration NAME was applied, whatever the tables show
  --pending NAME   it was not, and is to be applied by the next start

A start does the same wherever the tables show what has become of a migration; the two options are for where
they do not. The embedded database belongs to one process: stop the server first.
`

const names = { type: 'string', multiple: true } as const
const options = { 'dry-run': { type: 'boolean', default: false }, applied: names, pending: names } as const

export const program = defineProgram(USAGE, { options }, async ({ values }) => {
  const outcomes = new Map<string, 'applied' | 'pending'>()
  for (const outcome of ['applied', 'pending'] as const)
    for (const name of values[outcome] ?? []) outcomes.set(name, outcome)
  const isDryRun = values['dry-run']
  const found = await repairDatabase(readSettings(readEnvironment()), warningsLog(), { isDryRun, outcomes })
  for (const one of found) process.stdout.write(`${one.name}: ${one.reason}. ${verdictOf(one, isDryRun)}\n`)
  if (found.length === 0) process.stdout.write('No migration was interrupted.\n')
  const open = found.find(({ outcome }) => outcome === undefined)
  if (open)
    throw new OperatorError(
      `Restore a backup, or say what has become of it: --applied ${open.name}, or --pending ${open.name}`,
    )
})

function verdictOf({ outcome }: Interrupted, isDryRun: boolean): string {
  if (outcome === undefined) return 'It stays as it is.'
  const recorded = isDryRun ? 'It would be recorded' : 'It is recorded'
  return `${recorded} as ${outcome}${outcome === 'pending' ? ': the next start applies it' : ''}.`
}
