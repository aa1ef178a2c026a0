import { secretsFile } from '../config/data-folder.ts'
import {
  generateSecret,
  NOTATIONS,
  type Notation,
  SECRET_NAMES,
  type SecretName,
} from '../config/key-material.ts'
import { OperatorError } from '../config/operator-error.ts'
import { variableOf } from '../config/setting-definitions.ts'
import { readSettings } from '../config/settings.ts'
import { readStoredSecrets } from '../identity/secrets/secret-store.ts'
import { warningsLog } from './output.ts'
import { defineProgram, readEnvironment, UsageError } from './program.ts'

const USAGE = `Prints secrets in the format of the environment, or of .env.

  cms secrets             three new secrets
  cms secrets --stored    the secrets in the data folder, for replicas that do not share it

To rotate the signing key and the pepper of API keys without a refused request, roll out twice:

  cms secrets --add       the current secrets, plus a new key and pepper that only verify
  cms secrets --promote   the current secrets, with the newest key and pepper first: they sign and hash

The old ones still verify. Remove an old key once its access tokens have expired, and an old pepper once
no key in the database uses it any more.
`

const flag = { type: 'boolean' } as const
const options = { add: flag, promote: flag, stored: flag }

export const program = defineProgram(USAGE, { options }, async ({ values }) => {
  if (values.add && values.promote)
    throw new UsageError('Use --add first, and --promote once that is rolled out.')
  if (values.stored && (values.add || values.promote))
    throw new UsageError('Put the secrets of --stored into the environment first.')
  if (values.stored) return printStored()
  if (values.add || values.promote) return printRotated(values.add)
  for (const name of SECRET_NAMES) print(name, generateSecret(name))
})

/** Prints the generated secrets of a data folder as settings, so that logins and keys stay valid. */
async function printStored(): Promise<void> {
  const { DATA_DIR } = readEnvironment()
  const file = secretsFile(readSettings({ DATA_DIR }).dataDir)
  const stored = await readStoredSecrets(file, warningsLog())
  if (!stored) throw new OperatorError(`There are no stored secrets: ${file} is not there.`)
  for (const name of SECRET_NAMES) if (stored[name] !== undefined) print(name, stored[name])
}

/** Rotates the key material of the environment; ignores all other settings. */
function printRotated(isAdding = false): void {
  const { JWT_PRIVATE_KEYS, API_KEY_PEPPERS, TOKEN_SECRET } = readEnvironment()
  const settings = readSettings({ JWT_PRIVATE_KEYS, API_KEY_PEPPERS, TOKEN_SECRET })
  const { jwtPrivateKeys, apiKeyPeppers, tokenSecret } = settings
  if (!jwtPrivateKeys || !apiKeyPeppers || !tokenSecret)
    throw new OperatorError(
      `There is nothing to rotate: set ${SECRET_NAMES.map(variableOf).join(', ')}. ` +
        'Those of a data folder are printed by: cms secrets --stored',
    )
  const rotate = <T>(ring: readonly T[], { generate, format }: Notation<readonly T[]>) =>
    format(isAdding ? [...ring, ...generate()] : [...ring.slice(-1), ...ring.slice(0, -1)])
  print('jwtPrivateKeys', rotate(jwtPrivateKeys, NOTATIONS.jwtPrivateKeys))
  print('apiKeyPeppers', rotate(apiKeyPeppers, NOTATIONS.apiKeyPeppers))
  print('tokenSecret', NOTATIONS.tokenSecret.format(tokenSecret))
}

function print(name: SecretName, text: string): void {
  process.stdout.write(`${variableOf(name)}='${text}'\n`)
}
