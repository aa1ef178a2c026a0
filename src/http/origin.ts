import type { FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings.ts'

export type OriginSettings = Pick<Settings, 'publicUrl' | 'host' | 'port'>

/** A name or an address, and perhaps a port (RFC 9110, section 7.2): no user, path or query beside it. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i

/** The origin of the service by its settings. */
export function ownOrigin({ publicUrl, host, port }: OriginSettings): string {
  return publicUrl ?? `http://${host}:${port}`
}

/** The origin that a client used; its `Host` header counts only if it is well-formed. */
export function originOf({ protocol, host }: FastifyRequest, settings: OriginSettings): string {
  if (settings.publicUrl !== undefined) return settings.publicUrl
  const origin = `${protocol}://${host}`
  return HOST.test(host) && URL.canParse(origin) ? origin : ownOrigin(settings)
}
