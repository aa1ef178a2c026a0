import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { chmod, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { SecretName } from '../config/key-material.ts'
import { SettingsError } from '../config/settings.ts'

/** Key material in the notation of the settings, so that a value can be moved from the file to the environment. */
export type StoredSecrets = Readonly<Partial<Record<SecretName, string>>>

const generators: Readonly<Record<SecretName, () => string>> = {
  jwtPrivateKeys: () => {
    const { privateKey } = generateKeyPairSync('ed25519')
    return JSON.stringify({ keys: [privateKey.export({ format: 'jwk' })] })
  },
  apiKeyPeppers: () => `${randomBytes(4).toString('hex')}:${randomBytes(32).toString('base64url')}`,
  tokenSecret: () => randomBytes(32).toString('base64url'),
}

/** New key material, in the notation of its setting. */
export function generateSecret(name: SecretName): string {
  return generators[name]()
}

/**
 * Reads `<dataDir>/secrets.json` and adds the named secrets that it lacks. The file can be read by its owner only.
 *
 * @throws SettingsError when the file is not ours to read or holds no secrets
 */
export async function storedSecrets(
  dataDir: string,
  names: readonly SecretName[],
  log: FastifyBaseLogger,
): Promise<StoredSecrets> {
  const file = join(dataDir, 'secrets.json')
  const existing = await read(file, log)
  const lacking = names.filter((name) => existing?.[name] === undefined)
  if (lacking.length === 0) return existing ?? {}
  const generated = Object.fromEntries(lacking.map((name) => [name, generateSecret(name)]))
  await write(file, { ...existing, ...generated }, existing === undefined)
  // Read again: another process that starts on the same folder may have been first.
  return (await read(file, log)) ?? {}
}

async function read(file: string, log: FastifyBaseLogger): Promise<StoredSecrets | undefined> {
  let text: string
  try {
    await tighten(file, log)
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined
    throw new SettingsError(`${file} cannot be read: ${error}`, { cause: error })
  }
  return parse(file, text)
}

function parse(file: string, text: string): StoredSecrets {
  try {
    const json: unknown = JSON.parse(text)
    if (isStored(json)) return json
  } catch {
    // A parser's message quotes the text, and the text is secret: the error below says all there is to say.
  }
  throw new SettingsError(`${file} is damaged: restore it from a backup, or delete it to start with new keys`)
}

function isStored(json: unknown): json is StoredSecrets {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return false
  return Object.values(json).every((value) => typeof value === 'string')
}

async function tighten(file: string, log: FastifyBaseLogger): Promise<void> {
  const { mode } = await stat(file)
  if (process.platform === 'win32' || (mode & 0o077) === 0) return
  await chmod(file, 0o600)
  log.warn(
    { file },
    'the secrets were readable by others on this machine; the file is now limited to its owner',
  )
}

/** Whole or not at all, also when the power fails: a new file is filled, flushed, then given its name. */
async function write(file: string, secrets: StoredSecrets, isNew: boolean): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(`${JSON.stringify(secrets, null, 2)}\n`)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await (isNew ? publish(temporary, file) : rename(temporary, file))
    await syncFolder(folder)
  } finally {
    await rm(temporary, { force: true })
  }
}

/** Unlike a rename, a link never replaces the file of a process that was faster. */
async function publish(temporary: string, file: string): Promise<void> {
  try {
    await link(temporary, file)
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return
    // Some file systems have no links; there the last process to start wins.
    await rename(temporary, file)
  }
}

async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
