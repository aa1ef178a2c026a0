import { scopes as SCOPES } from '../../generated/operations.ts'
import { valueAt } from '../base/json-pointer.ts'
import { ownChangesOnly } from '../database/changes/changes.ts'
import { SYSTEM } from '../domain/change.ts'
import { systemClock } from '../domain/clock.ts'
import { ApiError } from '../domain/errors.ts'
import { createApiKeys, type NewApiKey } from '../identity/keys/api-keys.ts'
import { loadSecrets } from '../identity/secrets/secrets.ts'
import { fieldErrorBodies } from '../messages/wording.ts'
import { readRequestBody } from '../request/openapi/values.ts'
import { refusedFields } from '../resources/api-keys/api-keys.ts'
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

const text = { type: 'string', default: '' } as const
const options = {
  name: text,
  scopes: text,
  expires: text,
  origins: text,
  publishable: { type: 'boolean', default: false },
} as const

export const program = defineProgram(USAGE, { options }, async ({ values }) => {
  const input = await readInput(values)
  const { key } = await withDatabase(async ({ database: { prisma, clock }, settings, log }) => {
    const secrets = await loadSecrets(settings, log)
    const dependencies = { prisma, settings, clock, secrets, changes: ownChangesOnly, log }
    return createApiKeys(dependencies).createApiKey(input)
  })
  process.stdout.write(`${key}\n`)
})

type Values = Readonly<Record<'name' | 'scopes' | 'expires' | 'origins', string>> & { publishable: boolean }

/** The options as the body of a request for a key, to which the same rules apply. */
async function readInput({ name, scopes, expires, origins, publishable }: Values): Promise<NewApiKey> {
  const date = new Date(expires)
  const expiresAt = Number.isNaN(date.getTime()) ? expires : date.toISOString()
  const expiry = expires === '' ? {} : { expiresAt }
  const given = { name, scopes: listed(scopes), publishable, origins: listed(origins), ...expiry }
  const refuse = ({ errors = [] }: ApiError): never => {
    const problems = fieldErrorBodies('en', errors).map(({ field, message }) => {
      const [, option = ''] = field.split('/')
      const value = valueAt(given, field)
      const shown = typeof value === 'string' && value !== '' ? ` ${JSON.stringify(value)}` : ''
      return `--${option === 'expiresAt' ? 'expires' : option}${shown} ${message}.`
    })
    throw new UsageError(problems.join('\n'))
  }
  const body = await readRequestBody('createApiKey', given, refuse)
  const input = { ...body, expiresAt: body.expiresAt ? date : undefined, actor: SYSTEM }
  const errors = refusedFields(body, input.expiresAt, systemClock.now())
  return errors.length > 0 ? refuse(new ApiError('validation_failed', { errors })) : input
}

function listed(text: string): string[] {
  return text === '' ? [] : [...new Set(text.split(',').map((item) => item.trim()))]
}
