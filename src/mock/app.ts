import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { type OperationDescription, rateLimits, scopes } from '../../generated/operations.ts'
import { requestValidators } from '../../generated/validators.js'
import { root } from '../base/root.ts'
import { corsOptions } from '../config/cors.ts'
import type { Settings } from '../config/settings.ts'
import { systemClock } from '../domain/clock.ts'
import { documents } from '../http/documents/documents.ts'
import type { Durations } from '../http/documents/durations.ts'
import { RequestLog } from '../http/observability/request-log.ts'
import { type OriginSettings, ownOrigin } from '../http/origin.ts'
import { createHttpServer, TIMEOUTS } from '../http/server.ts'
import { authenticate, type Verifiers } from '../identity/access/authenticate.ts'
import type { DoLookup } from '../identity/lookup-cache.ts'
import { rateLimitHeaders } from '../limits/limits.ts'
import { languageOf } from '../messages/languages.ts'
import { mount } from '../request/mount.ts'
import { ContractBackend } from '../request/openapi/backend.ts'
import { readDocument } from '../request/openapi/document.ts'
import { pipeline } from '../request/pipeline.ts'
import { takePreview } from '../request/preview-token.ts'
import { responseFactory, sendResponse } from '../request/response.ts'
import type { Next, Stage } from '../request/stage.ts'
import { fieldsIn } from '../resources/kit/list.ts'
import { errorLike, successLike } from './answers.ts'
import { batchLike } from './batch.ts'
import { type Choice, choose } from './choice.ts'
import { type MockResponses, readResponses } from './documented.ts'

export type MockSettings = OriginSettings &
  Durations &
  Pick<Settings, 'cdnSeconds' | 'corsOrigins' | 'docsConsole' | 'sourceUrl' | 'trustProxy'>

const login = { sessionId: 'mock', token: { id: 'mock', generation: 0 } }
const user = { kind: 'user', userId: 1, username: 'mock', role: 'admin', ...login } as const
const shown = { kind: 'preview', resourceType: 'post', resourceId: '1' } as const
const key = { kind: 'apiKey', keyId: 'mock', scopes } as const

/** Accepts any credential, except malformed ones, which are rejected as in the service. */
const anyone: Verifiers = {
  principals: { ofAccessToken: async () => user },
  apiKeys: { verifyApiKey: async () => key },
  previews: { verify: async () => shown },
}
const direct: DoLookup = (lookup) => lookup()
const lookups = { bearerAuth: direct, apiKeyAuth: direct, previewToken: direct }

type Choices = WeakMap<FastifyRequest, Choice>

/** A stateless server that answers every operation with examples from the document. */
export async function buildMock(settings: MockSettings, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const document = await readDocument()
  const server = createHttpServer(settings, log, new RequestLog(), TIMEOUTS)
  const { app } = server
  const responses = await readResponses(document)
  const choices: Choices = new WeakMap()
  const [authenticate, handle] = [
    admitToMock(responses, choices),
    handleByExample(settings, responses, choices),
  ]
  const stages = pipeline.map((stage) => ({ authenticate, handler: handle })[stage.name] ?? stage)
  await mount(app, stages, {
    ...server,
    cors: corsOptions(settings),
    backend: await new ContractBackend(document, requestValidators).init(),
    clock: systemClock,
  })
  await app.register(documents, { root, document, publicUrl: ownOrigin(settings), settings })
  return app
}

/**
 * Runs before the body is read, as in the service: reads `Prefer`, and accepts any credential. A client that
 * asks for an error gets it at once; a success needs a valid request.
 */
function admitToMock(responses: MockResponses, choices: Choices): Stage {
  return {
    name: 'authenticate',
    at: 'onRequest',
    run: () => async (request, reply) => {
      const { headers, operation, operationId } = request
      if (!operation || operationId === undefined) return
      const { security } = operation
      request.authentication = await authenticate(headers, takePreview(request), security, anyone, lookups)
      reply.headers({ vary: 'Prefer', ...limitHeaders(operation) })
      const documented = responses.get(operationId) ?? new Map()
      const choice = choose(headers.prefer, documented, operation.successStatus)
      const { status } = choice.response
      if (status < 400) {
        choices.set(request, choice)
        return
      }
      if (status === 429) reply.headers(limitHeaders(operation, 0))
      const language = languageOf(headers['accept-language'])
      return sendResponse(errorLike(choice, operation, request.id, language), request, reply)
    },
  }
}

/** Answers with an example from the document instead of a handler's result. */
function handleByExample(settings: MockSettings, responses: MockResponses, choices: Choices): Stage {
  const respond = responseFactory(settings)
  const run: Next = async (call) => {
    const choice = choices.get(call.request)
    if (!choice) throw new Error(`no success was chosen for ${call.id}`)
    const { response } = choice
    const results = choice.isNamed ? undefined : batchLike(call, responses)
    const success = results ?? successLike(call, choice)
    const answer = respond(call, { ...success, fields: fieldsIn(call.query) })
    const status = response.status === 304 ? 304 : answer.status
    return { ...answer, status, headers: { ...response.headers, ...answer.headers } }
  }
  return { name: 'handler', at: 'operation', run: () => () => run }
}

function limitHeaders({ rateLimit }: OperationDescription, left?: number): Record<string, string> {
  const { limit, window } = rateLimits[rateLimit]
  return rateLimitHeaders(rateLimit, left ?? limit - 1, window)
}
