import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseFolder } from '../config/data-folder.ts'
import type { Settings } from '../config/settings.ts'
import type { CreatedAdmin } from '../identity/admin.ts'

/**
 * Printed at startup: the addresses, how to fill an empty database and, once, how to sign in.
 *
 * @param fill the command that fills the database; undefined if it is not empty
 */
export function startupMessage(
  origin: string,
  createdAdmin: CreatedAdmin | undefined,
  fill: string | undefined,
) {
  const how = `to fill it, stop the service and run: ${fill}`
  const sample = fill === undefined ? '' : `Sample    the database is empty: ${how}\n`
  const signIn = `Sign in with:
  curl -X POST ${origin}/api/auth/login -H 'Content-Type: application/json' \\
    -d ${quoted(JSON.stringify({ username: createdAdmin?.username, password: createdAdmin?.password }))}
`
  const password = adminPasswordMessage(createdAdmin)
  const next = password === '' ? `Try       curl ${origin}/api/products\n` : `${password}${signIn}`
  return `\nAPI       ${origin}/api/products\nDocs      ${origin}/docs\n${sample}${next}\n`
}

/** Announces that creating the embedded database takes a while. */
export function announceNewDatabase({ databaseUrl, dataDir }: Settings): void {
  const folder = databaseFolder(resolve(dataDir))
  if (databaseUrl !== undefined || existsSync(join(folder, 'PG_VERSION'))) return
  process.stdout.write(`Creating the embedded database in ${folder}: usually 2 seconds.\n`)
}

/** Printed even if startup fails, because the password is only shown once. */
export function adminPasswordMessage(createdAdmin: CreatedAdmin | undefined): string {
  if (!createdAdmin?.password) return ''
  return `
An administrator was created. This password is shown only now:
  username  ${createdAdmin.username}
  password  ${createdAdmin.password}

`
}

/** Quotes a text as one word for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
