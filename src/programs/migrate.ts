import { defineProgram } from './program.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Applies the pending migrations to the database in the settings.

  cms db:deploy

The server also does this at startup; use the program to migrate earlier. The embedded database belongs to one
process: stop the server first.
`

export const program = defineProgram(USAGE, {}, async () => {
  const applied = await withDatabase(async ({ database }) => database.migrationsApplied)
  const result = applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'No migration is pending.'
  process.stdout.write(`${result}\n`)
})
