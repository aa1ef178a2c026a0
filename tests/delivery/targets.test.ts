import { once } from 'node:events'
import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { send } from '../../src/delivery/send.ts'
import { checkTarget } from '../../src/delivery/targets.ts'
import { type DnsServer, startDnsServer } from '../support/dns-server.ts'

/** Hosts of URLs that must be refused, by what is wrong with them. */
const REFUSED: Readonly<Record<string, readonly string[]>> = {
  'this host': ['127.0.0.1', '127.8.9.1', '0.0.0.0', '0.1.2.3', '[::1]', '[::]', 'localhost'],
  'this host, in other notations': [
    ...['127.1', '0', '2130706433', '0x7f000001', '0x7f.1', '0177.0.0.1', '017700000001', '127.0.0.1.'],
    '①②⑦.⓪.⓪.①',
    ...['%31%32%37.0.0.1', '[0:0:0:0:0:0:0:1]'],
  ],
  'private networks': [
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '[fc00::1]',
    '[fd12:3456::1]',
  ],
  'private networks, in other notations': ['167772161', '0xc0a80101', '0300.0250.1.1'],
  'link-local addresses, and what clouds offer their machines': [
    ...['169.254.169.254', '0xa9fea9fe', '2852039166', '169.254.170.2', '100.100.100.200', '192.0.0.192'],
    ...['168.63.129.16', '0xa83f8110', '[fe80::1]', '[fd00:ec2::254]', '[fe80::a9fe:a9fe]'],
  ],
  'IPv4 within IPv6': [
    ...['[::ffff:127.0.0.1]', '[::ffff:7f00:1]', '[::ffff:a9fe:a9fe]', '[::ffff:168.63.129.16]'],
    ...['[::127.0.0.1]', '[::ffff:0:127.0.0.1]', '[64:ff9b::7f00:1]', '[64:ff9b:1::a00:1]'],
    ...['[2002:7f00:1::1]', '[2001:0:4136:e378:8000:63bf:3fff:fdd2]'],
  ],
  'addresses that are nobody’s or everybody’s': [
    ...['100.64.0.1', '192.0.2.1', '198.51.100.7', '203.0.113.9', '198.18.0.1', '192.88.99.1', '224.0.0.1'],
    ...['239.255.255.250', '240.0.0.1', '255.255.255.255', '[ff02::1]', '[2001:db8::1]', '[3fff::1]'],
    ...['[100::1]', '[fec0::1]', '[2001:10::1]', '[2001:20::1]', '[5f00::1]', '[4000::1]'],
  ],
}
const PUBLIC = ['93.184.216.34', '8.8.8.8', '1572395042', '[2606:2800:220:1:248:1893:25c8:1946]']
const PUBLIC_V4 = '93.184.216.34'

let server: DnsServer
beforeAll(async () => {
  server = await startDnsServer()
})
afterAll(() => server.close())

const post = (url: string, privateHosts: readonly string[] = []) =>
  send(
    { url, headers: {}, body: '{}' },
    { privateHosts, timeout: 5_000, signal: new AbortController().signal },
  )

describe('a webhook may not reach', () => {
  it('has more than 40 hosts in the table', () => {
    expect(Object.values(REFUSED).flat().length).toBeGreaterThan(40)
  })

  for (const [what, hosts] of Object.entries(REFUSED))
    it.each(hosts)(`${what}: %s`, async (host) => {
      server.names.set('localhost', ['127.0.0.1'])
      for (const url of [`https://${host}/hook`, `https://${host}:8443/hook`]) {
        await expect(checkTarget(url, [])).rejects.toMatchObject({ reason: 'address' })
        expect(await post(url)).toMatchObject({ status: null, error: 'refused_address' })
      }
    })

  it('the addresses of this machine, even public ones', async () => {
    const own = Object.values(networkInterfaces()).flatMap((addresses = []) => addresses)
    expect(own.length).toBeGreaterThan(0)
    for (const { address, family } of own) {
      const host = family === 'IPv6' ? `[${address.replace(/%.*/, '')}]` : address
      await expect(checkTarget(`https://${host}/`, [])).rejects.toMatchObject({ reason: 'address' })
    }
  })

  it.each([
    ['a private address', ['10.0.0.1']],
    ['a public and a private one', [PUBLIC_V4, '192.168.0.1']],
    ['a public one, and a private one in IPv6', [PUBLIC_V4, 'fd00::1']],
    ['the host of an Azure VM', ['168.63.129.16']],
    ['a mapped address', ['::ffff:10.0.0.1']],
  ])('a name that resolves to %s', async (_, addresses) => {
    server.names.set('hooks.example.com', addresses)
    const url = 'https://hooks.example.com/in'
    await expect(checkTarget(url, [])).rejects.toMatchObject({ reason: 'address' })
    expect(await post(url)).toMatchObject({ status: null, error: 'refused_address' })
  })

  it('a name that does not exist', async () => {
    await expect(checkTarget('https://nowhere.example/', [])).rejects.toMatchObject({
      reason: 'unresolvable',
    })
    expect(await post('https://nowhere.example/')).toMatchObject({ error: 'dns' })
  })

  it.each([
    ['http://93.184.216.34/', 'scheme'],
    ['ftp://93.184.216.34/', 'scheme'],
    ['file:///etc/passwd', 'scheme'],
    ['https://user:secret@93.184.216.34/', 'credentials'],
    ['https://user@93.184.216.34/', 'credentials'],
  ])('%s', async (url, reason) => {
    await expect(checkTarget(url, [])).rejects.toMatchObject({ reason })
    expect(await post(url)).toMatchObject({ error: 'refused_address' })
  })

  it('a name that resolves to another address after it was checked', async () => {
    const listener = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
    await once(listener, 'listening')
    let connections = 0
    listener.on('connection', () => connections++)
    const address = listener.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const url = `https://rebinding.example.com:${address.port}/`
    server.names.set('rebinding.example.com', [PUBLIC_V4])
    await checkTarget(url, [])
    server.names.set('rebinding.example.com', ['127.0.0.1'])
    server.asked.length = 0
    expect(await post(url)).toMatchObject({ status: null, error: 'refused_address' })
    // the addresses that were checked are those that would have been connected to: nobody asked again
    expect(server.asked).toEqual(['rebinding.example.com', 'rebinding.example.com'])
    expect(connections).toBe(0)
    listener.close()
  })
})

describe('a webhook may reach', () => {
  it.each(PUBLIC)('a public address: %s', (host) => checkTarget(`https://${host}/hook`, []))

  it('a name that resolves to public addresses', async () => {
    server.names.set('hooks.example.com', [PUBLIC_V4, '2606:2800:220:1:248:1893:25c8:1946'])
    await checkTarget('https://hooks.example.com/in', [])
  })

  it.each([
    ['http://127.0.0.1:9000/', ['127.0.0.1:9000']],
    ['https://127.0.0.1:9000/', ['127.0.0.1:9000']],
    ['http://localhost:80/', ['localhost']],
    ['http://receiver/', ['receiver:80']],
    ['https://[::1]:9000/', ['[::1]:9000']],
  ])('a host of the operator’s list: %s', checkTarget)

  it.each([
    'http://127.0.0.1:9001/',
    'http://127.0.0.2:9000/',
    'http://localhost:9000/',
    'ftp://127.0.0.1:9000/',
  ])('no other host or port than those of the list: %s', async (url) => {
    await expect(checkTarget(url, ['127.0.0.1:9000'])).rejects.toMatchObject({ reason: 'scheme' })
  })
})
