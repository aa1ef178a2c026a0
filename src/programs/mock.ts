import { readSettings } from '../config/settings.ts'
import { buildMock } from '../mock/app.ts'
import { serverLog } from './output.ts'
import { defineProgram } from './program.ts'

const USAGE = `cms mock [--host HOST] [--port PORT]

Serves the examples of the contract, without a database. It validates requests against the contract, accepts
any credential and stores nothing. The header Prefer selects a response:

  Prefer: status=404                     any documented status
  Prefer: error=token_expired            an error by its code
  Prefer: status=200, example=none       an example by its name

--host and --port (127.0.0.1, 4010), or HOST and PORT; PUBLIC_URL, ALLOWED_HOSTS, TRUST_PROXY, CORS_ORIGINS
and LOG_LEVEL as for the service.
`
const VARIABLES = ['HOST', 'PORT', 'PUBLIC_URL', 'ALLOWED_HOSTS', 'TRUST_PROXY', 'CORS_ORIGINS', 'LOG_LEVEL']
/** Not the port of the service, so that both can run. */
const PORT = '4010'

const text = { type: 'string' } as const

export const program = defineProgram(USAGE, { options: { host: text, port: text } }, async ({ values }) => {
  const given = Object.fromEntries(VARIABLES.map((name) => [name, process.env[name]]))
  const settings = readSettings({
    ...given,
    HOST: values.host ?? given.HOST,
    PORT: values.port ?? (given.PORT || PORT),
    LOG_LEVEL: given.LOG_LEVEL || 'warn',
  })
  const app = await buildMock(settings, await serverLog(settings))
  const address = await app.listen({ host: settings.host, port: settings.port })
  process.stdout.write(startupMessage(settings.publicUrl ?? address))
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void app.close())
})

function startupMessage(origin: string): string {
  return `
This is a mock: examples of the contract, and nothing is stored.

API       ${origin}/api/products
Docs      ${origin}/docs
Try       curl -i ${origin}/api/products
          curl -i ${origin}/api/products/1 -H 'Prefer: status=404'
          curl -i ${origin}/api/posts -H 'Authorization: Bearer any' -H 'Prefer: error=token_expired'

`
}
