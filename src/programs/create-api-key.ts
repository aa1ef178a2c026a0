import { lengths, scopes as SCOPES } from '../../generated/operations.ts'
import { isOrigin } from '../config/validators.ts'
import { ownChangesOnly } from '../database/changes/changes.ts'
import { SYSTEM } from '../domain/change.ts'
import { systemClock } from '../domain/clock.ts'
import { isReadScope, isScope } from '../domain/principal.ts'
import { createApiKeys, type NewApiKey } from '../identity/keys/api-keys.ts'
import { loadSecrets } from '../identity/secrets/secrets.ts'
import { defineProgram, UsageError } from './program.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Issues an API key for a third-party server and prints it, once, to the standard output.

  cms api-key --name NAME --scopes SCOPE,… [--expires DATE] [--publishable [--origins ORIGIN,…]]

  --name     what it is for
  --scopes   ${SCOPES.join(', ')}
  --expires  when the key expires, such as 2030-01-31 or 2030-01-31T12:00:00Z; by default, never
  --publishable  the key may be embedded in a web page or an app; all its scopes must end with :read
  --origins  the origins of the web pages that may use it, such as https://blog.example

The embedded database belongs to one process: stop the server first, or issue the key through the API.
`

/** The limits of the API, whose responses would otherwise not be as documented. */
const MOST_ORIGINS = 20
const LONGEST_ORIGIN = 255
/** Of a date-time (RFC 3339). */
const LAST_YEAR = 9999

const text = { type: 'string', default: '' } as const
const options = {
  name: text,
  scopes: text,
  expires: text,
  origins: text,
  publishable: { type: 'boolean', default: false },
} as const

export const program = defineProgram(USAGE, { options }, async ({ values }) => {
  const input = readInput(values)
  const { key } = await withDatabase(async ({ database: { prisma, clock }, settings, log }) => {
    const secrets = await loadSecrets(settings, log)
    const dependencies = { prisma, settings, clock, secrets, changes: ownChangesOnly, log }
    return createApiKeys(dependencies).createApiKey(input)
  })
  process.stdout.write(`${key}\n`)
})

interface Values extends Readonly<Record<'name' | 'scopes' | 'expires' | 'origins', string>> {
  readonly publishable: boolean
}

function readInput(values: Values): NewApiKey {
  const name = values.name.normalize('NFC').trim()
  const { min, max } = lengths.apiKeyName
  const { length } = [...name]
  if (length < min || length > max) throw new UsageError(`--name must have ${min} to ${max} characters.`)
  const scopes = values.scopes.split(',').map((scope) => scope.trim())
  const unknown = scopes.filter((scope) => !isScope(scope))
  if (unknown.length > 0) throw new UsageError(`--scopes: there is no scope "${unknown.join('", "')}".`)
  const expiresAt = values.expires === '' ? undefined : new Date(values.expires)
  if (expiresAt && !(expiresAt > systemClock.now() && expiresAt.getUTCFullYear() <= LAST_YEAR))
    throw new UsageError('--expires must be a date in the future.')
  const origins = values.origins === '' ? [] : [...new Set(values.origins.split(','))]
  const { publishable } = values
  if (publishable && !scopes.every((scope) => isScope(scope) && isReadScope(scope)))
    throw new UsageError('--publishable: the scopes must end with :read.')
  if (origins.length > 0 && !publishable) throw new UsageError('--origins is for publishable keys only.')
  if (!origins.every((text) => isOrigin(text) && text.length <= LONGEST_ORIGIN))
    throw new UsageError('--origins must be origins such as https://blog.example.')
  if (origins.length > MOST_ORIGINS) throw new UsageError(`--origins must be ${MOST_ORIGINS} at the most.`)
  return {
    name,
    scopes: [...new Set(scopes.filter(isScope))],
    expiresAt,
    publishable,
    origins,
    actor: SYSTEM,
  }
}
