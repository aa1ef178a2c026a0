import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { isSystemError } from '../core/guards.ts'

/** Enough to tell a process from any other, also from a later one with the same number. */
export interface ProcessIdentity {
  readonly pid: number
  readonly host: string
  /** The set of process numbers that `pid` belongs to: containers on one host have their own. */
  readonly namespace: string
  /** When the process started, in clock ticks since the host booted; empty where that cannot be read. */
  readonly started: string
}

/** The running process. */
export async function describeProcess(): Promise<ProcessIdentity> {
  return {
    pid: process.pid,
    host: hostname(),
    namespace: await readlink('/proc/self/ns/pid').catch(() => ''),
    started: await startTime(process.pid),
  }
}

/** Whether that very process is running; `undefined` when it cannot be seen, as in another container. */
export async function isRunning(other: ProcessIdentity): Promise<boolean | undefined> {
  const me = await describeProcess()
  if (other.host !== me.host || other.namespace !== me.namespace) return undefined
  return exists(other.pid) && (await startTime(other.pid)) === other.started
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isSystemError(error, 'EPERM') // another user's
  }
}

/** Field 22 of Linux's /proc/<pid>/stat; the name in field 2 may itself contain spaces and parentheses. */
async function startTime(pid: number): Promise<string> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? ''
}
