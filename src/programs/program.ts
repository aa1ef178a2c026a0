import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { isSystemError, toError } from '../base/guards.ts'
import { root } from '../base/root.ts'
import { OperatorError } from '../config/operator-error.ts'
import { misspelt, parametersWithoutEffect, withFiles } from '../config/settings.ts'
import { hasOutputFailed, warningsLog, watchOutput } from './output.ts'

/** The exit codes for errors of the operating system, and for bugs. */
const REFUSED = 2
const FAULT = 1

/** The command that starts the programs: in a clone, npm finds them. */
export const CMS = process.env.npm_execpath === undefined ? 'cms' : 'npx cms'

export interface Program {
  readonly usage: string
  /** @returns the exit code; undefined means 0 */
  run(args: string[]): Promise<number | undefined>
}

/** A program that gets its command line as parsed by `parseArgs`. */
export function defineProgram<const Config extends ParseArgsConfig>(
  usage: string,
  config: Config,
  run: (line: ReturnType<typeof parseArgs<Config>>) => Promise<void>,
): Program {
  return { usage, run: async (args) => void (await run(parseArgs<Config>({ ...config, args }))) }
}

/** The only positional argument. @param hint the message if there is none, or more than one */
export function onlyArgument([first, ...others]: readonly string[], hint: string): string {
  if (first === undefined || others.length > 0) throw new UsageError(hint)
  return first
}

/** Thrown for invalid arguments; a hint at `--help` follows the message. */
export class UsageError extends OperatorError {
  override name = 'UsageError'
}

/** Runs a program, and sets the exit code. @param command how it was called, such as `cms mock` */
export async function runProgram(
  { command, usage, run }: Program & { readonly command: string },
  args = process.argv.slice(2),
): Promise<void> {
  watchOutput(REFUSED)
  if (process.pid === 1) endOnSignal()
  try {
    if (args.includes('--help')) process.stdout.write(usage)
    else process.exitCode = (await run(args)) ?? process.exitCode
  } catch (error) {
    // it follows from the failure that was reported
    if (hasOutputFailed()) return
    const problem = problemOf(error)
    const hint = isUsageError(error) ? `See: ${command} --help\n` : ''
    process.stderr.write(problem === undefined ? `${toError(error).stack}\n` : `${problem}\n${hint}`)
    if (error instanceof OperatorError) process.exitCode = error.exitCode
    else process.exitCode = problem === undefined ? FAULT : REFUSED
  }
}

/** The first process of a container would ignore signals without a handler, such as those during a start. */
function endOnSignal(): void {
  for (const name of ['SIGINT', 'SIGTERM'] as const)
    process.on(name, (_: NodeJS.Signals, number: number) => {
      if (process.listenerCount(name) === 1) process.exit(128 + number)
    })
}

/** The environment of the process, with the file `.env` next to package.json and the files of settings. */
export function readEnvironment(): ReturnType<typeof withFiles> {
  const file = join(root, '.env')
  if (existsSync(file)) process.loadEnvFile(file)
  const log = warningsLog()
  for (const names of misspelt(process.env))
    log.warn(names, 'a variable of the environment is no setting, but is spelt like one')
  const environment = withFiles(process.env)
  for (const found of parametersWithoutEffect(environment))
    log.warn(found, 'parameters of a database URL have no effect')
  return environment
}

/** The base of relative paths on the command line: npm runs its scripts in the folder of the package. */
export function callerFolder(): string {
  return process.env.INIT_CWD ?? process.cwd()
}

/** A path of the command line, made absolute. */
export function callerPath(path: string): string {
  return resolve(callerFolder(), path)
}

/**
 * The path of a file that a program writes at its end, which replaces the file of that name.
 *
 * @throws UsageError for a folder, or for a device such as /dev/null, which must not be replaced
 */
export function outputPath(option: string, path: string, folder: string): string {
  const file = resolve(folder, path)
  const found = statSync(file, { throwIfNoEntry: false })
  if (found && !found.isFile()) throw new UsageError(`${option}: ${file} is there already, and is no file.`)
  return file
}

/** Aborts at the first Ctrl-C or SIGTERM. The second one ends the program. @param reason for the operator */
export function stopSignal(reason: string): AbortSignal {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => stop.abort(new OperatorError(reason)))
  return stop.signal
}

/** Describes a problem that the operator can fix; undefined for a bug. */
function problemOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if (error instanceof OperatorError) return error.message
  // long messages of parseArgs end with advice that does not apply here
  if (isUsageError(error)) return error.message.split(/\.\s/)[0]
  if (!isSystemError(error)) return undefined
  // the message contains the file or address
  const advice = error.syscall === 'listen' ? ': set HOST and PORT to an address that is free' : ''
  return `${error.message}${advice}`
}

function isUsageError(error: unknown): boolean {
  if (error instanceof UsageError) return true
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
}
