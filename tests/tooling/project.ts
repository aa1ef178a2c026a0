import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../../src/base/root.ts'

const COPIED = [
  'package.json',
  'tsconfig.json',
  'openapi.yaml',
  'redocly.yaml',
  'prisma.config.ts',
  'prisma/schema.prisma',
  'scripts',
  // the sources that the build itself uses
  'src/base/guards.ts',
  'src/http/documents/durations.ts',
]

/** Uses the database client, so that it must be generated first, and prints the signal that stopped it. */
export const PROGRAM = `
import { readFileSync } from 'node:fs'
import { Prisma } from '../../generated/prisma/client.ts'
process.on('SIGTERM', () => { console.log('stopped by SIGTERM'); process.exit(7) })
setInterval(() => {}, 1_000)
const children = () => readFileSync(\`/proc/self/task/\${process.pid}/children\`, 'utf8')
// helpers of the build that were told to end need a moment
while (children() !== '') await new Promise((resolve) => setTimeout(resolve, 20))
console.log('serving ' + Object.keys(Prisma.ModelName).length + ' models, no children')
`

/** A fresh checkout in its own folder, with a small server instead of the real one. */
export async function checkout({ omitDev = false } = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'project-'))
  const filter = (path: string) => basename(path) !== 'node_modules'
  for (const path of COPIED) await cp(join(root, path), join(folder, path), { recursive: true, filter })
  await mkdir(join(folder, 'src/programs'), { recursive: true })
  await writeFile(join(folder, 'src/programs/cms.ts'), PROGRAM)
  await linkPackages(folder, { omitDev })
  return folder
}

/** Links the packages of the project, replacing those already linked. */
export async function linkPackages(folder: string, { omitDev = false } = {}): Promise<void> {
  const manifest: { devDependencies: Record<string, string> } = JSON.parse(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  const left = omitDev ? Object.keys(manifest.devDependencies).map((name) => name.split('/')[0]) : []
  await rm(join(folder, 'node_modules'), { recursive: true, force: true })
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (left.includes(name)) continue
    await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
}

export interface Run {
  readonly code: number
  readonly lines: readonly string[]
}

/**
 * Starts the server and stops it with SIGTERM as soon as it serves. @returns its exit code, and the sorted
 * output of the server and its helpers, which run side by side
 */
export async function start(folder: string): Promise<Run> {
  const child = spawn(process.execPath, ['scripts/cms.mjs', 'start'], { cwd: folder })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      if (text.includes('serving')) child.kill('SIGTERM')
    })
  }
  const [code]: unknown[] = await once(child, 'close')
  const lines = output.trim().split('\n').sort()
  return { code: Number(code), lines }
}
