import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it, onTestFinished } from 'vitest'
import { root } from '../../src/base/root.ts'
import { readSettings } from '../../src/config/settings.ts'
import { loadSecrets } from '../../src/identity/secrets/secrets.ts'
import { startApp } from '../support/app.ts'
import { createTestDatabase, environmentOf } from '../support/database.ts'
import { recordsOf } from '../support/pages.ts'
import { SHORT_LIVED } from '../support/short-lived.ts'
import { PASSWORD } from '../support/users.ts'
import { silent } from './fixtures.ts'

const production = { NODE_ENV: 'production', DATABASE_URL: 'postgres://db.example/cms' }

function run(script: string, args: readonly string[], env: Record<string, string | undefined> = {}) {
  const command = [...SHORT_LIVED, join(root, 'scripts/cms.mjs'), script, ...args]
  return promisify(execFile)(process.execPath, command, {
    cwd: root,
    env: { PATH: process.env.PATH, ...env },
  })
}

/** The same with this text as standard input. */
function runWith(input: string, ...args: Parameters<typeof run>): ReturnType<typeof run> {
  const running = run(...args)
  running.child.stdin?.end(input)
  return running
}

/** A database for one test, and the environment variables of a script that uses it. */
async function ownDatabase() {
  const database = await createTestDatabase()
  onTestFinished(() => database.drop())
  return { database, env: environmentOf(database) }
}

async function secretsOf(...args: Parameters<typeof run>): Promise<Record<string, string>> {
  const { stdout } = await run(...args)
  return Object.fromEntries([...stdout.matchAll(/^(\w+)='(.*)'$/gm)].map(([, name, value]) => [name, value]))
}

describe('the secrets script', () => {
  it('generates the secrets of a production server, and rotates them in two steps', async () => {
    const load = (env: Record<string, string>) => loadSecrets(readSettings({ ...production, ...env }), silent)
    const first = await secretsOf('secrets', [])
    const added = await secretsOf('secrets', ['--add'], first)
    const promoted = await secretsOf('secrets', ['--promote'], added)
    const [a, b, c] = [await load(first), await load(added), await load(promoted)]
    expect(b.signingKey.kid).toBe(a.signingKey.kid)
    expect(b.pepper.id).toBe(a.pepper.id)
    expect(b.verificationKeys.size).toBe(2)
    expect(c.signingKey.kid).not.toBe(a.signingKey.kid)
    expect(c.pepper.id).not.toBe(a.pepper.id)
    expect([...c.verificationKeys.keys()].sort()).toEqual([...b.verificationKeys.keys()].sort())
    expect([...c.peppers.keys()].sort()).toEqual([...b.peppers.keys()].sort())
    expect(c.refreshTokenKey).toEqual(a.refreshTokenKey)
  }, 30_000)

  it('refuses to rotate without existing secrets', async () => {
    await expect(run('secrets', ['--add'])).rejects.toMatchObject({
      stdout: '',
      stderr: expect.stringMatching(/nothing to rotate.*cms secrets --stored/),
    })
  })

  it.each(['--add', '--promote'])('does not ignore %s with --stored', async (option) => {
    const refused = run('secrets', ['--stored', option])
    await expect(refused).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining('--stored'),
    })
  })
})

describe('the password script', () => {
  it('resets a password, revokes the user’s logins, and leaves audit entries for both', async () => {
    const { database, env } = await ownDatabase()
    const first = await startApp({ database })
    const other = await first.call('getCurrentUser', first.as('editor'))
    await first.close()
    const { stdout, stderr } = await run('reset-password', ['ADMIN'], env)
    const password = stdout.trimEnd()
    expect(password).toMatch(/^[\w-]{24}$/)
    expect(stderr).toContain('admin has a new password')
    const chosen = 'seven unlikely lamps'
    await runWith(`${chosen}\n`, 'reset-password', ['editor', '--stdin'], env)

    const app = await startApp({ database })
    onTestFinished(() => app.close())
    app.keepSecret(password, chosen)
    const login = (username: string, one: string) =>
      app.request('POST', '/api/auth/login', { json: { username, password: one } })
    expect((await login('admin', PASSWORD)).code).toBe('invalid_credentials')
    expect((await login('admin', password)).status).toBe(200)
    expect((await login('editor', chosen)).status).toBe(200)
    expect((await app.request('GET', '/api/auth/me', first.as('editor'))).code).toBe('token_invalid')
    const trail = await app.request('GET', '/api/audit-entries', {
      ...app.as('admin'),
      query: { resourceId: String(other.data.id), resourceType: 'user', action: 'user.update' },
    })
    expect(recordsOf(trail)).toMatchObject([{ actorType: 'system', address: null }])
    const ended = { ...app.as('admin'), query: { action: 'session.revoke' } }
    expect(recordsOf(await app.request('GET', '/api/audit-entries', ended))).toHaveLength(2)
  }, 60_000)

  it.each([
    [[], '', 'Name one person'],
    [['nobody'], '', 'There is no user named nobody.'],
    [['admin', '--stdin'], 'password1234\n', 'The password'],
    [['admin', '--stdin'], '', 'The password must have at least 12 characters.'],
  ])(
    'refuses %j with the input %j and explains why',
    async (args, input, reason) => {
      const { env } = await ownDatabase()
      const refused = runWith(input, 'reset-password', args, env)
      await expect(refused).rejects.toMatchObject({
        code: 2,
        stdout: '',
        stderr: expect.stringMatching(new RegExp(`^(?:Preparing .*\\n)*${reason}.*\\n(?:See: .*\\n)?$`)),
      })
    },
    60_000,
  )
})

/** One more than a key can have. */
const ORIGINS = Array.from({ length: 21 }, (_, index) => `https://blog${index}.example`).join()

describe('the API key script', () => {
  it('prints a working key and nothing else', async () => {
    const { database, env } = await ownDatabase()
    const args = ['--name', 'shop', '--scopes', 'posts:read,products:write', '--expires', '2100-01-31']
    const apiKey = (await run('api-key', args, env)).stdout.trimEnd()
    const app = await startApp({ database })
    onTestFinished(() => app.close())
    app.keepSecret(apiKey)
    expect((await app.request('GET', '/api/posts', { apiKey })).status).toBe(200)
    const { data } = await app.call('listApiKeys', app.as('admin'))
    const scopes = ['posts:read', 'products:write']
    expect(data).toMatchObject([{ name: 'shop', scopes, expiresAt: '2100-01-31T00:00:00.000Z' }])
  }, 60_000)

  it.each([
    [['--scopes', 'posts:read'], '--name'],
    [['--name', 'shop'], '--scopes'],
    [['--name', 'shop', '--scopes', 'posts:read,everything'], 'everything'],
    [['--name', 'shop', '--scopes', 'posts:read', '--expires', '2020-01-01'], '--expires'],
    [['--name', 'shop', '--scopes', 'posts:read', '--expires', '+010000-01-01'], '--expires'],
    [
      ['--name', 'page', '--scopes', 'posts:read', '--publishable', '--origins', ORIGINS],
      '--origins must have at most 20',
    ],
    [['--name', 'page', '--scopes', 'posts:read', '--origins', 'https://blog.example'], '--origins is'],
    [
      ['--name', 'page', '--scopes', 'posts:write', '--publishable'],
      '--scopes "posts:write" must be a scope',
    ],
  ])('refuses %j and explains why', async (args, reason) => {
    await expect(run('api-key', args)).rejects.toMatchObject({
      code: 2,
      stdout: '',
      stderr: expect.stringContaining(reason),
    })
  })
})
