import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { format } from 'node:util'
import { type MockInstance, vi } from 'vitest'
import { root } from '../../src/base/root.ts'

/** The result of a program. */
export interface Run {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

let runs = 0

/**
 * Runs a TypeScript program in `scripts` within this process, one at a time: in a separate process it would
 * compile its modules anew, which takes seconds.
 *
 * @param script its path in the project
 */
export async function runScript(script: string, ...args: readonly string[]): Promise<Run> {
  let [stdout, stderr] = ['', '']
  const toOutput = (text: unknown) => {
    stdout += String(text)
    return true
  }
  const toErrors = (text: unknown) => {
    stderr += String(text)
    return true
  }
  const spies: MockInstance[] = [
    vi.spyOn(process.stdout, 'write').mockImplementation(toOutput),
    vi.spyOn(process.stderr, 'write').mockImplementation(toErrors),
    vi.spyOn(console, 'log').mockImplementation((...parts) => void toOutput(`${format(...parts)}\n`)),
    vi.spyOn(console, 'error').mockImplementation((...parts) => void toErrors(`${format(...parts)}\n`)),
  ]
  const { argv, exitCode } = process
  const file = join(root, script)
  process.argv = [process.execPath, file, ...args]
  process.exitCode = undefined
  try {
    await import(`${pathToFileURL(file).href}?run=${++runs}`)
    return { code: Number(process.exitCode ?? 0), stdout, stderr }
  } finally {
    process.argv = argv
    process.exitCode = exitCode
    for (const spy of spies) spy.mockRestore()
  }
}
