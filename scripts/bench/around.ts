import { spawn } from 'node:child_process'
import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../src/base/root.ts'
import type { Ready } from './servers.ts'

/** What stands around one process of the service: others that share its port, or a cache in front. */

/** Runs this program in several processes with one port, and answers for them as one server. */
export async function runWorkers(count: number): Promise<void> {
  // as the service does it
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const workers: Worker[] = []
  let ready: Ready | undefined
  // the first one prepares the database
  for (let number = 0; number < count; number++) {
    const worker = cluster.fork()
    workers.push(worker)
    const [said]: Ready[] = await once(worker, 'message')
    ready ??= said
  }
  process.on('message', async (message: 'cpu' | 'stop') => {
    const ends = workers.map((worker) => once(worker, message === 'cpu' ? 'message' : 'exit'))
    for (const worker of workers) worker.send(message)
    const said = await Promise.all(ends)
    if (message !== 'cpu') return process.disconnect()
    return process.send?.(said.reduce((sum, [microseconds]) => sum + Number(microseconds), 0))
  })
  process.send?.(ready)
}

/** Starts Varnish with the configuration in PRODUCTION.md. @returns its origin */
export async function startVarnish(
  origin: string,
  toClose: { close(): Promise<unknown> }[],
): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-bench-varnish-'))
  const [, code = ''] =
    /```vcl\n([\s\S]*?)```/.exec(await readFile(join(root, 'PRODUCTION.md'), 'utf8')) ?? []
  await writeFile(join(folder, 'cms.vcl'), code.replace('"3000"', `"${new URL(origin).port}"`))
  const port = await freePort()
  const args = ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', join(folder, 'cms.vcl')]
  const varnish = spawn('varnishd', args, { stdio: 'ignore' })
  const exit = once(varnish, 'exit')
  toClose.unshift({
    async close() {
      varnish.kill()
      await exit
      await rm(folder, { recursive: true })
    },
  })
  const url = `http://127.0.0.1:${port}`
  for (let count = 0; count < 100; count++) {
    const response = await fetch(`${url}/health/live`).catch(() => undefined)
    if (response?.ok) return url
    await wait(100)
  }
  throw new Error('Varnish does not start')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no port is free')
  return address.port
}
