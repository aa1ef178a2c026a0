import { execFile } from 'node:child_process'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { isInstalled } from '../support/programs.ts'
import { useFolder } from '../support/use-folder.ts'
import { samples } from './samples.ts'

const execute = promisify(execFile)
const folder = useFolder()

/** Writes each sample of a language to a file of its own. */
async function save(language: string, fileOf: (id: string) => string): Promise<string[]> {
  return Promise.all(
    samples.map(async ({ id, code }) => {
      const file = join(folder, fileOf(id))
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, `${code[language]}\n`)
      return file
    }),
  )
}

// The first build of Go's standard library takes a minute.
describe('the code samples compile', { timeout: 300_000 }, () => {
  it.runIf(isInstalled('go'))('in Go, and are formatted as gofmt does it', async () => {
    const files = await save('Go', (id) => `go/${id}/main.go`)
    const cwd = join(folder, 'go')
    await writeFile(join(cwd, 'go.mod'), 'module samples\n\ngo 1.24\n')
    const { stdout, stderr } = await execute('go', ['vet', './...'], {
      cwd,
      env: { ...process.env, GOTOOLCHAIN: 'local', GOFLAGS: '-mod=mod' },
    })
    expect(stdout + stderr).toBe('')
    expect((await execute('gofmt', ['-l', ...files])).stdout).toBe('')
  })

  it.runIf(isInstalled('javac'))('in Java, without a warning', async () => {
    const files = await save('Java', (id) => `java/${id.replace(/^\w/, (it) => it.toUpperCase())}.java`)
    const args = ['-Xlint:all', '-Werror', '-d', join(folder, 'classes'), ...files]
    const { stdout, stderr } = await execute('javac', args)
    expect(stdout + stderr).toBe('')
  })

  it.runIf(isInstalled('python3'))('in Python', async () => {
    const files = await save('Python', (id) => `python/${id}.py`)
    const { stdout } = await execute('python3', ['-W', 'error', '-m', 'compileall', '-q', ...files])
    expect(stdout).toBe('')
  })
})
