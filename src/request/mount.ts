import type { FastifyInstance } from 'fastify'
import { languageOf } from '../messages/languages.ts'
import { mountRoutes } from './openapi/routes.ts'
import type { Next, Runs, Services, Stage } from './stage.ts'

/** The properties that stages add to a request, besides `client`. */
const ADDED = ['operation', 'operationId', 'authentication', 'principal', 'denied', 'currentUser', 'cacheKey']

/** Mounts a pipeline on a server: its stages and the operations of the contract. */
export async function mount(
  app: FastifyInstance,
  stages: readonly Stage[],
  services: Services,
): Promise<void> {
  await addStages(app, stages, services)
  await mountOperations(app, stages, services)
}

/** Adds the stages outside of operations to a server. No other file adds a hook. */
export async function addStages(
  app: FastifyInstance,
  stages: readonly Stage[],
  services: Services,
): Promise<void> {
  for (const name of ADDED) app.decorateRequest(name, undefined)
  app.decorateRequest('client', '')
  for (const stage of stages) await add(app, stage, services)
  app.addHook('preClose', services.connections.endOnClose)
  if (services.close) app.addHook('onClose', services.close)
}

/** Mounts the operations of the contract, wrapped in the stages that run in operations. */
async function mountOperations(
  app: FastifyInstance,
  stages: readonly Stage[],
  services: Services,
): Promise<void> {
  const around = stages.flatMap((stage) => (stage.at === 'operation' ? (stage.run(services) ?? []) : []))
  const [respond] = stages.flatMap((stage) => (stage.at === 'respond' ? (stage.run(services) ?? []) : []))
  if (!respond) throw new Error('no stage sends responses')
  const answer = around.reduceRight<Next>(
    (next, run) => run(next),
    async ({ id }) => {
      throw new Error(`no stage answers ${id}`)
    },
  )
  await mountRoutes(app, services.backend.operations, async (id, operation, request, reply) => {
    const { params, query, body, headers } = request
    const language = languageOf(headers['accept-language'])
    const call = { request, id, operation, params, query, body, language, now: services.clock.now() }
    return respond(await answer({ ...call, recheck: undefined, afterCommit: [] }), request, reply)
  })
}

async function add(app: FastifyInstance, stage: Stage, services: Services): Promise<void> {
  const { server } = app
  const { requestLog } = services
  if (stage.at === 'connection') {
    const run = stage.run(services)
    if (run) server.on('connection', run)
  } else if (stage.at === 'request') wrapRequests(app, stage.run(services))
  else if (stage.at === 'route') requestLog.onRoute = stage.run(services) ?? requestLog.onRoute
  else if (stage.at === 'completed') requestLog.onCompleted = stage.run(services) ?? requestLog.onCompleted
  else if (stage.at === 'plugin') await stage.run(services)?.(app)
  else addHook(app, stage, services)
}

/** Node passes a request to the stage, and the stage passes it to Fastify. */
function wrapRequests({ server }: FastifyInstance, run: Runs['request'] | undefined): void {
  const [serve] = server.listeners('request')
  if (!run || !serve) return
  server.removeAllListeners('request')
  server.on('request', (request, response) =>
    run(request, response, () => Reflect.apply(serve, server, [request, response])),
  )
}

function addHook(app: FastifyInstance, stage: Stage, services: Services): void {
  switch (stage.at) {
    case 'onRequest': {
      const run = stage.run(services)
      if (run) app.addHook('onRequest', run)
      break
    }
    case 'preValidation': {
      const run = stage.run(services)
      if (run) app.addHook('preValidation', run)
      break
    }
    case 'onError': {
      const run = stage.run(services)
      if (run) app.addHook('onError', run)
      break
    }
    case 'onSend': {
      const run = stage.run(services)
      if (run) app.addHook('onSend', run)
    }
  }
}
