import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { scopes as SCOPES } from '../../generated/operations.ts'
import { createApiKeys, type NewApiKey } from '../auth/api-keys.ts'
import { loadSecrets } from '../auth/secrets.ts'
import { readSettings } from '../config/settings.ts'
import { SYSTEM } from '../core/change.ts'
import { systemClock } from '../core/clock.ts'
import { isScope } from '../core/principal.ts'
import { root } from '../core/root.ts'
import { openDatabase } from '../database/database.ts'

const USAGE = `Issues an API key for a third-party server and prints it, once, to the standard output.

  npm run --silent api-key -- --name NAME --scopes SCOPE,… [--expires DATE]

  --name     what the key is for
  --scopes   ${SCOPES.join(', ')}
  --expires  the end of the key, such as 2030-01-31 or 2030-01-31T12:00:00Z; without it the key does not expire

The embedded database belongs to one process: stop the server first, or issue the key through the API.
`

await main(process.argv.slice(2))

async function main(args: string[]): Promise<void> {
  try {
    const input = readInput(args)
    const environment = join(root, '.env')
    if (existsSync(environment)) process.loadEnvFile(environment)
    process.stdout.write(`${await issue(input)}\n`)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${USAGE}`)
    process.exitCode = 1
  }
}

function readInput(args: string[]): NewApiKey {
  const text = { type: 'string', default: '' } as const
  const { values } = parseArgs({ args, options: { name: text, scopes: text, expires: text } })
  const name = values.name.normalize('NFC').trim()
  if (name === '' || name.length > 100) throw new Error('--name must have 1 to 100 characters.')
  const scopes = values.scopes.split(',').map((scope) => scope.trim())
  const unknown = scopes.filter((scope) => !isScope(scope))
  if (unknown.length > 0) throw new Error(`--scopes: there is no scope "${unknown.join('", "')}".`)
  return {
    name,
    scopes: [...new Set(scopes.filter(isScope))],
    expiresAt: readDate(values.expires),
    actor: SYSTEM,
  }
}

function readDate(text: string): Date | undefined {
  if (text === '') return undefined
  const date = new Date(text)
  if (!(date > systemClock.now())) throw new Error('--expires must be a date in the future.')
  return date
}

async function issue(input: NewApiKey): Promise<string> {
  const settings = readSettings(process.env)
  // The standard output is for the key alone.
  const log = pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
  const secrets = await loadSecrets(settings, log)
  const database = await openDatabase(settings, log)
  try {
    const apiKeys = createApiKeys({ prisma: database.prisma, settings, clock: systemClock, secrets, log })
    return (await apiKeys.createApiKey(input)).key
  } finally {
    await database.close()
  }
}
