import { promises as dns, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { toError } from '../base/guards.ts'
import { isPublicAddress } from './addresses.ts'

/** Milliseconds for the first try to resolve a name; the second takes twice as long. */
const DNS_LIMITS = { timeout: 2_000, tries: 2 }

export type RefusalReason = 'scheme' | 'credentials' | 'address' | 'unresolvable'

/** The service does not send anything to this URL. */
export class TargetRefused extends Error {
  override name = 'TargetRefused'
  readonly reason: RefusalReason

  constructor(reason: RefusalReason, options?: ErrorOptions) {
    super(`the URL is refused: ${reason}`, options)
    this.reason = reason
  }
}

/** Where to connect to. */
export interface Target {
  readonly url: URL
  /** Resolves the name of the host. It returns checked addresses only. */
  readonly lookup: LookupFunction | undefined
}

/**
 * The target of a URL: `https` without credentials, at public addresses, or one of the hosts that the
 * operator allows (`WEBHOOK_PRIVATE_HOSTS`), which are resolved like in any other program. An address in the
 * URL is checked here, in all notations that the URL standard knows (decimal, octal, hexadecimal); a name is
 * checked by `lookup`, for each connection.
 *
 * @throws TargetRefused
 */
export function targetOf(text: string, privateHosts: readonly string[]): Target {
  if (!URL.canParse(text)) throw new TargetRefused('unresolvable')
  const url = new URL(text)
  if (url.username !== '' || url.password !== '') throw new TargetRefused('credentials')
  if (isAllowed(url, privateHosts)) return { url, lookup: undefined }
  if (url.protocol !== 'https:') throw new TargetRefused('scheme')
  const address = addressIn(url)
  if (address !== undefined && !isPublicAddress(address)) throw new TargetRefused('address')
  return { url, lookup: lookupPublic }
}

/** Checks a URL like each attempt does. @throws TargetRefused */
export async function checkTarget(text: string, privateHosts: readonly string[]): Promise<void> {
  const { url, lookup } = targetOf(text, privateHosts)
  if (lookup !== undefined && addressIn(url) === undefined) await publicAddressesOf(url.hostname)
}

function isAllowed({ protocol, hostname, port, host }: URL, privateHosts: readonly string[]): boolean {
  const standardPort = { 'http:': 80, 'https:': 443 }[protocol]
  if (standardPort === undefined) return false
  return privateHosts.includes(host) || privateHosts.includes(`${hostname}:${port || standardPort}`)
}

/** The address if the host is one, without the brackets of IPv6. */
function addressIn({ hostname }: URL): string | undefined {
  const text = hostname.replace(/^\[(.*)\]$/, '$1')
  return isIP(text) ? text : undefined
}

/**
 * Called by the socket, so that it only connects to a checked address, even if the name resolves to another
 * address the next time (DNS rebinding).
 */
const lookupPublic: LookupFunction = (hostname, { all }, done) => {
  publicAddressesOf(hostname).then(
    (addresses) => {
      const [first] = addresses
      if (all) done(null, addresses)
      else done(null, first?.address ?? '', first?.family)
    },
    (error: unknown) => done(toError(error), ''),
  )
}

/**
 * Asks the name servers, not the `hosts` file: names on the internet are not in there. Unlike `dns.lookup`,
 * this does not occupy the thread pool, which hashes passwords and reads files.
 */
async function publicAddressesOf(hostname: string): Promise<LookupAddress[]> {
  const resolver = new dns.Resolver(DNS_LIMITS)
  resolver.setServers(dns.getServers())
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  const found: LookupAddress[] = []
  if (v4.status === 'fulfilled') for (const address of v4.value) found.push({ address, family: 4 })
  if (v6.status === 'fulfilled') for (const address of v6.value) found.push({ address, family: 6 })
  if (found.length === 0)
    throw new TargetRefused('unresolvable', { cause: v4.status === 'rejected' ? v4.reason : undefined })
  if (!found.every(({ address }) => isPublicAddress(address))) throw new TargetRefused('address')
  return found
}
