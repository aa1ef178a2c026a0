import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** How proxies write an address with a port, or an IPv6 address without one. */
const WITH_PORT = /^(?:\[(.*)\]|([\d.]+))(?::\d{1,5})?$/
/**
 * All clients without a valid address share one set of limits: otherwise each made-up name would get its own.
 */
export const NO_ADDRESS = 'unknown'

/** Removes the port and the brackets that a proxy may have added to an address. */
export function withoutPort(text: string): string {
  const [, v6, v4] = WITH_PORT.exec(text) ?? []
  return v6 ?? v4 ?? text
}

/** The key under which limits count a client: `addressOf`, or `NO_ADDRESS`. */
export function addressKey(text: string): string {
  return isIPv4(text) ? text : (addressOf(text) ?? NO_ADDRESS)
}

/**
 * An IPv4 address, or the /64 network of an IPv6 address, which belongs to a single subscriber (RFC 6177).
 * Null if the text is not an address.
 */
export function addressOf(text: string): string | null {
  const parsed = parse(text)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed?.toString() ?? null
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}

/** The network of an address, which many people share: /24 for IPv4, /48 for IPv6. Null if invalid. */
export function networkOf(text: string): string | null {
  const parsed = parse(text)
  if (!parsed) return null
  const [kind, bits] = parsed instanceof ipaddr.IPv6 ? [ipaddr.IPv6, 48] : [ipaddr.IPv4, 24]
  return `${kind.networkAddressFromCIDR(`${parsed}/${bits}`)}/${bits}`
}

function parse(text: string): ipaddr.IPv4 | ipaddr.IPv6 | undefined {
  const address = withoutPort(text)
  if (!ipaddr.isValid(address)) return undefined
  const parsed = ipaddr.process(address)
  // an IPv4 client as a translator (NAT64) shows it to a service that only has IPv6
  const isTranslated = parsed instanceof ipaddr.IPv6 && parsed.range() === 'rfc6052'
  return isTranslated ? new ipaddr.IPv4(parsed.toByteArray().slice(-4)) : parsed
}
