import { isIPv6, type Socket } from 'node:net'
import type { FastifyRequest } from 'fastify'
import type { Settings } from '../config/settings.ts'

export type OriginSettings = Pick<Settings, 'publicUrl' | 'allowedHosts' | 'host' | 'port'>

/** Names of the client's own machine, which nobody else can use. */
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/

export function ownOrigin({ publicUrl, host, port }: Omit<OriginSettings, 'allowedHosts'>): string {
  return publicUrl ?? `http://${authority(host, port)}`
}

/**
 * The origin that a client used. Its `Host` header can be forged, and a cache may keep the answer for others:
 * it counts only if the settings allow it, or if it names the own machine or this end of the connection.
 * Otherwise the answer names the first host that the settings allow, or this end of the connection.
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

/** The address and the port of this end of the connection, as a `Host` header has them. */
function entranceOf({ localAddress, localPort }: Socket): string | undefined {
  if (localAddress === undefined || localPort === undefined) return undefined
  // an IPv4 address as an IPv6 socket has it, and the zone of a link-local address
  return authority(localAddress.replace(/^::ffff:(?=\d+\.)|%.*$/g, ''), localPort)
}

/** RFC 3986, section 3.2: an IPv6 address stands in brackets; the port of the scheme can be left out. */
function authority(host: string, port: number): string {
  const name = isIPv6(host) ? `[${host}]` : host
  return port === 80 ? name : `${name}:${port}`
}
