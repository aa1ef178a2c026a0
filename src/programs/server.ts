import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { readSettings, SettingsError } from '../config/settings.ts'
import { root } from '../core/root.ts'
import { FolderLockedError } from '../database/folder-lock.ts'
import { warmUpSanitizer } from '../sanitize/sanitize.ts'
import { openService, type Service } from '../service.ts'
import { farewell, greeting } from './greeting.ts'

/** A request in flight gets this long to finish after a signal, in milliseconds. */
const CLOSE_TIMEOUT = 9_000
/** Milliseconds that the first requests have before half a second of loading. */
const WARM_UP_DELAY = 2_000

await main()

async function main(): Promise<void> {
  try {
    const environment = join(root, '.env')
    if (existsSync(environment)) process.loadEnvFile(environment)
    await start()
  } catch (error) {
    process.stderr.write(`${wording(error)}\n`)
    process.exitCode = 1
  }
}

async function start(): Promise<void> {
  const settings = readSettings(process.env)
  const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const service = await openService(settings, log)
  try {
    const address = await service.app.listen({ host: settings.host, port: settings.port })
    process.stdout.write(greeting(settings.publicUrl ?? address, service.createdAdmin))
  } catch (error) {
    process.stdout.write(farewell(service.createdAdmin))
    await service.close()
    throw error
  }
  closeOnSignal(service)
  await sleep(WARM_UP_DELAY)
  await warmUpSanitizer()
}

/** SIGTERM and SIGINT finish what is in flight; a second signal, or the timeout, does not wait any longer. */
function closeOnSignal(service: Service): void {
  const { log } = service.context
  let isClosing = false
  async function onSignal(signal: string): Promise<void> {
    if (isClosing) process.exit(1)
    isClosing = true
    log.info({ signal }, 'closing')
    const timeout = setTimeout(() => service.app.server.closeAllConnections(), CLOSE_TIMEOUT)
    try {
      await service.close()
      log.info('closed')
    } catch (err) {
      log.error({ err }, 'closing failed')
      process.exitCode = 1
    }
    clearTimeout(timeout)
    // a library's forgotten timer must not keep a closed service alive
    process.exit()
  }
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void onSignal(signal))
}

/** What the operator can mend is told in words, anything else with its stack. */
function wording(error: unknown): unknown {
  if (error instanceof SettingsError || error instanceof FolderLockedError) return error.message
  if (!(error instanceof Error)) return error
  const isListenError = 'syscall' in error && error.syscall === 'listen'
  return isListenError ? `${error.message}: set HOST and PORT to an address that is free` : error.stack
}
