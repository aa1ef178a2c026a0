import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSystemError } from '../base/guards.ts'
import { saveMemory } from '../base/process.ts'
import { OperatorError } from '../config/operator-error.ts'
import { readSettings, type Settings, wantsTraces } from '../config/settings.ts'
import { openService, type Service } from '../service.ts'
import { serverLog } from './output.ts'
import { CMS, defineProgram, readEnvironment } from './program.ts'
import { fillDatabase, hasContent, notEmpty } from './sample.ts'
import { adminPasswordMessage, announceNewDatabase, startupMessage } from './startup-message.ts'
import { explainLoss } from './with-database.ts'
import { environmentOfWorkers, isLaterWorker, isWorker, runWorkers } from './workers.ts'

const USAGE = `Serves the API.

  cms start [--port PORT] [--sample]

  --port PORT   the port to listen on, instead of the setting PORT
  --sample      first fills an empty database with sample products, posts and users

Settings are environment variables or lines of a .env file: cms --help settings lists them.
`

/** Milliseconds for requests in flight to finish after a signal. */
const CLOSE_TIMEOUT = 9_000
/** Milliseconds during which a second signal is ignored: npm repeats the one that a terminal sends. */
const ECHO = 1_000

const options = { port: { type: 'string' }, sample: { type: 'boolean' } } as const

export const program = defineProgram(USAGE, { options }, async ({ values: { port, sample } }) => {
  saveMemory()
  const environment = isWorker ? await environmentOfWorkers() : readEnvironment()
  const settings = readSettings(port === undefined ? environment : { ...environment, PORT: port })
  if (!isWorker) {
    await requireFreePort(settings)
    announceNewDatabase(settings)
    if (settings.workers > 1) return runWorkers(settings.workers, environment, await serverLog(settings))
  }
  const withSample = `${CMS} start${port === undefined ? '' : ` --port ${port}`} --sample`
  if (sample && !isLaterWorker && !(await fillDatabase(settings)))
    process.stdout.write(`\n${notEmpty(withSample)}`)
  const traces = wantsTraces(environment)
  const log = await serverLog(settings)
  const service = await openService(settings, log, { traces }).catch((error: unknown) => {
    throw explainLoss(error)
  })
  closeOnSignal(service)
  try {
    const address = await service.app.listen({ host: settings.host, port: settings.port })
    if (isLaterWorker) return
    // the service already serves: a table that is locked meanwhile must not end it
    const isFilled = await hasContent(service.context.database.prisma).catch(() => true)
    const fill = isFilled ? undefined : withSample
    process.stdout.write(startupMessage(settings.publicUrl ?? address, service.createdAdmin, fill))
  } catch (error) {
    process.stdout.write(adminPasswordMessage(service.createdAdmin))
    await service.close()
    throw error
  }
})

/** Fails if another program listens on the port, or the host is unknown, before anything is created. */
async function requireFreePort({ host, port }: Settings): Promise<void> {
  const probe = createServer().listen({ host, port, exclusive: true })
  await once(probe, 'listening').catch((error: unknown) => {
    if (!isSystemError(error) || error.syscall !== 'getaddrinfo') throw error
    throw new OperatorError(`HOST: there is no address for ${host} (${error.code})`)
  })
  probe.close()
  await once(probe, 'close')
}

/**
 * SIGTERM and SIGINT drain the service and finish requests in flight; a second one, or a timeout, ends it.
 */
function closeOnSignal(service: Service): void {
  const { log, settings } = service.context
  let signalledAt: number | undefined
  async function onSignal(signal: string): Promise<void> {
    const now = performance.now()
    if (signalledAt !== undefined && now - signalledAt > ECHO) process.exit(1)
    if (signalledAt !== undefined) return
    signalledAt = now
    if (settings.drainSeconds > 0) {
      log.info({ signal, seconds: settings.drainSeconds }, 'draining')
      service.app.drain()
      service.context.deliveries.drain()
      await sleep(settings.drainSeconds * 1000)
    }
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
