import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { OperatorError } from '../config/operator-error.ts'
import { randomPassword } from '../identity/admin.ts'
import { Passwords, passwordProblem } from '../identity/passwords/passwords.ts'
import { canonicalUsername } from '../identity/sessions/login.ts'
import { ruleMessage } from '../messages/wording.ts'
import { resetPassword } from '../resources/users/passwords.ts'
import { defineProgram, onlyArgument } from './program.ts'
import { withDatabase } from './with-database.ts'

const USAGE = `Sets a new password for a user who has lost theirs, and ends all their logins.

  cms reset-password NAME [--stdin]

  NAME      the username
  --stdin   reads the new password from the first line of standard input; by default, the program generates
            one and prints it, once, to standard output

The embedded database belongs to one process: stop the server first.
`

const config = { options: { stdin: { type: 'boolean' } }, allowPositionals: true } as const

export const program = defineProgram(USAGE, config, async ({ values, positionals }) => {
  const username = canonicalUsername(onlyArgument(positionals, 'Name one person by their username.'))
  const password = values.stdin ? await givenPassword(username) : randomPassword()
  const user = await withDatabase(async ({ database: { prisma, clock } }) => {
    const passwordHash = await new Passwords().hash(password)
    return resetPassword(prisma, username, passwordHash, clock.now())
  })
  if (!user) throw new OperatorError(`There is no user named ${username}.`)
  if (!values.stdin) process.stdout.write(`${password}\n`)
  process.stderr.write(`${username} has a new password, and all their logins have ended.\n`)
  if (user.disabledAt) process.stderr.write('The account is disabled: an administrator must enable it.\n')
})

/** @throws OperatorError for a password that the API would also reject */
async function givenPassword(username: string): Promise<string> {
  const password = await firstLine()
  const problem = await passwordProblem(password, username)
  if (problem) throw new OperatorError(`The password ${ruleMessage('en', problem.rule, problem.parameters)}.`)
  return password
}

/** Reads a line without showing what is typed in a terminal. */
async function firstLine(): Promise<string> {
  const { stdin, stderr } = process
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() })
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY })
  lines.once('SIGINT', () => lines.close())
  if (stdin.isTTY) stderr.write('New password: ')
  const { value = '' } = await lines[Symbol.asyncIterator]().next()
  if (stdin.isTTY) stderr.write('\n')
  lines.close()
  return value
}
