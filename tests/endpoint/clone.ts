import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../src/base/root.ts'

/** Folders that a fresh clone does not have. */
const LEFT_OUT = ['.git', 'node_modules', 'data', 'generated/prisma', 'generated/build']
/** Caches that every clone would spend seconds rebuilding, and that a copy can share. */
const CACHED = ['tsconfig.tsbuildinfo', 'test-database', 'empty-database']

/** The number of characters to show of a failed command's output. */
const SHOWN = 6_000

interface Run {
  readonly code: number
  readonly output: string
}

/** A copy of the project, as in a fresh clone after `npm ci`. */
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

  /** Runs a command line of CONTRIBUTING.md, without its quotes, in an ordinary user's environment. */
  async run(command: string): Promise<Run> {
    const words = command.match(/'[^']*'|\S+/g) ?? []
    const [program = '', ...args] = words.map((word) => word.replaceAll("'", ''))
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

  /** Runs a command line, which must succeed. @returns its output */
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

  /** From now on, only changes of the contract are judged. */
  async release(): Promise<void> {
    const contract = await this.read('openapi.yaml')
    await this.write(`generated/released/${/^ {2}version: (.+)$/m.exec(contract)?.[1]}.yaml`, contract)
  }

  /** @throws Error if the edit changes nothing */
  async edit(path: string, change: (text: string) => string): Promise<void> {
    const before = await this.read(path)
    const after = change(before)
    if (after === before) throw new Error(`nothing was changed in ${path}`)
    await this.write(path, after)
  }
}

/**
 * Hard links the files on the same disk, or else copies them. Links to folders would not do: generated code
 * contains the real paths of packages.
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
  // the cache does not exist before the first check
  const cached = (await readdir(from).catch(() => [])).filter((name) => CACHED.includes(name))
  for (const name of cached) await cp(join(from, name), join(cache, name), { recursive: true })
}
