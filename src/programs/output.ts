import { type Logger, pino } from 'pino'
import type { Settings } from '../config/settings.ts'

/** How much of a log that cannot be written, or that nobody reads, is kept: characters. */
const MOST_UNWRITTEN = 16_777_216
/** Milliseconds for writing the rest of the log at the end of the process. */
const LAST_WRITES = 3_000

/** Whether the output could not be written; undefined until it is watched, once in a process. */
let hasFailed: boolean | undefined

/**
 * Reports output that cannot be written: its reader has gone (`cms export | head`), or a disk is full.
 *
 * @param exitCode of the process then
 */
export function watchOutput(exitCode: number): void {
  if (hasFailed !== undefined) return
  hasFailed = false
  process.stdout.on('error', (error) => {
    reportOutput(error)
    process.exitCode = exitCode
  })
  // nobody is left to tell
  process.stderr.on('error', () => {})
}

function reportOutput({ message }: Error): void {
  if (!hasFailed) process.stderr.write(`The output cannot be written: ${message}\n`)
  hasFailed = true
}

/** Whether it was reported that the output could not be written. */
export function hasOutputFailed(): boolean {
  return hasFailed === true
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
