import type { FastifyRequest, onRequestHookHandler, onSendHookHandler } from 'fastify'
import type { Deprecation, OperationId } from '../../../generated/operations.ts'
import type { Clock } from '../../words/clock.ts'
import { ApiError } from '../../words/errors.ts'

/** The operations that have an end. */
export type Deprecations = Readonly<Partial<Record<OperationId, Deprecation>>>

export type Ending = ReturnType<typeof endDeprecated>

/**
 * Announces the end of deprecated operations with each of their answers, errors included: `Deprecation` (RFC
 * 9745), `Sunset` (RFC 8594) and the links of both. From the sunset on the answer is 410 `endpoint_sunset`,
 * before authentication: a client must not look for the cause in its credential.
 */
export function endDeprecated(
  deprecations: Deprecations,
  clock: Clock,
): { refuseEnded: onRequestHookHandler; announce: onSendHookHandler } | undefined {
  if (Object.keys(deprecations).length === 0) return undefined
  const deprecationOf = ({ operationId }: FastifyRequest) => operationId && deprecations[operationId]
  return {
    refuseEnded(request, _reply, done) {
      const deprecation = deprecationOf(request)
      const isOver = deprecation !== undefined && clock.now() >= new Date(deprecation.sunset)
      done(isOver ? new ApiError('endpoint_sunset') : undefined)
    },
    announce(request, reply, payload, done) {
      const deprecation = deprecationOf(request)
      if (deprecation) {
        const since = Math.floor(new Date(deprecation.since).getTime() / 1000)
        reply.header('deprecation', `@${since}`)
        reply.header('sunset', new Date(deprecation.sunset).toUTCString())
        const links = [reply.getHeader('link') ?? [], linksOf(deprecation, request)].flat()
        if (links.length > 0) reply.header('link', links.join(', '))
      }
      done(null, payload)
    },
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
