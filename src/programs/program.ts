import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Logger, pino } from 'pino'
import { isSystemError, toError } from '../base/guards.ts'
import { root } from '../base/root.ts'
import { OperatorError } from '../config/operator-error.ts'
import { misspelt, parametersWithoutEffect, type Settings, withFiles } from '../config/settings.ts'

/** The exit codes for errors of the operating system, and for bugs. */
const REFUSED = 2
const FAULT = 1

/** The command that starts the programs: in a clone, npm finds them. */
export const CMS = process.env.npm_execpath === undefined ? 'cms' : 'npx cms'

/** How much of a log that cannot be written, or that nobody reads, is kept: characters. */
const MOST_UNWRITTEN = 16_777_216
/** Milliseconds for writing the rest of the log at the end of the process. */
const LAST_WRITES = 3_000

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
  watchOutput()
  if (process.pid === 1) endOnSignal()
  try {
    if (args.includes('--help')) process.stdout.write(usage)
    else process.exitCode = (await run(args)) ?? process.exitCode
  } catch (error) {
    // it follows from the failure that was reported
    if (hasOutputFailed) return
    const problem = problemOf(error)
    const hint = isUsageError(error) ? `See: ${command} --help\n` : ''
    process.stderr.write(problem === undefined ? `${toError(error).stack}\n` : `${problem}\n${hint}`)
    if (error instanceof OperatorError) process.exitCode = error.exitCode
    else process.exitCode = problem === undefined ? FAULT : REFUSED
  }
}

/** Whether the output could not be written; undefined until it is watched, once in a process. */
let hasOutputFailed: boolean | undefined

/** Reports output that cannot be written: its reader has gone (`cms export | head`), or a disk is full. */
function watchOutput(): void {
  if (hasOutputFailed !== undefined) return
  hasOutputFailed = false
  process.stdout.on('error', (error) => {
    reportOutput(error)
    process.exitCode = REFUSED
  })
  // nobody is left to tell
  process.stderr.on('error', () => {})
}

function reportOutput({ message }: Error): void {
  if (!hasOutputFailed) process.stderr.write(`The output cannot be written: ${message}\n`)
  hasOutputFailed = true
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

/** The log of a server, on the standard output: JSON, or readable lines for development in a terminal. */
export async function serverLog(settings: Settings): Promise<Logger> {
  const { logLevel: level, nodeEnv, replicaName: replica } = settings
  const options = { level, base: { replica }, timestamp: pino.stdTimeFunctions.isoTime }
  if (!process.stdout.isTTY || nodeEnv === 'production') return pino(options, logOutput())
  const { default: pretty } = await import('pino-pretty')
  const lines = {
    sync: true,
    singleLine: true,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'replica,method,path,status,milliseconds,client',
    messageFormat: '{msg}{if method} {method} {path} {status} in {milliseconds} ms{end}',
  }
  return pino(options, pretty(lines))
}

/**
 * The standard output for lines of the log. While the disk that they go to is full, the first ones wait in
 * memory, as far as there is room: to pino alone, such an error is fatal.
 */
function logOutput() {
  let end = Number.POSITIVE_INFINITY
  const retryEAGAIN = () => performance.now() < end
  const output = pino.destination({ dest: 1, sync: false, maxLength: MOST_UNWRITTEN, retryEAGAIN })
  const flush = output.flushSync.bind(output)
  // when the process ends: pino alone would wait forever for a reader that has stopped reading
  const flushSync = () => {
    end = performance.now() + LAST_WRITES
    try {
      flush()
    } catch {
      // the rest is lost
    }
  }
  output.flushSync = flushSync
  output.on('error', (error: Error) => {
    reportOutput(error)
    // when the process ends, it would try again and again, and never end
    output.flushSync = () => {}
  })
  output.on('write', () => {
    output.flushSync = flushSync
  })
  output.on('drop', () => reportOutput(new Error('too many lines are waiting, and new ones are lost')))
  return output
}

/** The log of a program that prints its result to the standard output. */
export function warningsLog(): Logger {
  return pino({ level: 'warn' }, pino.destination({ dest: 2, sync: true }))
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
