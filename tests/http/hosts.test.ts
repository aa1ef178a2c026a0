import { beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '../../src/config/settings.ts'
import type { TestApp } from '../support/app.ts'
import { written } from '../support/rows.ts'
import { useApp } from '../support/use-app.ts'
import { sendLines } from './raw.ts'

const CLOSE = 'Connection: close'
const LIST = '/api/products?limit=1'
const EVIL = [
  'evil.example',
  'evil.example:80',
  '127.0.0.1.evil.example',
  '192.0.2.1',
  '[2001:db8::1]',
  'localhost.',
]

function useAppWithProducts(settings: Partial<Settings> = {}): TestApp {
  const app = useApp({ settings })
  beforeAll(async () => {
    const data = Array(2).fill({ name: 'Mug', price: 1, ...written('Mug') })
    await app.prisma.product.createMany({ data })
  })
  return app
}

/** The origin of the link to the next page. */
async function linked(
  app: TestApp,
  target: string,
  ...headers: readonly string[]
): Promise<string | undefined> {
  const [response] = await sendLines(app.port, `GET ${target} HTTP/1.1`, ...headers, CLOSE, '', '')
  return /^<(.*)\/api\/products\?limit=1&cursor=[\w.-]+>; rel="next"$/.exec(response?.headers.link ?? '')?.[1]
}

const forwarded = (host: string) => [
  'X-Forwarded-For: 192.0.2.1',
  `X-Forwarded-Host: ${host}`,
  'X-Forwarded-Proto: https',
]

describe('without PUBLIC_URL and ALLOWED_HOSTS, a link names', () => {
  const app = useAppWithProducts()

  it.each(EVIL)('the local address of the connection, not the forged host %s', async (host) => {
    expect(await linked(app, LIST, `Host: ${host}`)).toBe(app.origin)
    expect(await linked(app, LIST, `Host: ${host}`, ...forwarded(host))).toBe(app.origin)
  })

  it.each(EVIL)('the local address, even if the request target has the origin %s', async (host) => {
    for (const scheme of ['http', 'https', 'HTTP']) {
      expect(await linked(app, `${scheme}://${host}${LIST}`, `Host: ${host}`)).toBe(app.origin)
    }
  })

  it.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:3000'])(
    '%s, since a container may be reached under it',
    async (host) => {
      expect(await linked(app, LIST, `Host: ${host}`)).toBe(`http://${host}`)
    },
  )

  it('the local address when there is no Host header', async () => {
    const [response] = await sendLines(app.port, `GET ${LIST} HTTP/1.0`, '', '')
    expect(response?.headers.link).toContain(`<${app.origin}/api/products?`)
  })
})

describe('with ALLOWED_HOSTS, a link names', () => {
  const allowedHosts = ['cms.example', 'cms.example:8080']
  const app = useAppWithProducts({ allowedHosts, trustProxy: ['127.0.0.1'] })

  it('a listed host, whatever its case', async () => {
    expect(await linked(app, LIST, 'Host: cms.example')).toBe('http://cms.example')
    expect(await linked(app, LIST, 'Host: CMS.example:8080')).toBe('http://cms.example:8080')
  })

  it.each([...EVIL, 'cms.example:8081'])('the first listed host instead of %s', async (host) => {
    expect(await linked(app, LIST, `Host: ${host}`)).toBe('http://cms.example')
    expect(await linked(app, `http://${host}${LIST}`, `Host: ${host}`)).toBe('http://cms.example')
  })

  it('the host that a trusted proxy forwards, if it is listed', async () => {
    const internal = 'Host: cms.internal'
    expect(await linked(app, LIST, internal, ...forwarded('cms.example:8080'))).toBe(
      'https://cms.example:8080',
    )
    expect(await linked(app, LIST, internal, ...forwarded('evil.example'))).toBe('https://cms.example')
    const script = [internal, 'X-Forwarded-For: 192.0.2.1', 'X-Forwarded-Proto: javascript']
    expect(await linked(app, LIST, ...script)).toBe('http://cms.example')
  })
})

describe('with PUBLIC_URL', () => {
  const publicUrl = 'https://cms.example'
  const app = useAppWithProducts({ publicUrl, allowedHosts: ['other.example'], trustProxy: 1 })

  it.each(['other.example', 'localhost', 'evil.example'])('a link names it, not %s', async (host) => {
    expect(await linked(app, LIST, `Host: ${host}`, ...forwarded(host))).toBe(publicUrl)
  })
})

describe('a proxy that is not trusted', () => {
  const allowedHosts = ['cms.example', 'two.example']
  const app = useAppWithProducts({ allowedHosts, trustProxy: ['192.0.2.0/24'] })

  it('is not believed', async () => {
    const origin = await linked(app, LIST, 'Host: two.example', ...forwarded('cms.example'))
    expect(origin).toBe('http://two.example')
  })
})

describe('a service that is bound to an IPv6 address', () => {
  const app = useAppWithProducts({ host: '::1' })

  it('listens there, and uses it in links', async () => {
    expect(app.origin).toBe(`http://[::1]:${app.port}`)
    const response = await fetch(`${app.origin}${LIST}`)
    expect(response.headers.get('link')).toContain(`<${app.origin}/api/products?limit=1&cursor=`)
    expect((await fetch(`${app.origin}/openapi.json`)).status).toBe(200)
  })
})
