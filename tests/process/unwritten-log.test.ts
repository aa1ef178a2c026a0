import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { createClient } from '../support/client.ts'
import { environmentOf } from '../support/database.ts'
import { outcome } from '../support/outcome.ts'
import { freePort } from '../support/ports.ts'
import { useDatabase } from '../support/use-database.ts'
import { startProgram } from './program.ts'

/** A device of Linux that is a full disk to all who write to it. */
const FULL = '/dev/full'

const database = await useDatabase()

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
