import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../src/base/root.ts'

/** The result of a Dockerfile: the `WORKDIR` of its last stage, as a folder. */
export interface Image {
  /** A subfolder of the folder of all stages. */
  readonly folder: string
  readonly env: Readonly<Record<string, string>>
  /** `uid:gid`. */
  readonly user: string
  readonly command: readonly string[]
  readonly healthCheck: readonly string[]
  /** The writable folders below `folder`. */
  readonly volumes: readonly string[]
}

type Stage = { -readonly [Key in keyof Image]: Image[Key] }

const NOTHING = { command: [], healthCheck: [], volumes: [] }

/** The name of a folder beside the stages, where tests put the contents of the base image. */
export const BASE_PROGRAMS = 'base'

/** The working directory of all stages. */
const WORKDIR = '/app'

/**
 * Executes the project's Dockerfile without Docker: each stage is a folder, and its programs are this
 * machine's.
 *
 * @throws Error on an unknown instruction
 */
export async function buildImage(): Promise<Image> {
  const parent = await mkdtemp(join(tmpdir(), 'cms-image-'))
  await chmod(parent, 0o755)
  const stages = new Map<string, Stage>()
  let stage: Stage | undefined
  for (const [keyword, rest] of instructions(await readFile(join(root, 'Dockerfile'), 'utf8'))) {
    if (keyword === 'FROM') {
      stage = { folder: join(parent, String(stages.size)), env: {}, user: '', ...NOTHING }
      await mkdir(stage.folder)
      stages.set(/ AS (\S+)$/.exec(rest)?.[1] ?? '', stage)
    } else if (stage) await carryOut(stage, keyword, rest, stages)
  }
  if (!stage) throw new Error('the Dockerfile has no stage')
  return stage
}

/** Keywords with the rest of their lines, without comments. */
function instructions(text: string): [string, string][] {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
  return lines.filter(Boolean).map((line) => {
    const end = line.indexOf(' ')
    return [line.slice(0, end), line.slice(end + 1)]
  })
}

async function carryOut(stage: Stage, keyword: string, rest: string, stages: ReadonlyMap<string, Stage>) {
  switch (keyword) {
    case 'ARG':
    case 'EXPOSE':
    case 'STOPSIGNAL':
      return
    case 'WORKDIR':
      if (rest !== WORKDIR) throw new Error(`WORKDIR ${rest}`)
      return
    case 'ENV':
      stage.env = { ...stage.env, ...variables(rest, stage.folder) }
      return
    case 'USER':
      stage.user = rest
      return
    case 'VOLUME':
      stage.volumes = [...stage.volumes, relative(WORKDIR, rest)]
      return
    case 'HEALTHCHECK':
      stage.healthCheck = words(rest.slice(rest.indexOf('[')))
      return
    case 'CMD':
      stage.command = words(rest)
      return
    case 'RUN':
      await promisify(execFile)('sh', ['-c', rest], { cwd: stage.folder, maxBuffer: 2 ** 26 })
      return
    case 'COPY':
      await copy(stage.folder, rest, stages)
      return
    default:
      throw new Error(`${keyword} ${rest}`)
  }
}

/** A search path with the base image's programs, from a folder beside the stages, and this machine's. */
function variables(text: string, folder: string): Record<string, string> {
  const base = `${join(dirname(folder), BASE_PROGRAMS)}:/usr/bin:/bin`
  const filled = text.replaceAll('$PATH', base).replaceAll(`${WORKDIR}/`, `${folder}/`)
  return Object.fromEntries(filled.split(' ').map((pair) => pair.split('=')))
}

function words(json: string): string[] {
  const list: unknown = JSON.parse(json)
  if (!Array.isArray(list)) throw new Error(`not a list: ${json}`)
  return list.map(String)
}

async function copy(folder: string, rest: string, stages: ReadonlyMap<string, Stage>): Promise<void> {
  const from = /^--from=(\S+) /.exec(rest)
  const paths = rest.slice(from?.[0].length ?? 0).split(' ')
  const target = paths.pop() ?? ''
  const other = from && stages.get(from[1] ?? '')
  const isIgnored = other ? () => false : await ignored()
  const filter = (path: string) => !isIgnored(relative(root, path))
  for (const path of paths) {
    const source = other ? join(other.folder, relative(WORKDIR, path)) : join(root, path)
    const destination = target.endsWith('/') ? join(folder, target, basename(path)) : join(folder, target)
    await cp(source, destination, { recursive: true, filter, verbatimSymlinks: true })
  }
}

/** Whether `.dockerignore` excludes a path. */
async function ignored(): Promise<(path: string) => boolean> {
  const lines = (await readFile(join(root, '.dockerignore'), 'utf8')).split('\n').filter(Boolean)
  const patterns = lines.map((line) => {
    const source = line
      .replaceAll('.', '\\.')
      .replaceAll(/(\*\*\/)|\*/g, (_, deep) => (deep ? '(?:.*/)?' : '[^/]*'))
    return new RegExp(`^${source}(?:/|$)`)
  })
  return (path) => patterns.some((pattern) => pattern.test(path))
}
