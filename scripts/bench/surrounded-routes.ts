import type { FastifyInstance } from 'fastify'
import type { OperationDescription } from '../../generated/operations.ts'
import { operations } from '../../generated/operations.ts'
import { corsOptions } from '../../src/config/cors.ts'
import type { AppContext } from '../../src/context.ts'
import { setLanguage } from '../../src/http/envelope.ts'
import { RequestLog } from '../../src/http/observability/request-log.ts'
import { createHttpServer, TIMEOUTS } from '../../src/http/server.ts'
import { createRateLimits } from '../../src/limits/limits.ts'
import { addStages } from '../../src/request/mount.ts'
import { ContractBackend } from '../../src/request/openapi/backend.ts'
import { readDocument } from '../../src/request/openapi/document.ts'
import { operationIds } from '../../src/request/openapi/routes.ts'
import { pipeline } from '../../src/request/pipeline.ts'
import { addRoutes } from './routes.ts'
import { memory } from './stores.ts'
import { addAnswerHeaders } from './surroundings.ts'

/** Without the contract and what belongs to it. */
const SURROUNDING = new Set(
  'one-host operation common-headers cors known-path authenticate rate-limit authorize log trace'.split(' '),
)

/**
 * The routes of `fromMemory` in the surroundings of the service: its server and its hooks, its access tokens,
 * the headers of its answers, and plain Fastify in the place of the contract. What the service costs beyond
 * this is its contract alone.
 */
export async function surroundedFromMemory({
  settings,
  log,
  auth,
  clock,
}: AppContext): Promise<FastifyInstance> {
  const server = createHttpServer(settings, log, new RequestLog(), TIMEOUTS)
  const { app } = server
  app.addHook('onRoute', (route) => {
    const operationId = operationIds.find((id) => {
      const { method, url }: OperationDescription = operations[id]
      return method === route.method && url === route.url
    })
    if (operationId) route.config = { operation: operations[operationId], operationId }
  })
  await addStages(
    app,
    pipeline.filter(({ name }) => SURROUNDING.has(name)),
    {
      ...server,
      cors: corsOptions(settings),
      backend: new ContractBackend(await readDocument(), {}),
      clock,
      auth,
      rateLimits: createRateLimits(undefined),
    },
  )
  addAnswerHeaders(app)
  app.addHook('onSend', (_request, reply, _payload, done) => {
    setLanguage(reply, 'en')
    done()
  })
  return addRoutes(app, memory)
}
