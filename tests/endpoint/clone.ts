import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../src/base/root.ts'

/** What a fresh clone does not have. */
const LEFT_OUT = ['.git', 'node_modules', 'data', 'generated/prisma', 'generated/build']
/** Made in seconds by each of these, and the same for a copy. */
const CACHED = ['tsconfig.tsbuildinfo', 'tsconfig.scripts.tsbuildinfo', 'test-database']

/** Characters of the output of a command that fails. */
const SHOWN = 6_000

interface Run {
  readonly code: number
  readonly output: string
}

/** A copy of the project, as it is on a fresh clone behind `npm ci`. */
export class Clone {
  readonly folder: string

  private constructor(folder: string) {
    this.folder = folder
  }

  static async create(): Promise<Clone> {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'clone-')))
    await cp(root, folder, {
      recursive: true,
      filter: (file) => !LEFT_OUT.includes(relative(root, file)),
    })
    await linkPackages(folder)
    return new Clone(folder)
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true, force: true })
  }

  /** Runs a command line of CONTRIBUTING.md, quotes taken away, with what a person has in the environment. */
  async run(command: string): Promise<Run> {
    const [program = '', ...args] = command.replaceAll("'", '').split(' ')
    const own = Object.entries(process.env).filter(
      ([name]) => !/^(VITEST|NODE_ENV|TEST_RESULTS|npm_)/.test(name),
    )
    const options = { cwd: this.folder, env: Object.fromEntries(own), maxBuffer: 1e8 }
    const result = promisify(execFile)(program, args, options)
    return result.then(
      ({ stdout, stderr }) => ({ code: 0, output: stdout + stderr }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({
        code,
        output: stdout + stderr,
      }),
    )
  }

  /** The output of a command line, which must end well. */
  async succeeds(command: string): Promise<string> {
    const { code, output } = await this.run(command)
    if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output.slice(-SHOWN)}`)
    return output
  }

  read(path: string): Promise<string> {
    return readFile(join(this.folder, path), 'utf8')
  }

  async write(path: string, text: string): Promise<void> {
    const file = join(this.folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }

  /** From now on, only what changes in the contract is judged. */
  async release(): Promise<void> {
    const contract = await this.read('openapi.yaml')
    await this.write(`generated/released/${/^ {2}version: (.+)$/m.exec(contract)?.[1]}.yaml`, contract)
  }

  /** @throws Error when nothing is changed by it */
  async edit(path: string, change: (text: string) => string): Promise<void> {
    const before = await this.read(path)
    const after = change(before)
    if (after === before) throw new Error(`nothing was changed in ${path}`)
    await this.write(path, after)
  }
}

/**
 * The same files where the disk is the same, or else copies. Links to folders would not do: generated code
 * tells where packages really are.
 */
async function linkPackages(folder: string): Promise<void> {
  const [packages, copies] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  try {
    await promisify(execFile)('cp', ['-al', packages, copies])
  } catch {
    await rm(copies, { recursive: true, force: true })
    await cp(packages, copies, { recursive: true, verbatimSymlinks: true })
  }
  const [from, cache] = [join(packages, '.cache'), join(copies, '.cache')]
  await rm(cache, { recursive: true, force: true })
  // nothing is cached before the first check
  const cached = (await readdir(from).catch(() => [])).filter((name) => CACHED.includes(name))
  for (const name of cached) await cp(join(from, name), join(cache, name), { recursive: true })
}
