import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { databaseFolder } from '../config/data-folder.ts'
import type { Settings } from '../config/settings.ts'
import type { CreatedAdmin } from '../identity/admin.ts'
import { CMS } from './program.ts'

/** Printed by a start: the addresses, how to fill an empty database and, once, how to sign in. */
export function greeting(origin: string, createdAdmin: CreatedAdmin | undefined, isEmpty: boolean): string {
  const addresses = [
    `API       ${origin}/api/products`,
    `Docs      ${origin}/docs`,
    ...(isEmpty
      ? [`Sample    the database is empty: to fill it, stop the service and run: ${CMS} start --sample`]
      : []),
  ]
  const lines = createdAdmin?.password
    ? [...addresses, '', ...newPassword(createdAdmin), '', ...signIn(origin, createdAdmin)]
    : [...addresses, `Try       curl ${origin}/api/products`]
  return `\n${lines.join('\n')}\n\n`
}

/** Says that the embedded database takes a while, before it is created. */
export function announceNewDatabase({ databaseUrl, dataDir }: Settings): void {
  const folder = databaseFolder(resolve(dataDir))
  if (databaseUrl !== undefined || existsSync(join(folder, 'PG_VERSION'))) return
  process.stdout.write(`Creating the embedded database in ${folder}: usually 5 seconds.\n`)
}

/** Printed even by a start that fails: the password is shown only once. */
export function farewell(createdAdmin: CreatedAdmin | undefined): string {
  return createdAdmin?.password ? `\n${newPassword(createdAdmin).join('\n')}\n\n` : ''
}

function newPassword({ username, password }: CreatedAdmin): string[] {
  return [
    'An administrator was created. This password is shown only now:',
    `  username  ${username}`,
    `  password  ${password}`,
  ]
}

function signIn(origin: string, { username, password }: CreatedAdmin): string[] {
  return [
    'Sign in with:',
    `  curl -X POST ${origin}/api/auth/login -H 'Content-Type: application/json' \\`,
    `    -d ${quoted(JSON.stringify({ username, password }))}`,
  ]
}

/** One word for a POSIX shell. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`
}
