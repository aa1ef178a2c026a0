import type { FastifyRequest } from 'fastify'
import type { Deprecation } from '../../../generated/operations.ts'
import type { Stage } from '../stage.ts'

/**
 * Adds `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and their links to each response of a deprecated
 * operation, errors included.
 */
export const deprecationHeaders: Stage = {
  name: 'deprecation-headers',
  at: 'onSend',
  run: ({ deprecations }) =>
    deprecations &&
    ((request, reply, payload, done) => {
      const { operationId } = request
      const deprecation = operationId && deprecations[operationId]
      if (deprecation) {
        const since = Math.floor(new Date(deprecation.since).getTime() / 1000)
        reply.header('deprecation', `@${since}`)
        reply.header('sunset', new Date(deprecation.sunset).toUTCString())
        const links = [reply.getHeader('link') ?? [], linksOf(deprecation, request)].flat()
        if (links.length > 0) reply.header('link', links.join(', '))
      }
      done(null, payload)
    }),
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
