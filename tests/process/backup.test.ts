import { cp, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { BACKUP_MARK, incomingFolder, mediaFolder } from '../../src/config/data-folder.ts'
import { OperatorError } from '../../src/config/operator-error.ts'
import { backUp } from '../../src/database/backup/backup.ts'
import { restore } from '../../src/database/backup/restore.ts'
import { openEmbedded } from '../../src/database/embedded/embedded.ts'
import { recordsOf, walk } from '../support/pages.ts'
import { type Belongings, end, operate, type Served, serve, serveNew, sight } from './operator.ts'
import { ON_FAULTY_DISK, startProgram } from './program.ts'

/** Settings of a service with a new embedded database. */
let settings: { readonly DATA_DIR: string }
let folder: string
let served: Served
let belongings: Belongings

beforeAll(async () => {
  ;({ folder, settings, served, belongings } = await serveNew())
}, 120_000)
afterAll(async () => {
  await end(served)
  await rm(folder, { recursive: true })
})

const at = (...names: readonly string[]) => join(folder, ...names)

interface Inventory {
  readonly files: Readonly<Record<string, unknown>>
  readonly folders: readonly string[]
}

async function inventoryOf(backup: string): Promise<Inventory> {
  return JSON.parse(await readFile(at(backup, 'backup.json'), 'utf8'))
}

/** Deletes everything, and restores a backup in its place. */
async function loseAndRestore(backup: string): Promise<void> {
  served.program.signal('SIGKILL')
  await served.program.ended
  served.client.close()
  await rm(settings.DATA_DIR, { recursive: true })
  const restored = await operate(settings, 'restore', backup)
  expect(restored).toEqual({
    code: 0,
    output: `The backup is restored to ${settings.DATA_DIR}\n`,
    errors: '',
  })
  served = await serve(settings)
}

/** Creates products until it is told to stop or the test ends. */
function keepWriting({ client }: Served, { token }: Belongings) {
  let isOver = false
  const acknowledged: string[] = []
  async function write(): Promise<void> {
    while (!isOver) {
      const name = `Cup ${acknowledged.length}`
      const { status } = await client.request('POST', '/api/products', { token, json: { name, price: 1 } })
      if (status === 201) acknowledged.push(name)
    }
  }
  const writing = write()
  const stopWriting = () => {
    isOver = true
    return writing
  }
  onTestFinished(stopWriting)
  return { acknowledged, end: stopWriting }
}

describe('cms backup', { timeout: 120_000 }, () => {
  it('copies the database of a running service, and a restore brings all of it back', async () => {
    const before = await sight(served, belongings)
    expect(new Set(before.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await operate(settings, 'backup', at('quiet'))).toEqual({
      code: 0,
      output: `The backup is in ${at('quiet')}\n`,
      errors: '',
    })
    await loseAndRestore(at('quiet'))
    expect(await sight(served, belongings)).toEqual(before)
    const { refreshToken, apiKey } = belongings
    const refreshed = await served.client.call('refreshTokens', { json: { refresh_token: refreshToken } })
    expect(refreshed.data.accessToken).toMatch(/^ey/)
    // the id of the previously deleted product is not reused
    const next = await served.client.call('createProduct', { apiKey, json: { name: 'Next', price: 1 } })
    expect(next.data.id).toBe(belongings.productId + 2)
  })

  it('contains every write acknowledged before it began, and no gap among later ones', async () => {
    const writer = keepWriting(served, belongings)
    await expect.poll(() => writer.acknowledged.length).toBeGreaterThan(20)
    const before = [...writer.acknowledged]
    expect(await operate(settings, 'backup', at('busy'))).toMatchObject({ code: 0, errors: '' })
    const after = writer.acknowledged.length
    await expect.poll(() => writer.acknowledged.length).toBeGreaterThan(after)
    await writer.end()
    await loseAndRestore(at('busy'))
    const found = (await walk(served.client, '/api/products'))
      .flatMap(recordsOf)
      .map(({ name }) => String(name))
    const cups = found.filter((name) => name.startsWith('Cup ')).reverse()
    expect(cups.length).toBeGreaterThanOrEqual(before.length)
    expect(cups).toEqual(cups.map((_, index) => `Cup ${index}`))
  })

  it('can be made twice at once, and the first to end leaves the other’s hold on media', async () => {
    const incoming = incomingFolder(mediaFolder(settings.DATA_DIR))
    await mkdir(incoming, { recursive: true })
    await writeFile(join(incoming, `slow${BACKUP_MARK}`), '')
    const made = await Promise.all(['one', 'two'].map((name) => operate(settings, 'backup', at(name))))
    expect(made.map(({ code }) => code)).toEqual([0, 0])
    expect(await readdir(incoming)).toEqual([`slow${BACKUP_MARK}`])
    expect((await inventoryOf('one')).folders).not.toContain('media/incoming')
    await rm(mediaFolder(settings.DATA_DIR), { recursive: true })
  })

  it('is made once if two processes with the same number name the same folder', async () => {
    const first = backUp(settings.DATA_DIR, at('same'))
    const hasBegun = async () =>
      (await readdir(folder, { recursive: true })).some((path) => /^same\..*\bPG_VERSION$/.test(path))
    await expect.poll(hasBegun, { interval: 5 }).toBe(true)
    const made = await Promise.allSettled([first, backUp(settings.DATA_DIR, at('same'))])
    expect(made.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(Object.keys((await inventoryOf('same')).files)).toContain('pglite/PG_VERSION')
    expect((await readdir(folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
  })

  it('is readable by its owner only, and leaves nothing behind when it fails', async () => {
    const paths = await readdir(at('quiet'), { recursive: true })
    for (const path of ['.', ...paths]) expect((await stat(at('quiet', path))).mode & 0o077).toBe(0)
    expect(paths).toEqual(expect.arrayContaining(['secrets.json', 'backup.json', 'pglite/PG_VERSION']))
    const names = await readdir(folder)
    expect(await operate(settings, 'backup', at('quiet'))).toEqual({
      code: 2,
      output: '',
      errors: `${at('quiet')} is there already: name a new folder\n`,
    })
    expect(await readdir(folder)).toEqual(names)
  })

  it('leaves nothing behind when it is stopped', async () => {
    const program = startProgram(settings, ['scripts/cms.mjs', 'backup', at('stopped')])
    const names = async () => (await readdir(folder)).filter((name) => name.startsWith('stopped'))
    await expect.poll(names, { timeout: 60_000, interval: 1 }).not.toEqual([])
    program.signal('SIGTERM')
    expect(await program.ended).toBe(2)
    expect(program.errors()).toBe('Stopped: there is no backup.\n')
    expect(await names()).toEqual([])
  })

  it('names the secrets that come from the settings', async () => {
    const TOKEN_SECRET = 'x'.repeat(43)
    const made = await operate({ ...settings, TOKEN_SECRET }, 'backup', at('partly'))
    expect(made.output).toMatch(/\nIt has no TOKEN_SECRET: keep these settings as well\.\n$/)
  })

  it('creates no database where there is none', async () => {
    const made = await operate({ DATA_DIR: at('nothing') }, 'backup', at('of-nothing'))
    const errors = `there is no embedded database in ${at('nothing')}: set DATA_DIR\n`
    expect(made).toEqual({ code: 2, output: '', errors })
    expect(await readdir(folder)).not.toContain('nothing')
  })

  it('says so if the data folder belongs to another user', async () => {
    await mkdir(at('closed'))
    await writeFile(at('closed/fault'), 'closed')
    const command = [...ON_FAULTY_DISK.slice(0, -1), 'backup', at('of-closed')]
    const program = startProgram({ DATA_DIR: at('closed') }, command)
    expect(await program.ended).toBe(2)
    expect(program.errors()).toBe(
      `${at('closed')} cannot be read: run this as the user that the service runs as\n`,
    )
  })
})

describe('cms restore', { timeout: 120_000 }, () => {
  it('never overwrites a database', async () => {
    const restored = await operate(settings, 'restore', at('quiet'))
    expect(restored).toMatchObject({ code: 2, errors: expect.stringMatching(/in use by process \d+ .*\n$/) })
  })

  it('restores the backup of a stopped service even without its empty folders', async () => {
    const before = await sight(served, belongings)
    await end(served)
    expect(await operate(settings, 'backup', at('asleep'))).toMatchObject({ code: 0, errors: '' })
    const errors = `${settings.DATA_DIR}/pglite is there already: move it away first\n`
    expect(await operate(settings, 'restore', at('asleep'))).toEqual({ code: 2, output: '', errors })
    // as some copying programs leave it
    const { files, folders } = await inventoryOf('asleep')
    const empty = folders.filter((path) => !Object.keys(files).some((file) => file.startsWith(`${path}/`)))
    expect(empty).toContain('pglite/pg_tblspc')
    for (const path of empty) await rm(at('asleep', path), { recursive: true, force: true })
    await loseAndRestore(at('asleep'))
    expect(await sight(served, belongings)).toEqual(before)
  })

  it('restores a database that stays, although an earlier one was never finished', async () => {
    await mkdir(at('abandoned'))
    await writeFile(at('abandoned', 'pglite.unfinished'), '')
    await restore(at('quiet'), at('abandoned'))
    const { pool, close } = await openEmbedded(at('abandoned'), () => {})
    onTestFinished(close)
    expect((await pool.query('SELECT FROM users')).rowCount).toBeGreaterThan(0)
  })

  it('does not overwrite the secrets of another database', async () => {
    await cp(at('quiet', 'secrets.json'), at('other', 'secrets.json'))
    await writeFile(at('other', 'secrets.json'), '{}')
    const reason = `${at('other')}/secrets.json has other secrets: move it away first`
    await expect(restore(at('quiet'), at('other'))).rejects.toThrow(new OperatorError(reason))
  })

  it.each<[string, string, (path: string) => Promise<unknown>]>([
    ['a file that has changed', 'pglite/PG_VERSION', (path) => writeFile(path, '17\n')],
    ['a file that is missing', 'pglite/PG_VERSION', (path) => rm(path)],
    ['a file missing from the inventory', 'pglite/postgresql.auto.conf.d', (it) => writeFile(it, '')],
    ['a folder missing from the inventory', 'pglite/postgresql.auto.conf.d', (path) => mkdir(path)],
  ])('refuses a backup with %s, and leaves no database', async (_, path, damage) => {
    onTestFinished(() => rm(at('damaged'), { recursive: true }))
    await cp(at('quiet'), at('damaged'), { recursive: true })
    await damage(at('damaged', path))
    const reason = `the backup ${at('damaged')} is damaged: take another. It differs in ${path}`
    await expect(restore(at('damaged'), at('empty'))).rejects.toThrow(new OperatorError(reason))
    expect(await readdir(at('empty'))).toEqual([expect.stringMatching(/^pglite\.lock\.\d+$/)])
  })

  it.each(['../../outside', '/outside', 'pglite/../../outside'])(
    'creates no folder outside the data folder, even if the inventory names %s',
    async (path) => {
      onTestFinished(() => rm(at('foreign'), { recursive: true }))
      await cp(at('quiet'), at('foreign'), { recursive: true })
      const inventory = await inventoryOf('quiet')
      const outside = path.startsWith('/') ? at('outside') : path
      const text = JSON.stringify({ ...inventory, folders: [...inventory.folders, outside] })
      await writeFile(at('foreign', 'backup.json'), text)
      const reason = `the backup ${at('foreign')} is damaged: take another. backup.json is no inventory`
      await expect(restore(at('foreign'), at('target'))).rejects.toThrow(new OperatorError(reason))
      const names = await readdir(folder, { recursive: true })
      expect(names.filter((name) => name.startsWith('target') || name.endsWith('outside'))).toEqual([])
    },
  )

  it('names a folder that is not a backup', async () => {
    const errors = `${settings.DATA_DIR} is no backup: it has no backup.json\n`
    const restored = await operate({ DATA_DIR: at('empty') }, 'restore', settings.DATA_DIR)
    expect(restored).toEqual({ code: 2, output: '', errors })
  })
})
