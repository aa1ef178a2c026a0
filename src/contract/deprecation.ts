import type { FastifyInstance, FastifyRequest, onSendHookHandler } from 'fastify'
import type { Deprecation, OperationId } from '../../generated/operations.ts'
import type { Clock } from '../core/clock.ts'
import { ApiError } from '../core/errors.ts'

/** The operations that have an end. */
export type Deprecations = Readonly<Partial<Record<OperationId, Deprecation>>>

/**
 * Announces the end of deprecated operations with each of their answers, errors included: `Deprecation` (RFC
 * 9745), `Sunset` (RFC 8594) and the links of both. From the sunset on the answer is 410 `endpoint_sunset`.
 *
 * 410 comes before authentication: the public document says that the operation has ended, and a client whose
 * credential is invalid must not look for the cause there. Other operations get no hook for headers.
 */
export function endDeprecated(app: FastifyInstance, deprecations: Deprecations, clock: Clock): void {
  if (Object.keys(deprecations).length === 0) return
  const endOf = (id: OperationId | undefined) => (id === undefined ? undefined : deprecations[id])
  app.addHook('onRequest', (request, _reply, done) => {
    const deprecation = endOf(request.routeOptions.config.operationId)
    const isOver = deprecation !== undefined && clock.now() >= new Date(deprecation.sunset)
    done(isOver ? new ApiError('endpoint_sunset') : undefined)
  })
  app.addHook('onRoute', (route) => {
    const deprecation = endOf(route.config?.operationId)
    if (deprecation) route.onSend = [...[route.onSend ?? []].flat(), announce(deprecation)]
  })
}

function announce(deprecation: Deprecation): onSendHookHandler {
  const since = `@${Math.floor(new Date(deprecation.since).getTime() / 1000)}`
  const sunset = new Date(deprecation.sunset).toUTCString()
  return (request, reply, payload, done) => {
    reply.header('deprecation', since).header('sunset', sunset)
    const links = [reply.getHeader('link') ?? [], linksOf(deprecation, request)].flat()
    if (links.length > 0) reply.header('link', links.join(', '))
    done(null, payload)
  }
}

/** `Link` values (RFC 8288); the successor has the path parameters of the request. */
function linksOf({ successor, link }: Deprecation, { params }: FastifyRequest): string[] {
  const page = link === undefined ? [] : [`<${link}>; rel="deprecation"`, `<${link}>; rel="sunset"`]
  return successor === undefined ? page : [...page, `<${filled(successor, params)}>; rel="successor-version"`]
}

function filled(path: string, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}))
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
}
