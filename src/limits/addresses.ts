import { isIPv4 } from 'node:net'
import ipaddr from 'ipaddr.js'

/** How proxies write an address with its port, or an IPv6 address that has none. */
const WITH_PORT = /^(?:\[(.*)\]|([\d.]+))(?::\d{1,5})?$/
/** All that proxies name by no address is one client: else each made-up name had limits of its own. */
export const NO_ADDRESS = 'unknown'

/** An address without the port and the brackets that proxies may give it. */
export function withoutPort(text: string): string {
  const [, v6, v4] = WITH_PORT.exec(text) ?? []
  return v6 ?? v4 ?? text
}

/** What counts as one client: `addressOf`, or `NO_ADDRESS`. */
export function addressKey(text: string): string {
  return isIPv4(text) ? text : (addressOf(text) ?? NO_ADDRESS)
}

/**
 * An IPv4 address, or the /64 network of an IPv6 address, which belongs to a single subscriber (RFC 6177).
 * Null for anything else that a proxy calls an address.
 */
export function addressOf(text: string): string | null {
  const address = withoutPort(text)
  if (!ipaddr.isValid(address)) return null
  const parsed = ipaddr.process(address)
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString()
  const network = parsed.parts.slice(0, 4).map((part) => part.toString(16))
  return `${network.join(':')}::/64`
}
