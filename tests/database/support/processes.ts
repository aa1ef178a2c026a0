import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { root } from '../../../src/base/root.ts'
import { SHORT_LIVED } from '../../support/short-lived.ts'

export type Child = ChildProcessByStdio<Writable, Readable, null>

/** Starts the bundled `child.ts` with a readable output, and with the test's own standard error. */
export function startChild(...args: readonly string[]): Child {
  const script = fileURLToPath(new URL('database-child.js', process.env.TEST_THREADS))
  return spawn(process.execPath, [...SHORT_LIVED, script, ...args], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
}

/** The lines that a child prints, parsed as JSON, without a line that its death cut short. */
export async function* reports(child: Child): AsyncGenerator<unknown> {
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line)
}

export async function firstReport(child: Child): Promise<unknown> {
  for await (const report of reports(child)) return report
  return undefined
}

/** Ends a child's input and waits for its exit. */
export async function end(child: Child): Promise<void> {
  child.stdin.end()
  await gone(child)
}

export async function kill(child: Child): Promise<void> {
  child.kill('SIGKILL')
  await gone(child)
}

async function gone(child: Child): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}
