import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { EnvError } from 'envalid'
import { calculateJwkThumbprint } from 'jose'
import { describe, expect, it } from 'vitest'
import { generateSecret, NOTATIONS, SECRET_NAMES, type SecretName } from '../../src/config/key-material.ts'
import { SettingsError } from '../../src/config/settings.ts'
import { loadSecrets } from '../../src/identity/secrets/secrets.ts'
import { recordingLog, settingsWithSecrets, silent, temporaryFolder, testSettings } from './fixtures.ts'

const production = { nodeEnv: 'production', databaseUrl: 'postgres://db/cms' } as const

function ed25519(): Record<string, string> {
  return JSON.parse(generateSecret('jwtPrivateKeys')).keys[0]
}

describe('generated secrets', () => {
  it('are stored for the next start', async () => {
    const settings = testSettings({ dataDir: await temporaryFolder() })
    const first = await loadSecrets(settings, silent)
    const second = await loadSecrets(settings, silent)
    expect(second.signingKey.kid).toBe(first.signingKey.kid)
    expect(second.pepper).toEqual(first.pepper)
    expect(second.refreshTokenKey).toEqual(first.refreshTokenKey)
  })

  it('can only be read by their owner', async () => {
    const dataDir = join(await temporaryFolder(), 'data')
    await loadSecrets(testSettings({ dataDir }), silent)
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    expect(await readdir(dataDir)).toEqual(['secrets.json'])
  })

  it('get their file mode restored, with a warning, if others could read them', async () => {
    const dataDir = await temporaryFolder()
    await loadSecrets(testSettings({ dataDir }), silent)
    await chmod(dataDir, 0o755)
    await chmod(join(dataDir, 'secrets.json'), 0o644)
    const { log, lines } = recordingLog()
    await loadSecrets(testSettings({ dataDir }), log)
    expect((await stat(join(dataDir, 'secrets.json'))).mode & 0o777).toBe(0o600)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o700)
    expect(lines).toEqual([expect.stringContaining('readable by others')])
  })

  it('are the same for all processes that start on one folder at the same time', async () => {
    for (let round = 0; round < 5; round++) {
      const settings = testSettings({ dataDir: await temporaryFolder() })
      const load = async (_: unknown, index: number) => {
        await setTimeout(index * 2)
        return loadSecrets(settings, silent)
      }
      const all = await Promise.all(Array.from({ length: 8 }, load))
      expect(new Set(all.map((secrets) => secrets.signingKey.kid)).size).toBe(1)
      expect(new Set(all.map((secrets) => secrets.pepper.id)).size).toBe(1)
    }
  })

  it('complete the secrets in the settings, and an incomplete file', async () => {
    const dataDir = await temporaryFolder()
    const tokenSecret = NOTATIONS.tokenSecret.generate()
    await loadSecrets(testSettings({ dataDir, tokenSecret }), silent)
    const file = join(dataDir, 'secrets.json')
    const before = JSON.parse(await readFile(file, 'utf8'))
    expect(Object.keys(before).sort()).toEqual(['apiKeyPeppers', 'jwtPrivateKeys'])
    await loadSecrets(testSettings({ dataDir }), silent)
    const after = JSON.parse(await readFile(file, 'utf8'))
    expect(after).toEqual({ ...before, tokenSecret: expect.any(String) })
    expect(after.tokenSecret).not.toBe(NOTATIONS.tokenSecret.format(tokenSecret))
  })

  it('are not written if the settings contain all of them', async () => {
    const dataDir = join(await temporaryFolder(), 'data')
    await loadSecrets(settingsWithSecrets({ ...production, dataDir }), silent)
    await expect(stat(dataDir)).rejects.toThrow('ENOENT')
  })

  it.each(['not json', '[]', '{"tokenSecret": 1}', '{"tokenSecret": "short"}', '"text"', 'null'])(
    'fail the start if their file is damaged (%s), without quoting it',
    async (text) => {
      const dataDir = await temporaryFolder()
      await writeFile(join(dataDir, 'secrets.json'), text, { mode: 0o600 })
      const start = loadSecrets(testSettings({ dataDir }), silent)
      await expect(start).rejects.toThrow(SettingsError)
      await expect(start).rejects.not.toThrow(text)
    },
  )

  it('fail the start if their folder is a file, whose mode stays as it is', async () => {
    const dataDir = join(await temporaryFolder(), 'passwd')
    await writeFile(dataDir, '', { mode: 0o644 })
    const start = loadSecrets(testSettings({ dataDir }), silent)
    await expect(start).rejects.toThrow(`${dataDir} is not a folder`)
    expect((await stat(dataDir)).mode & 0o777).toBe(0o644)
  })

  it('fail the start if their file cannot be read', async () => {
    const dataDir = await temporaryFolder()
    await mkdir(join(dataDir, 'secrets.json'), { mode: 0o700 })
    await expect(loadSecrets(testSettings({ dataDir }), silent)).rejects.toThrow(SettingsError)
  })
})

describe('secrets in the settings', () => {
  it('form rings: the first key signs, all verify, and only public members are published', async () => {
    const [newer, older] = [ed25519(), ed25519()]
    const jwtPrivateKeys = NOTATIONS.jwtPrivateKeys.parse(JSON.stringify({ keys: [newer, older] }))
    const secrets = await loadSecrets(settingsWithSecrets({ jwtPrivateKeys }), silent)
    expect(secrets.signingKey.kid).toBe(await calculateJwkThumbprint(newer))
    expect([...secrets.verificationKeys.keys()]).toEqual(secrets.jwks.keys.map((key) => key.kid))
    expect(secrets.jwks.keys).toEqual(
      [newer, older].map(({ x }) => ({
        kty: 'OKP',
        crv: 'Ed25519',
        x,
        kid: expect.any(String),
        alg: 'EdDSA',
        use: 'sig',
      })),
    )
  })

  it('yield a separate key for each purpose', async () => {
    const { refreshTokenKey, cursorKey, accountKey } = await loadSecrets(settingsWithSecrets(), silent)
    expect(new Set([refreshTokenKey, cursorKey, accountKey].map((key) => key.toString('hex'))).size).toBe(3)
    expect(refreshTokenKey).toHaveLength(32)
  })

  it('report every problem at once, without any value', () => {
    const short = Buffer.alloc(31, 7).toString('base64url')
    const keys = JSON.stringify([ed25519(), { ...ed25519(), x: ed25519().x }, { kty: 'oct', k: short }])
    const peppers = `one:${short},bad id:${generateSecret('tokenSecret')}`
    const problems = [
      problemsOf('jwtPrivateKeys', keys),
      problemsOf('apiKeyPeppers', peppers),
      problemsOf('tokenSecret', short),
    ]
    expect(problems).toEqual([
      expect.stringMatching(/^key 2 .+; key 3 /),
      expect.stringMatching(/^entry 1 .+; entry 2 /),
      'must be at least 32 bytes in base64url',
    ])
    expect(problems.join()).not.toContain(short)
  })

  it.each(['', 'null', '{}', '[]', '{"keys":[]}', '{"keys":{}}', '[null]', '["x"]', '{'])(
    'refuse %j as signing keys',
    (text) => {
      expect(() => NOTATIONS.jwtPrivateKeys.parse(text)).toThrow('Ed25519 private')
    },
  )

  it('refuse a ring with a duplicate key or id', () => {
    const key = ed25519()
    const pepper = generateSecret('tokenSecret')
    expect(problemsOf('jwtPrivateKeys', JSON.stringify([key, key]))).toBe('a key is there twice')
    expect(problemsOf('apiKeyPeppers', `a:${pepper},a:${pepper}`)).toBe('an id is there twice')
  })

  it.each(SECRET_NAMES)('%s keep their text when parsed and formatted', (name) => {
    const text = generateSecret(name)
    expect(rewritten(name, text)).toBe(text)
  })
})

function rewritten<Name extends SecretName>(name: Name, text: string): string {
  const { parse, format } = NOTATIONS[name]
  return format(parse(text))
}

/** The message with which a secret's text is refused. */
function problemsOf(name: SecretName, text: string): string {
  try {
    NOTATIONS[name].parse(text)
  } catch (error) {
    if (error instanceof EnvError) return error.message
    throw error
  }
  throw new Error('it was not refused')
}
