import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { startApp } from '../support/app.ts'
import { createDataDir, environmentOf } from '../support/database.ts'
import { listen } from '../support/ports.ts'
import { useDatabase } from '../support/use-database.ts'
import { useFolder } from '../support/use-folder.ts'
import { ON_FAULTY_DISK, startProgram, stop } from './program.ts'

const database = await useDatabase()
const folder = useFolder()

const EASY = /^ADMIN_PASSWORD is too easy to guess/

/** The result of a program that cannot start: its exit code and its readable output. */
async function refusal(settings: Readonly<Record<string, string>>) {
  const program = startProgram({ ...environmentOf(database), LOG_LEVEL: 'warn', ...settings })
  const code = await program.ended
  return { code, lines: program.errors().trim().split('\n'), output: program.output() }
}

describe('a refused start', { timeout: 120_000 }, () => {
  it('names every bad setting at once, without the value of any secret', async () => {
    const { code, lines, output } = await refusal({
      PORT: 'sesame',
      TRUST_PROXY: 'yes',
      DATABASE_URL: 'mysql://cms:sesame@db/cms',
      TOKEN_SECRET: 'sesame-secret',
      API_KEY_PEPPERS: 'a:sesame-pepper',
    })
    expect(code).toBe(2)
    expect(output).not.toContain('sesame')
    expect(lines[0]).toBe('These settings are not valid:')
    expect(
      lines
        .slice(1)
        .map((line) => /^ {2}([A-Z_]+)/.exec(line)?.[1])
        .sort(),
    ).toEqual(['API_KEY_PEPPERS', 'DATABASE_URL', 'PORT', 'TOKEN_SECRET', 'TRUST_PROXY'])
    expect(lines.join('\n')).not.toMatch(/sesame/)
  })

  it('names the files of settings that are missing or empty, and each setting given twice', async () => {
    const [missing, empty, filled] = ['missing', 'empty', 'filled'].map((name) => join(folder, name))
    await writeFile(`${empty}`, '\n')
    await writeFile(`${filled}`, 'sesame\n')
    const { code, lines } = await refusal({
      ADMIN_PASSWORD: 'sesame',
      ADMIN_PASSWORD_FILE: `${filled}`,
      REDIS_URL_FILE: `${missing}`,
      TOKEN_SECRET_FILE: `${empty}`,
    })
    expect({ code, first: lines[0], others: lines.slice(1).sort() }).toEqual({
      code: 2,
      first: 'These settings are not valid:',
      others: [
        '  ADMIN_PASSWORD_FILE: ADMIN_PASSWORD is set, too',
        `  REDIS_URL_FILE: ENOENT: no such file or directory, open '${missing}'`,
        `  TOKEN_SECRET_FILE: ${empty} is empty`,
      ],
    })
  })

  it('says that a password from a file is too short', async () => {
    const file = join(folder, 'password')
    await writeFile(file, 'sesame\n')
    const { code, lines } = await refusal({ ADMIN_PASSWORD_FILE: file })
    expect({ code, lines }).toEqual({
      code: 2,
      lines: [expect.stringMatching(/^ADMIN_PASSWORD .*12 characters/)],
    })
  })

  it('names all three secrets that production on PostgreSQL needs', async () => {
    const { code, lines } = await refusal({
      NODE_ENV: 'production',
      DATABASE_URL: 'postgres://127.0.0.1:1/cms',
    })
    expect(code).toBe(2)
    expect(lines).toHaveLength(4)
    for (const name of ['JWT_PRIVATE_KEYS', 'API_KEY_PEPPERS', 'TOKEN_SECRET']) {
      expect(lines).toContain(
        `  ${name}: is required in production with DATABASE_URL (make one with: cms secrets)`,
      )
    }
  })

  it('says that an administrator’s password is too short, and creates nobody', async () => {
    const short = await refusal({ ADMIN_PASSWORD: 'sesame' })
    expect(short.code).toBe(2)
    expect(short.lines).toHaveLength(1)
    expect(short.lines[0]).toMatch(/^ADMIN_PASSWORD .*12 characters/)
    expect(short.lines[0]).not.toContain('sesame')
  })

  it('says that an administrator’s password is too weak, without printing it', async () => {
    const password = 'CMS API 2026!'
    const { code, lines, output } = await refusal({ ADMIN_PASSWORD: password })
    expect({ code, lines }).toEqual({ code: 2, lines: [expect.stringMatching(EASY)] })
    expect(lines[0] + output).not.toContain(password)
  })

  it.each(['password1234', 'x'.repeat(256), 'Admin-2026-Admin'])(
    'is caused by a weak password: %s',
    async (adminPassword) => {
      await expect(startApp({ settings: { adminPassword } })).rejects.toThrow(EASY)
    },
  )

  it('names the setting if there is no address for the host', async () => {
    const { code, lines, output } = await refusal({ HOST: 'nowhere.invalid' })
    expect({ code, output }).toEqual({ code: 2, output: '' })
    expect(lines).toEqual([
      expect.stringMatching(/^HOST: there is no address for nowhere\.invalid \(E\w+\)$/),
    ])
  })

  it('says that the port is in use before it creates an administrator', async () => {
    const other = createServer()
    const port = await listen(other)
    const { code, lines, output } = await refusal({ PORT: String(port) })
    other.close()
    const message =
      `listen EADDRINUSE: address already in use 127.0.0.1:${port}: ` +
      'set HOST and PORT to an address that is free'
    expect({ code, lines }).toEqual({ code: 2, lines: [message] })
    expect(output).toBe('')
    const next = startProgram(environmentOf(database))
    await next.origin
    expect(next.output()).toMatch(/^ {2}username {2}admin\n {2}password {2}[\w-]{24}$/m)
    expect(await stop(next)).toBe(0)
  })

  it('says that the database cannot be reached, without its password', async () => {
    const { code, lines } = await refusal({ DATABASE_URL: 'postgresql://cms:sesame@127.0.0.1:1/cms' })
    const message = 'DATABASE_URL: the database cannot be reached: connect ECONNREFUSED 127.0.0.1:1'
    // a later start may reach it
    expect({ code, lines }).toEqual({ code: 69, lines: [message] })
  })

  it('is retried by systemd as long as it may succeed later', async () => {
    const unit = await readFile(join(root, 'scripts/systemd/cms-api.service'), 'utf8')
    const lines = unit.split('\n')
    for (const line of ['Restart=always', 'RestartPreventExitStatus=2', 'StartLimitIntervalSec=0'])
      expect(lines).toContain(line)
  })

  it.each(['prefer', 'require', 'verify-ca'])('adds no warning with sslmode=%s', async (mode) => {
    const { code, lines } = await refusal({
      DATABASE_URL: `postgresql://cms@127.0.0.1:1/cms?sslmode=${mode}`,
    })
    const message = 'DATABASE_URL: the database cannot be reached: connect ECONNREFUSED 127.0.0.1:1'
    expect({ code, lines }).toEqual({ code: 69, lines: [message] })
  })

  it('names a misspelt variable and the setting that it resembles', async () => {
    const others = { HOSTNAME: 'a', DATABASE_USER: 'cms', CERT_FILE: '/etc/cert.pem' }
    const settings = { RATE_LIMTI: 'off', LOGLEVEL: 'info', TOKEN_SECRT_FILE: '/x', ...others, PORT: 'x' }
    const { lines } = await refusal(settings)
    const warnings = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line))
    const msg = 'a variable of the environment is no setting, but is spelt like one'
    expect(warnings).toEqual([
      expect.objectContaining({ level: 40, msg, variable: 'RATE_LIMTI', setting: 'RATE_LIMIT' }),
      expect.objectContaining({ level: 40, msg, variable: 'LOGLEVEL', setting: 'LOG_LEVEL' }),
      expect.objectContaining({ level: 40, msg, variable: 'TOKEN_SECRT_FILE', setting: 'TOKEN_SECRET_FILE' }),
    ])
  })

  it('names parameters of a database’s URL that have no effect, without the URL', async () => {
    const url = 'postgresql://cms:sesame@127.0.0.1:1/cms'
    const asked = 'schema=cms&channel_binding=require&target_session_attrs=read-write&connection_limit=5'
    const { lines } = await refusal({
      DATABASE_URL: `${url}?${asked}&application_name=x`,
      DATABASE_DIRECT_URL: `${url}?schema=public&channel_binding=prefer&target_session_attrs=any`,
    })
    const warnings = lines.filter((line) => line.startsWith('{'))
    expect(warnings.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: 40,
        msg: 'parameters of a database URL have no effect',
        setting: 'DATABASE_URL',
        parameters: ['schema', 'channel_binding', 'target_session_attrs', 'connection_limit'],
      }),
    ])
    expect(lines.join()).not.toContain('sesame')
  })

  it('says that the data folder cannot be created', async () => {
    const { code, lines } = await refusal({ DATABASE_URL: '', DATA_DIR: '/dev/null/cms' })
    expect({ code, lines }).toEqual({ code: 2, lines: [expect.stringContaining('/dev/null/cms')] })
  })

  it('says why PostgreSQL refuses the folder of the embedded database', async () => {
    const dataDir = await createDataDir()
    await mkdir(join(dataDir, 'pglite'))
    await writeFile(join(dataDir, 'pglite/PG_VERSION'), '18')
    const { code, lines } = await refusal({ DATABASE_URL: '', DATA_DIR: dataDir })
    await rm(dataDir, { recursive: true })
    const reason = 'could not access the server configuration file'
    const line = expect.stringContaining(`${dataDir}/pglite does not start: ${reason}`)
    expect({ code, lines }).toEqual({ code: 2, lines: [line] })
  })

  it.each([
    ['refuses to be written to', 'refusal', ' EIO: i/o error, fsync.'],
    ['is full', 'full', ': No space left on device.'],
  ])('says that the embedded database’s disk %s', async (_, fault, reason) => {
    const dataDir = await createDataDir()
    await writeFile(join(dataDir, 'fault'), fault)
    const program = startProgram({ DATA_DIR: dataDir }, ON_FAULTY_DISK)
    expect(await program.ended).toBe(2)
    const errors = program.errors()
    expect(errors).toMatch(
      /^the embedded database in \S+ does not start: [^\n]+\. Make room on the disk[^\n]+\n$/,
    )
    expect(errors).toContain(`${reason} Make room`)
    await rm(dataDir, { recursive: true })
  })

  it('says that the files of the embedded database belong to another user', async () => {
    const dataDir = await createDataDir()
    const first = startProgram({ DATA_DIR: dataDir })
    await first.origin
    await stop(first)
    await writeFile(join(dataDir, 'fault'), 'denied')
    const program = startProgram({ DATA_DIR: dataDir }, ON_FAULTY_DISK)
    expect(await program.ended).toBe(2)
    expect(program.errors()).toMatch(/^the embedded database in \S+ does not start: [^\n]+\n$/)
    expect(program.errors()).toContain('Permission denied. Give its files to the user')
    await rm(dataDir, { recursive: true })
  })

  it('says that the folder of the embedded database cannot be created', async () => {
    const dataDir = await createDataDir()
    await writeFile(join(dataDir, 'pglite'), 'not a folder')
    const { code, lines } = await refusal({ DATABASE_URL: '', DATA_DIR: dataDir })
    await rm(dataDir, { recursive: true })
    expect({ code, lines }).toEqual({ code: 2, lines: [expect.stringContaining(`'${dataDir}/pglite'`)] })
  })
})
