import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../src/base/root.ts'

const SOURCE = import.meta.dirname
const FOLDER = join(root, 'generated/build/judges')

/** A program's output and exit code. */
export interface Outcome {
  readonly code: number
  readonly output: string
}

/** Runs a program to its end. */
export async function run(program: string, args: readonly string[], cwd = FOLDER): Promise<Outcome> {
  const options = { cwd, maxBuffer: 64 * 1_048_576 }
  try {
    const { stdout, stderr } = await promisify(execFile)(program, args, options)
    return { code: 0, output: stdout + stderr }
  } catch (error) {
    const { code, stdout = '', stderr = '', message = '' } = Object(error)
    return { code: Number(code) || 1, output: `${stdout}${stderr}` || message }
  }
}

async function mustRun(program: string, args: readonly string[], cwd?: string): Promise<void> {
  const { code, output } = await run(program, args, cwd)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')}\n${output}`)
}

/** The folder with the programs pinned in a file, in a Python virtual environment. */
export async function pythonPrograms(
  name = 'python',
  requirements = join(SOURCE, 'requirements.txt'),
): Promise<string> {
  const environment = join(FOLDER, name)
  const programs = join(environment, process.platform === 'win32' ? 'Scripts' : 'bin')
  await installOnce(join(environment, 'installed.txt'), requirements, async () => {
    await mustRun('python3', ['-m', 'venv', environment])
    await mustRun(join(programs, 'pip'), ['install', '--quiet', '--requirement', requirements])
  })
  return programs
}

/** The program of Prism. */
export async function prismProgram(): Promise<string> {
  return join(await packagesOf('prism'), '.bin/prism')
}

/** The folder with tree-sitter and its grammars. */
export function grammars(): Promise<string> {
  return packagesOf('grammars')
}

/** The folder with newman, Postman's runner, and Bruno's. */
export function collectionRunners(): Promise<string> {
  return packagesOf('collections')
}

/** The installed packages that a folder pins. */
async function packagesOf(name: string): Promise<string> {
  const folder = join(FOLDER, name)
  await installOnce(join(folder, 'installed.txt'), join(SOURCE, name, 'package-lock.json'), async () => {
    await cp(join(SOURCE, name), folder, { recursive: true })
    await mustRun('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], folder)
  })
  return join(folder, 'node_modules')
}

/** Installs what a file pins, unless already installed. */
async function installOnce(stamp: string, pinned: string, install: () => Promise<void>): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const wanted = await readFile(pinned, 'utf8')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === wanted) return
  await install()
  await writeFile(stamp, wanted)
}
