import { statSync } from 'node:fs'
import { link, mkdir, readFile, rename } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import { chownToParentOwner, makePrivate, syncPath, writeAtomically } from '../../base/files.ts'
import { isRecord, isSystemError, parseJson } from '../../base/guards.ts'
import { secretsFile } from '../../config/data-folder.ts'
import {
  generateSecret,
  type KeyMaterial,
  NOTATIONS,
  SECRET_NAMES,
  type SecretName,
} from '../../config/key-material.ts'
import { type Settings, SettingsError } from '../../config/settings.ts'

const TIGHTENED = 'the secrets were readable by others on this machine; the file is now limited to its owner'

/** Key material in the notation of the settings, so that it can be moved from the file to the environment. */
type StoredSecrets = Readonly<Partial<Record<SecretName, string>>>

/**
 * The key material of the settings. What is not set comes from `<dataDir>/secrets.json`, or is generated and
 * stored there, readable only by its owner. @throws SettingsError if the file is damaged or not readable
 */
export async function completeKeyMaterial(given: Settings, log: FastifyBaseLogger): Promise<KeyMaterial> {
  const file = secretsFile(given.dataDir)
  const unset = SECRET_NAMES.filter((name) => given[name] === undefined)
  const stored = unset.length === 0 ? {} : await storedSecrets(file, unset, log)
  const parsed = <Name extends SecretName>(name: Name): KeyMaterial[Name] => {
    try {
      return NOTATIONS[name].parse(stored[name] ?? '')
    } catch (cause) {
      throw damaged(file, cause)
    }
  }
  return {
    jwtPrivateKeys: given.jwtPrivateKeys ?? parsed('jwtPrivateKeys'),
    apiKeyPeppers: given.apiKeyPeppers ?? parsed('apiKeyPeppers'),
    tokenSecret: given.tokenSecret ?? parsed('tokenSecret'),
  }
}

/** Reads the file, and adds those of the named secrets that are missing. */
async function storedSecrets(file: string, names: readonly SecretName[], log: FastifyBaseLogger) {
  const existing = await readStoredSecrets(file, log)
  const lacking = names.filter((name) => existing?.[name] === undefined)
  if (lacking.length === 0) return existing ?? {}
  const generated = Object.fromEntries(lacking.map((name) => [name, generateSecret(name)]))
  await write(file, { ...existing, ...generated }, existing === undefined)
  // read again: another process that starts on the same folder may have been first
  return (await readStoredSecrets(file, log)) ?? {}
}

/** The secrets of the file, which is made private; undefined if it does not exist. */
export async function readStoredSecrets(file: string, log: Pick<FastifyBaseLogger, 'warn'>) {
  let text: string
  try {
    const folder = dirname(file)
    // before its mode changes: DATA_DIR may name a file of the system by mistake
    if (!statSync(folder).isDirectory()) throw new Error(`${folder} is not a folder`)
    makePrivate(folder)
    if (makePrivate(file)) log.warn({ file }, TIGHTENED)
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return undefined
    const reason = error instanceof Error ? error.message : error
    throw new SettingsError(`${file} cannot be read: ${reason}`, { cause: error })
  }
  const json = parseJson(text)
  if (isStored(json)) return json
  throw damaged(file)
}

function damaged(file: string, cause?: unknown): SettingsError {
  const advice = 'restore it from a backup, or delete it to start with new keys'
  return new SettingsError(`${file} is damaged: ${advice}`, { cause })
}

function isStored(json: unknown): json is StoredSecrets {
  return isRecord(json) && Object.values(json).every((value) => typeof value === 'string')
}

/** A new file never replaces the file of a faster process. */
async function write(file: string, secrets: StoredSecrets, isNew: boolean): Promise<void> {
  const folder = dirname(file)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const text = `${JSON.stringify(secrets, null, 2)}\n`
  const place = async (draft: string) => {
    chownToParentOwner(draft)
    if (!isNew) return rename(draft, file)
    // unlike a rename, a link does not replace an existing file
    await link(draft, file).catch(async (error: unknown) => {
      // on file systems without links, the last process to start wins
      if (!isSystemError(error, 'EEXIST')) await rename(draft, file)
    })
  }
  await writeAtomically(file, (handle) => handle.writeFile(text), place)
  await syncPath(folder)
}
