import { readFile, readlink } from 'node:fs/promises'
import { hostname } from 'node:os'
import { isSystemError } from '../../base/guards.ts'

/** Identifies a process, even among later ones with the same number. */
export interface ProcessIdentity {
  readonly pid: number
  readonly host: string
  /** The namespace that `pid` belongs to: each container has its own. */
  readonly namespace: string
  /** When the process started, in clock ticks since the host booted; empty if unknown. */
  readonly started: string
}

export async function describeProcess(): Promise<ProcessIdentity> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '')
  const { started } = await statusOf(process.pid)
  return { pid: process.pid, host: hostname(), namespace, started }
}

/** Whether this process is running; undefined if it is not visible, as in another container. */
export async function isRunning(other: ProcessIdentity): Promise<boolean | undefined> {
  const me = await describeProcess()
  if (other.host !== me.host || other.namespace !== me.namespace) return undefined
  if (!exists(other.pid)) return false
  const { started, hasEnded } = await statusOf(other.pid)
  return started === other.started && !hasEnded
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return isSystemError(error, 'EPERM') // another user's
  }
}

/**
 * Fields 3 and 22 of Linux's /proc/<pid>/stat; the name in field 2 may itself contain spaces and parentheses.
 * A killed process remains, as a zombie, until its parent has read its exit code.
 */
async function statusOf(pid: number): Promise<{ readonly started: string; readonly hasEnded: boolean }> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { started: fields[19] ?? '', hasEnded: fields[0] === 'Z' || fields[0] === 'X' }
}
