import { describe, expect, it } from 'vitest'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'

const LIFE = 60 * 24 * 60 * 60
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const app = useApp({ settings: { trustProxy: 1 } })

/** What the list of logins says of a new one. */
async function deviceOf(headers: Record<string, string>) {
  const json = { username: 'traveller', password: PASSWORD }
  const { accessToken: token } = (await app.call('login', { json, headers })).data
  const own = (await app.call('listSessions', { token })).data.find(({ current }) => current)
  return [own?.userAgent, own?.address]
}

const from = (address: string) => ({ 'x-forwarded-for': address })

describe('the device of a login', () => {
  it('is its User-Agent, as plain text of limited length, and the network of its address', async () => {
    await app.addUser('traveller', 'viewer')
    const here = from('10.1.2.3')
    const cases: [Record<string, string>, string | null, string | null][] = [
      [{ 'user-agent': AGENT, ...from('192.0.2.77') }, AGENT, '192.0.2.0/24'],
      [from('2001:db8:1:2:3::4'), null, '2001:db8:1::/48'],
      [from('::ffff:198.51.100.9'), null, '198.51.100.0/24'],
      [from('[2001:db8::1]:443'), null, '2001:db8::/48'],
      [from('unknown'), null, null],
      [{ 'user-agent': '<b>App</b> 1', ...here }, 'App 1', '10.1.2.0/24'],
      [{ 'user-agent': `${'x'.repeat(254)} ${'y'.repeat(900)}`, ...here }, 'x'.repeat(254), '10.1.2.0/24'],
      [{ 'user-agent': '<i></i>', ...here }, null, '10.1.2.0/24'],
    ]
    for (const [headers, userAgent, address] of cases)
      expect(await deviceOf(headers), JSON.stringify(headers)).toEqual([userAgent, address])
    expect(JSON.stringify(app.log)).not.toMatch(/Firefox|192\.0\.2\.0|2001:db8:1::/)
  })

  it('is stored as long as the login is', async () => {
    const { token, id } = await app.addUser('leaver', 'viewer')
    const sessionId = (await app.call('listSessions', { token })).data[0]?.id ?? ''
    await app.call('revokeSession', { token, params: { sessionId } })
    app.clock.advance(LIFE)
    await app.context.auth.sessions.purge(1000)
    expect(await app.prisma.session.count({ where: { userId: id } })).toBe(0)
  })
})
