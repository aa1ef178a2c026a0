import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { FolderLockedError, lockFolder } from '../../src/database/embedded/folder-lock.ts'
import { describeProcess } from '../../src/database/embedded/process-identity.ts'
import { createDataDir } from '../support/database.ts'
import { kill, startChild } from './support/processes.ts'

let folder: string

beforeEach(async () => {
  folder = join(await createDataDir(), 'pglite')
})

afterEach(() => rm(join(folder, '..'), { recursive: true, force: true }))

/** What the file system does when a time is set. */
function replaceUtimes(utimes: typeof fs.promises.utimes): void {
  fs.promises.utimes = utimes
  syncBuiltinESMExports()
}

/** Leaves a lock, as another process would. */
async function leaveLock(holder: object): Promise<string> {
  const file = `${folder}.lock.1`
  await writeFile(file, JSON.stringify({ ...(await describeProcess()), ...holder }))
  return file
}

describe('lockFolder', () => {
  it('gives the folder to one of many concurrent calls', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    expect(reasons.every((reason) => reason instanceof FolderLockedError)).toBe(true)
  })

  it('gives a dead process’s folder to one of many concurrent calls', async () => {
    await leaveLock({ pid: await deadProcess() })
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await readdir(join(folder, '..'))).toEqual(['pglite.lock.2'])
  })

  it('names the holder, and says what to do', async () => {
    await lockFolder(folder)
    const refused = lockFolder(folder)
    await expect(refused).rejects.toThrow(`in use by process ${process.pid}`)
    await expect(refused).rejects.toThrow('set DATABASE_URL to a PostgreSQL database')
  })

  it('keeps its heartbeat after one that failed', async () => {
    const lock = await lockFolder(folder)
    const beatAt = async () => (await stat(`${folder}.lock.1`)).mtimeMs
    const { utimes } = fs.promises
    const refusals: unknown[] = []
    onTestFinished(() => replaceUtimes(utimes))
    replaceUtimes(async (file) => {
      refusals.push(file)
      throw Object.assign(new Error('EIO: i/o error, utime'), { code: 'EIO' })
    })
    await expect.poll(() => refusals, { timeout: 10_000 }).toContain(`${folder}.lock.1`)
    const before = await beatAt()
    replaceUtimes(utimes)
    await expect.poll(beatAt, { timeout: 10_000 }).toBeGreaterThan(before)
    await lock.release()
  }, 30_000)

  it('tells a holder that stood still that another process has the folder', async () => {
    const lost: string[] = []
    const first = await lockFolder(folder, { onLost: () => lost.push('first') })
    await writeFile(`${folder}.lock.1`, JSON.stringify({ ...(await describeProcess()), host: 'elsewhere' }))
    // shorter than a heartbeat, as if this process had missed some
    const second = await lockFolder(folder, { patience: 100, onLost: () => lost.push('second') })
    await expect.poll(() => lost, { timeout: 10_000 }).toEqual(['first'])
    await first.release()
    await rm(join(folder, '..'), { recursive: true })
    await setTimeout(3_000)
    expect(lost).toEqual(['first'])
    await second.release()
  }, 30_000)

  it('can be taken again after its release', async () => {
    for (let turn = 0; turn < 3; turn++) {
      const lock = await lockFolder(folder)
      await lock.release()
    }
    const lock = await lockFolder(folder)
    await lock.release()
  })

  it('distinguishes a new process from a dead one with the same id', async () => {
    await leaveLock({ pid: process.ppid, started: 'long ago' })
    await expect(lockFolder(folder)).resolves.toBeDefined()
  })

  it.runIf(process.platform === 'linux')(
    'gives the folder of a killed process that is still a zombie',
    async () => {
      // the shell becomes a program that never reads the exit code of its child
      const parent = spawn('sh', ['-c', 'sleep 0.5 & echo $!; exec sleep 60'])
      onTestFinished(() => void parent.kill())
      const [line]: Buffer[] = await once(parent.stdout, 'data')
      const pid = Number(line)
      const status = async () =>
        (await readFile(`/proc/${pid}/stat`, 'utf8')).split(') ')[1]?.split(' ') ?? []
      await expect.poll(async () => (await status())[0]).toBe('Z')
      await leaveLock({ pid, started: (await status())[19] })
      const lock = await lockFolder(folder)
      expect(await readdir(join(folder, '..'))).toEqual(['pglite.lock.2'])
      await lock.release()
    },
  )

  it('waits for the heartbeat of a process on another host', async () => {
    const file = await leaveLock({ host: 'elsewhere' })
    const beat = setInterval(() => void utimes(file, new Date(), new Date()), 50)
    await expect(lockFolder(folder, { patience: 1_000 })).rejects.toThrow('on elsewhere')
    clearInterval(beat)
    await expect(lockFolder(folder, { patience: 1_000 })).resolves.toBeDefined()
  })
})

async function deadProcess(): Promise<number> {
  const child = startChild()
  const { pid } = child
  await kill(child)
  if (pid === undefined) throw new Error('the child did not start')
  return pid
}
