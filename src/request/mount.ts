import type { FastifyInstance } from 'fastify'
import { languageOf } from '../messages/languages.ts'
import { mountRoutes, refuseOtherMethods } from './openapi/routes.ts'
import type { Next, Runs, Services, Stage } from './stage.ts'
import { discardUpload, UNKEPT } from './uploads/uploads.ts'

/** The properties that stages add to a request, besides `client`. */
const ADDED = [
  'operation',
  'operationId',
  'authentication',
  'principal',
  'denied',
  'currentUser',
  'cacheKey',
  'upload',
  'waited',
]

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
  if (services.endWaits) app.addHook('preClose', services.endWaits)
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
  const uploads = services.uploads ?? UNKEPT
  await mountRoutes(app, services.backend.operations, uploads, async (id, operation, request, reply) => {
    const { params, query, body, headers } = request
    const language = languageOf(headers['accept-language'])
    const call = { request, reply, id, operation, params, query, body, language, now: services.clock.now() }
    const answering = answer({ ...call, recheck: undefined, afterCommit: [] })
    return respond(await answering.finally(() => discardUpload(request)), request, reply)
  })
  // the routes that follow, outside of the contract, only serve something
  app.addHook('onRoute', ({ method, url }) => {
    if (method === 'GET') refuseOtherMethods(app, url, ['GET', 'HEAD'])
  })
}

async function add(app: FastifyInstance, stage: Stage, services: Services): Promise<void> {
  const { requestLog } = services
  const present = <Run>(run: Run | undefined, register: (run: Run) => void) => {
    if (run) register(run)
  }
  switch (stage.at) {
    case 'connection':
      return present(stage.run(services), (run) => void app.server.on('connection', run))
    case 'request':
      return present(stage.run(services), (run) => wrapRequests(app, run))
    case 'route':
      requestLog.onRoute = stage.run(services) ?? requestLog.onRoute
      return
    case 'plugin':
      await stage.run(services)?.(app)
      return
    case 'onRequest':
      return present(stage.run(services), (run) => void app.addHook('onRequest', run))
    case 'preValidation':
      return present(stage.run(services), (run) => void app.addHook('preValidation', run))
    case 'onError':
      return present(stage.run(services), (run) => void app.addHook('onError', run))
    case 'onSend':
      return present(stage.run(services), (run) => void app.addHook('onSend', run))
    case 'completed':
      requestLog.onCompleted = stage.run(services) ?? requestLog.onCompleted
  }
}

/** Node passes a request to the stage, and the stage passes it to Fastify. */
function wrapRequests({ server }: FastifyInstance, run: Runs['request']): void {
  const [serve] = server.listeners('request')
  if (!serve) throw new Error('nobody serves requests')
  server.removeAllListeners('request')
  server.on('request', (request, response) =>
    run(request, response, () => Reflect.apply(serve, server, [request, response])),
  )
}
