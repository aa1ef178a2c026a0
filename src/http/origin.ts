import { isIPv6, type Socket } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings.ts'
import { varyBy } from './envelope.ts'

export type OriginSettings = Pick<Settings, 'publicUrl' | 'allowedHosts' | 'host' | 'port'>

/** Names of the client's own machine, which are useless to anybody else. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

export function ownOrigin({ publicUrl, host, port }: Omit<OriginSettings, 'allowedHosts'>): string {
  return publicUrl ?? `http://${authority(host, port)}`
}

/**
 * The origin that a client used. Its `Host` header can be forged, and a cache may serve the response to
 * others. So the header is only used if the settings allow the host, or if it is the client's own machine or
 * the local address of the connection. Otherwise, the origin is the first host that the settings allow, or
 * the local address.
 */
export function originOf(request: FastifyRequest, settings: OriginSettings): string {
  if (settings.publicUrl !== undefined) return settings.publicUrl
  const { allowedHosts } = settings
  const scheme = request.protocol === 'https' ? 'https' : 'http'
  const host = request.host.toLowerCase()
  if (LOCAL_HOST.test(host) || allowedHosts.includes(host)) return `${scheme}://${host}`
  const entrance = entranceOf(request.socket) ?? authority(settings.host, settings.port)
  return `${scheme}://${host === entrance ? host : (allowedHosts[0] ?? entrance)}`
}

/** Lets the page that sent a request read the response, whatever `CORS_ORIGINS` says. */
export function allowOrigin({ headers: { origin } }: FastifyRequest, reply: FastifyReply): void {
  varyBy(reply, 'Origin')
  if (origin !== undefined) reply.header('access-control-allow-origin', origin)
}

/** The local address and port of the connection, in the form of a `Host` header. */
function entranceOf({ localAddress, localPort }: Socket): string | undefined {
  if (localAddress === undefined || localPort === undefined) return undefined
  // removes the prefix of an IPv4 address on an IPv6 socket, and the zone of a link-local address
  return authority(localAddress.replace(/^::ffff:(?=\d+\.)|%.*$/g, ''), localPort)
}

/** RFC 3986, section 3.2: an IPv6 address is in brackets; the default port of the scheme is left out. */
function authority(host: string, port: number): string {
  const name = isIPv6(host) ? `[${host}]` : host
  return port === 80 ? name : `${name}:${port}`
}
