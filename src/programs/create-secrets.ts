import { parseArgs } from 'node:util'
import { generateSecret } from '../auth/secret-store.ts'
import { secretProblems } from '../config/key-material.ts'
import { OperatorError } from '../config/operator-error.ts'
import { readEnvironment, runProgram, UsageError } from './program.ts'

const USAGE = `Prints key material for the environment, or for .env.

  npm run --silent secrets                all of it, new

To rotate the signing key and the pepper of API keys without a refused request, roll out twice:

  npm run --silent secrets -- --add       what the environment has, and a new key and pepper that only verify
  npm run --silent secrets -- --promote   what the environment has, with the newest key and pepper in use

The old ones go on verifying. Remove an old key once its access tokens have expired, an old pepper once no key in the
database names it any more.
`

interface KeyMaterial {
  readonly jwtPrivateKeys: string
  readonly apiKeyPeppers: string
  /** Is never rotated: another one would end every login. */
  readonly tokenSecret: string
}

await runProgram({ command: 'npm run secrets', usage: USAGE, run })

async function run(args: string[]): Promise<undefined> {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ args, options: { add: flag, promote: flag } })
  if (values.add && values.promote)
    throw new UsageError('Use --add first, and --promote once that is rolled out.')
  print(values.add ? reorder(addLast) : values.promote ? reorder(lastToFront) : fresh())
}

function fresh(): KeyMaterial {
  return {
    jwtPrivateKeys: generateSecret('jwtPrivateKeys'),
    apiKeyPeppers: generateSecret('apiKeyPeppers'),
    tokenSecret: generateSecret('tokenSecret'),
  }
}

function addLast<T>(present: readonly T[], added: readonly T[]): readonly T[] {
  return [...present, ...added]
}

function lastToFront<T>(present: readonly T[]): readonly T[] {
  return [...present.slice(-1), ...present.slice(0, -1)]
}

function reorder(change: <T>(present: readonly T[], added: readonly T[]) => readonly T[]): KeyMaterial {
  const { jwtPrivateKeys, apiKeyPeppers, tokenSecret } = environmentKeys()
  const added = fresh()
  return {
    jwtPrivateKeys: JSON.stringify({ keys: change(jwks(jwtPrivateKeys), jwks(added.jwtPrivateKeys)) }),
    apiKeyPeppers: change(apiKeyPeppers.split(','), [added.apiKeyPeppers]).join(','),
    tokenSecret,
  }
}

function environmentKeys(): KeyMaterial {
  const { JWT_PRIVATE_KEYS, API_KEY_PEPPERS, TOKEN_SECRET } = readEnvironment()
  if (!JWT_PRIVATE_KEYS || !API_KEY_PEPPERS || !TOKEN_SECRET) {
    throw new OperatorError(
      'There is nothing to rotate: set JWT_PRIVATE_KEYS, API_KEY_PEPPERS and TOKEN_SECRET.',
    )
  }
  const keys = {
    jwtPrivateKeys: JWT_PRIVATE_KEYS,
    apiKeyPeppers: API_KEY_PEPPERS,
    tokenSecret: TOKEN_SECRET,
  }
  const problems = secretProblems(keys)
  if (problems.length > 0) throw new OperatorError(problems.join('\n'))
  return keys
}

function jwks(text: string): readonly unknown[] {
  const json: { keys: unknown[] } | unknown[] = JSON.parse(text)
  return Array.isArray(json) ? json : json.keys
}

function print({ jwtPrivateKeys, apiKeyPeppers, tokenSecret }: KeyMaterial): void {
  process.stdout.write(
    `JWT_PRIVATE_KEYS='${jwtPrivateKeys}'\nAPI_KEY_PEPPERS='${apiKeyPeppers}'\nTOKEN_SECRET='${tokenSecret}'\n`,
  )
}
