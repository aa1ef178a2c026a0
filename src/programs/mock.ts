import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readSettings, SettingsError } from '../config/settings.ts'
import { buildMock } from '../mock/app.ts'

const USAGE = `npm run mock -- [--host HOST] [--port PORT]

Serves the contract from its examples, without a database: requests are checked as the service checks them, any credential is let in,
and nothing is stored. A request asks for an answer with the header Prefer:

  Prefer: status=404                     any documented status
  Prefer: error=token_expired            an error by its code
  Prefer: status=200, example=none       an example by its name

--host and --port (127.0.0.1, 4010), or HOST and PORT; CORS_ORIGINS, PUBLIC_URL, TRUST_PROXY and LOG_LEVEL as for the service.
`
const VARIABLES = ['HOST', 'PORT', 'PUBLIC_URL', 'TRUST_PROXY', 'CORS_ORIGINS', 'LOG_LEVEL']
/** Not that of the service, so that both can run. */
const PORT = '4010'

await main(process.argv.slice(2))

async function main(args: string[]): Promise<void> {
  try {
    const { values } = parseArgs({
      args,
      options: { host: { type: 'string' }, port: { type: 'string' }, help: { type: 'boolean' } },
    })
    if (values.help) process.stdout.write(USAGE)
    else await serve(values.host, values.port)
  } catch (error) {
    process.stderr.write(`${wording(error)}\n`)
    process.exitCode = 1
  }
}

async function serve(host: string | undefined, port: string | undefined): Promise<void> {
  const given = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]))
  const settings = readSettings({
    ...given,
    HOST: host ?? given.HOST,
    PORT: port ?? (given.PORT || PORT),
    LOG_LEVEL: given.LOG_LEVEL || 'warn',
  })
  const log = pino({ level: settings.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime })
  const app = await buildMock(settings, log)
  const address = await app.listen({ host: settings.host, port: settings.port })
  process.stdout.write(greeting(settings.publicUrl ?? address))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())
}

function greeting(origin: string): string {
  return `
This is a mock: examples of the contract, and nothing is stored.

API       ${origin}/api/products
Docs      ${origin}/docs
Try       curl -i ${origin}/api/products
          curl -i ${origin}/api/products/1 -H 'Prefer: status=404'
          curl -i ${origin}/api/posts -H 'Authorization: Bearer any' -H 'Prefer: error=token_expired'

`
}

/** What the caller can mend is told in words, anything else with its stack. */
function wording(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  const isUsage = 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')
  if (isUsage) return `${error.message}\n\n${USAGE}`
  if ('syscall' in error && error.syscall === 'listen') return `${error.message}: choose another --port`
  return error instanceof SettingsError ? error.message : error.stack
}
