import { parseArgs } from 'node:util'
import { type KeyMaterial, NOTATIONS, SECRET_NAMES, type SecretName } from '../config/key-material.ts'
import { OperatorError } from '../config/operator-error.ts'
import { readSettings, variableOf } from '../config/settings.ts'
import { readEnvironment, runProgram, UsageError } from './program.ts'

const USAGE = `Prints key material for the environment, or for .env.

  npm run --silent secrets                all of it, new

To rotate the signing key and the pepper of API keys without a refused request, roll out twice:

  npm run --silent secrets -- --add       what the environment has, and a new key and pepper that only verify
  npm run --silent secrets -- --promote   what the environment has, with the newest key and pepper in use

The old ones go on verifying. Remove an old key once its access tokens have expired, and an old pepper once
no key in the database uses it any more.
`

await runProgram({ command: 'npm run secrets', usage: USAGE, run })

async function run(args: string[]): Promise<undefined> {
  const flag = { type: 'boolean', default: false } as const
  const { values } = parseArgs({ args, options: { add: flag, promote: flag } })
  if (values.add && values.promote)
    throw new UsageError('Use --add first, and --promote once that is rolled out.')
  const { add, promote } = values
  const material = add ? withNewKeys(present()) : promote ? withNewestFirst(present()) : generate()
  const lines = SECRET_NAMES.map((name) => `${variableOf(name)}='${format(material, name)}'\n`)
  process.stdout.write(lines.join(''))
}

function generate(): KeyMaterial {
  return {
    jwtPrivateKeys: NOTATIONS.jwtPrivateKeys.generate(),
    apiKeyPeppers: NOTATIONS.apiKeyPeppers.generate(),
    tokenSecret: NOTATIONS.tokenSecret.generate(),
  }
}

function withNewKeys({ jwtPrivateKeys, apiKeyPeppers, tokenSecret }: KeyMaterial): KeyMaterial {
  const added = generate()
  return {
    jwtPrivateKeys: [...jwtPrivateKeys, ...added.jwtPrivateKeys],
    apiKeyPeppers: [...apiKeyPeppers, ...added.apiKeyPeppers],
    tokenSecret,
  }
}

function withNewestFirst({ jwtPrivateKeys, apiKeyPeppers, tokenSecret }: KeyMaterial): KeyMaterial {
  return { jwtPrivateKeys: lastFirst(jwtPrivateKeys), apiKeyPeppers: lastFirst(apiKeyPeppers), tokenSecret }
}

function lastFirst<T>(ring: readonly T[]): readonly T[] {
  return [...ring.slice(-1), ...ring.slice(0, -1)]
}

/** The key material of the environment; no other setting is looked at. */
function present(): KeyMaterial {
  const { JWT_PRIVATE_KEYS, API_KEY_PEPPERS, TOKEN_SECRET } = readEnvironment()
  const settings = readSettings({ JWT_PRIVATE_KEYS, API_KEY_PEPPERS, TOKEN_SECRET })
  const { jwtPrivateKeys, apiKeyPeppers, tokenSecret } = settings
  if (jwtPrivateKeys && apiKeyPeppers && tokenSecret) return { jwtPrivateKeys, apiKeyPeppers, tokenSecret }
  const variables = SECRET_NAMES.map(variableOf).join(', ')
  throw new OperatorError(`There is nothing to rotate: set ${variables}.`)
}

function format<Name extends SecretName>(material: KeyMaterial, name: Name): string {
  return NOTATIONS[name].format(material[name])
}
