import { createSocket } from 'node:dgram'
import dns from 'node:dns'
import { once } from 'node:events'
import ipaddr from 'ipaddr.js'

const TYPES = { ipv4: 1, ipv6: 28 }
const HEADER_BYTES = 12
const NO_SUCH_NAME = 3

export interface DnsServer {
  /** The addresses of each name; a name without addresses does not exist. */
  readonly names: Map<string, readonly string[]>
  /** The names that were asked for, in order; each for IPv4 and for IPv6. */
  readonly asked: string[]
  close(): void
}

/** A name server (RFC 1035), which this process asks until it is closed. */
export async function startDnsServer(): Promise<DnsServer> {
  const socket = createSocket('udp4')
  const names = new Map<string, readonly string[]>()
  const asked: string[] = []
  socket.on('message', (query, { address, port }) => {
    const labels: string[] = []
    let at = HEADER_BYTES
    for (let size = query[at] ?? 0; size > 0; size = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + size))
      at += size + 1
    }
    const type = query.readUInt16BE(at + 1)
    const name = labels.join('.')
    asked.push(name)
    const known = names.get(name)
    const found = (known ?? []).map((text) => ipaddr.parse(text)).filter((one) => TYPES[one.kind()] === type)
    const records = found.map((one) => {
      const bytes = one.toByteArray()
      // a pointer to the name of the question, type, class, no time to live, and the address
      return Buffer.from([0xc0, HEADER_BYTES, 0, type, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes])
    })
    const header = Buffer.alloc(HEADER_BYTES)
    query.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | (known ? 0 : NO_SUCH_NAME), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(records.length, 6)
    socket.send(Buffer.concat([header, query.subarray(HEADER_BYTES, at + 5), ...records]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const before = dns.getServers()
  dns.setServers([`127.0.0.1:${socket.address().port}`])
  return {
    names,
    asked,
    close() {
      dns.setServers(before)
      socket.close()
    },
  }
}
