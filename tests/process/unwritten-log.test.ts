import { execFileSync } from 'node:child_process'
import { closeSync, constants, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createClient } from '../support/client.ts'
import { environmentOf } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { freePort } from '../support/ports.ts'
import { useDatabase } from '../support/use-database.ts'
import { useFolder } from '../support/use-folder.ts'
import { startProgram } from './program.ts'

/** A device of Linux that is a full disk to all who write to it. */
const FULL = '/dev/full'

/** More lines of the log than fit into a pipe. */
const REQUESTS = 500

const database = await useDatabase()
const folder = useFolder()

it.runIf(existsSync(FULL))(
  'a service whose log is on a full disk says so once, serves, and ends at a signal',
  { timeout: 60_000 },
  async () => {
    const port = await freePort()
    const settings = { ...environmentOf(database), PORT: String(port), LOG_LEVEL: 'info' }
    const command = `exec "${process.execPath}" scripts/cms.mjs start > ${FULL}`
    const program = startProgram(settings, ['-c', command], 'sh')
    const client = createClient(`http://127.0.0.1:${port}`)
    const get = async () => outcome(await client.request('GET', '/api/products'))
    await expect.poll(() => get().catch(String), { timeout: 30_000 }).toBe('200')
    for (let count = 0; count < 20; count++) expect(await get()).toBe('200')
    program.signal('SIGTERM')
    expect(await program.ended).toBe(2)
    expect(program.errors()).toBe('The output cannot be written: ENOSPC: no space left on device, write\n')
  },
)

it.runIf(process.platform === 'linux')(
  'a service whose log nobody reads any more serves, and ends at a signal',
  { timeout: 60_000 },
  async () => {
    const pipe = join(folder, 'log')
    execFileSync('mkfifo', [pipe])
    const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK)
    onTestFinished(() => closeSync(reader))
    const port = await freePort()
    const settings = { ...environmentOf(database), PORT: String(port), LOG_LEVEL: 'info', RATE_LIMIT: 'off' }
    const command = `exec "${process.execPath}" scripts/cms.mjs start > ${pipe}`
    const program = startProgram(settings, ['-c', command], 'sh')
    const client = createClient(`http://127.0.0.1:${port}`)
    const get = async () => outcome(await client.request('GET', '/api/products'))
    await expect.poll(() => get().catch(String), { timeout: 30_000 }).toBe('200')
    for (let count = 0; count < REQUESTS; count++) expect(await get()).toBe('200')
    program.signal('SIGTERM')
    expect(await program.ended).toBe(0)
  },
)
