import { networkInterfaces } from 'node:os'
import ipaddr from 'ipaddr.js'

/** All global unicast addresses of IPv6 that are assigned so far (RFC 4291, section 2.4). */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3')
/** Public by its range, but the host of an Azure VM responds there, also with the keys of the VM. */
const AZURE_HOST = '168.63.129.16'

/**
 * Whether an address belongs to some other host on the internet. It is not public if it is private, special,
 * embeds an IPv4 address (mapped, NAT64, 6to4, Teredo), or belongs to this machine.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast' || address.toString() === AZURE_HOST) return false
  if (address instanceof ipaddr.IPv6 && !address.match(GLOBAL_IPV6)) return false
  return !ownAddresses().has(address.toString())
}

/** Read each time, because interfaces come and go. */
function ownAddresses(): ReadonlySet<string> {
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses)
  return new Set(interfaces.map(({ address }) => ipaddr.process(address).toString()))
}
