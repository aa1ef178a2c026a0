import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, rmdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { parse } from 'yaml'
import { readIfThere } from '../../src/base/files.ts'
import { isRecord } from '../../src/base/guards.ts'
import { root } from '../../src/base/root.ts'
import { OperatorError } from '../../src/config/operator-error.ts'
import { callerPath } from '../../src/programs/program.ts'
import { type Command, CommandError, run } from '../command.ts'
import type { Addition } from '../complete/addition.ts'
import type { Json } from '../json.ts'
import { type Plan, planOf } from './plan.ts'

export interface Options {
  readonly check?: boolean
  readonly remove?: string | undefined
  readonly 'break-clients'?: boolean
  readonly 'lose-data'?: boolean
  /** Replaces openapi.yaml; then, no other file is written. */
  readonly document?: string | undefined
}

const BIOME = 'node_modules/.bin/biome'
/** Commands, of which those of a step run at the same time. */
const STEPS: readonly (readonly Command[])[] = [
  [['node', '--import', 'tsx', 'scripts/generate/main.ts']],
  [
    ['node', 'scripts/build.mjs', 'client'],
    ['node', '--import', 'tsx', 'scripts/contract/diff.ts', '--write'],
  ],
]

/**
 * Writes everything derived from the contract, including generated code and the changelog.
 *
 * @param edit changes the contract before the rest is derived, as for `resource:new`
 */
export async function sync(options: Options, edit = (text: string) => text): Promise<number> {
  const file = callerPath(options.document ?? join(root, 'openapi.yaml'))
  const text = edit(await readFile(file, 'utf8'))
  const plan = await planOf({
    text,
    headers: await headerOptions(),
    remove: options.remove,
    format: formatted,
  })
  const { files, examples, byHand } = plan
  const isComplete = files.size === 0 && byHand.length === 0
  const [mayBreak, mayLose] = [options['break-clients'] === true, options['lose-data'] === true]
  const isHeld = (plan.breaks.length > 0 && !mayBreak) || (plan.losses.length > 0 && !mayLose)
  if (isComplete) console.log('Nothing is missing.')
  else tell(plan, options.check === true, isHeld)
  if (options.check || isHeld) return isComplete ? 0 : 1
  if (options.document) await writeFile(file, files.get(join(root, 'openapi.yaml')) ?? text)
  // parts still to be written by hand would make the generator fail
  else await write(files, byHand.length > 0 ? [] : STEPS)
  if (examples.length > 0) console.log(`Replace the made-up examples:\n  ${examples.join('\n  ')}`)
  return byHand.length > 0 ? 1 : 0
}

function tell(
  { files, words, additions, byHand, warnings, losses, breaks, version }: Plan,
  isCheck: boolean,
  isHeld: boolean,
): void {
  const [writes, deletes] = isCheck || isHeld ? ['would write', 'would delete'] : ['writes', 'deletes']
  for (const line of [...words, ...inWords(additions, isCheck || isHeld ? 'lacks' : 'now has')])
    console.log(line)
  for (const path of words.length > 0 ? files.keys() : [])
    console.log(`  ${files.get(path) === undefined ? deletes : writes} ${relative(root, path)}`)
  if (warnings.length > 0) console.error(`About the migration:\n  ${warnings.join('\n  ')}`)
  if (breaks.length > 0)
    console.error(`This breaks clients, and needs ${version} (--break-clients):\n  ${breaks.join('\n  ')}`)
  if (losses.length > 0) console.error(`This loses data (--lose-data):\n  ${losses.join('\n  ')}`)
  if (byHand.length > 0) console.error(`To be written by hand:\n  ${byHand.join('\n  ')}`)
  if (isCheck && files.size > 0) console.error('Run: npm run contract:sync')
}

/** Writes the files and runs the steps; a failure or Ctrl-C takes back all of it. */
async function write(files: Plan['files'], steps: typeof STEPS): Promise<void> {
  const generated = (await readdir(join(root, 'generated'))).map((file) => join(root, 'generated', file))
  const also = [
    ...generated.filter((file) => /\.[jt]s$/.test(file)),
    ...['CHANGELOG.md', 'CONTRIBUTING.md', 'PRODUCTION.md'].map((file) => join(root, file)),
  ]
  const before = new Map<string, string | undefined>()
  for (const path of [...files.keys(), ...also]) before.set(path, await readIfThere(path))
  let isInterrupted = false
  // a terminal sends the signal to the running step, too
  const interrupt = () => {
    isInterrupted = true
  }
  process.on('SIGINT', interrupt)
  try {
    for (const part of [() => writeAll(files), ...steps.map((step) => () => runStep(step))]) {
      await part()
      if (isInterrupted) throw new OperatorError('It was interrupted.')
    }
    for (const path of also)
      if ((await readIfThere(path)) !== before.get(path)) console.log(`  writes ${relative(root, path)}`)
  } catch (error) {
    await writeAll(before)
    throw error instanceof OperatorError ? new OperatorError(`${error.message}\nNothing was written.`) : error
  } finally {
    process.off('SIGINT', interrupt)
  }
}

/** Deletes a file whose text is undefined, and its folder if it becomes empty. */
async function writeAll(files: ReadonlyMap<string, string | undefined>): Promise<void> {
  for (const [path, text] of files) {
    const folder = dirname(path)
    if (text !== undefined) {
      await mkdir(folder, { recursive: true })
      await writeFile(path, text)
    } else await rm(path, { force: true })
    if (existsSync(folder) && (await readdir(folder)).length === 0) await rmdir(folder)
  }
}

/** Waits for all commands, even after one has failed: what they write is taken back after that. */
async function runStep(commands: readonly Command[]): Promise<void> {
  const ended = await Promise.allSettled(commands.map((command) => run(root, command)))
  for (const one of ended)
    if (one.status === 'rejected')
      throw one.reason instanceof CommandError ? new OperatorError(one.reason.message) : one.reason
}

function formatted(text: string, path: string): string {
  const { status, stdout, stderr } = spawnSync(BIOME, ['format', `--stdin-file-path=${path}`], {
    cwd: root,
    encoding: 'utf8',
    input: text,
  })
  if (status !== 0) throw new Error(`${path} cannot be formatted:\n${stderr}`)
  return stdout
}

/** The headers of every response, from the options of the linter's rule. */
async function headerOptions(): Promise<Json> {
  const { rules }: { rules: unknown } = parse(await readFile(join(root, 'redocly.yaml'), 'utf8'))
  const options = isRecord(rules) ? rules['cms/response-headers'] : undefined
  if (!isRecord(options)) throw new Error('redocly.yaml must turn on cms/response-headers')
  return options
}

function inWords(additions: readonly Addition[], verb: string): string[] {
  const operations = [...new Set(additions.map(({ operation }) => operation))]
  return operations.map((id) => {
    const own = additions.filter(({ operation }) => operation === id)
    return `${id} ${verb}: ${[...new Set(own.map(({ what }) => what))].join('; ')}`
  })
}
