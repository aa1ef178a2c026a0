import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../support/app.ts'
import { written } from '../support/rows.ts'
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

async function startWithProducts(settings: Parameters<typeof startApp>[0] = {}): Promise<TestApp> {
  const app = await startApp(settings)
  await app.context.database.prisma.product.createMany({
    data: Array(2).fill({ name: 'Mug', price: 1, ...written('Mug') }),
  })
  return app
}

/** The origin of the next page, as an answer tells it. */
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
  let app: TestApp

  beforeAll(async () => {
    app = await startWithProducts()
  })
  afterAll(() => app.close())

  it.each(EVIL)('where the connection came in, and not the forged host %s', async (host) => {
    expect(await linked(app, LIST, `Host: ${host}`)).toBe(app.origin)
    expect(await linked(app, LIST, `Host: ${host}`, ...forwarded(host))).toBe(app.origin)
  })

  it.each(EVIL)('nothing of an address with the origin %s', async (host) => {
    for (const scheme of ['http', 'https', 'HTTP']) {
      expect(await linked(app, `${scheme}://${host}${LIST}`, `Host: ${host}`)).toBe(app.origin)
    }
  })

  it.each(['localhost', 'localhost:8080', '127.0.0.1:8080', '[::1]:3000'])(
    'the own machine as %s, which a container may be reached at',
    async (host) => {
      expect(await linked(app, LIST, `Host: ${host}`)).toBe(`http://${host}`)
    },
  )

  it('where the connection came in without a host, too', async () => {
    const [response] = await sendLines(app.port, `GET ${LIST} HTTP/1.0`, '', '')
    expect(response?.headers.link).toContain(`<${app.origin}/api/products?`)
  })
})

describe('with ALLOWED_HOSTS, a link names', () => {
  let app: TestApp

  beforeAll(async () => {
    const allowedHosts = ['cms.example', 'cms.example:8080']
    app = await startWithProducts({ settings: { allowedHosts, trustProxy: ['127.0.0.1'] } })
  })
  afterAll(() => app.close())

  it('a host of the list, whatever its case', async () => {
    expect(await linked(app, LIST, 'Host: cms.example')).toBe('http://cms.example')
    expect(await linked(app, LIST, 'Host: CMS.example:8080')).toBe('http://cms.example:8080')
  })

  it.each([...EVIL, 'cms.example:8081'])('the first of the list instead of %s', async (host) => {
    expect(await linked(app, LIST, `Host: ${host}`)).toBe('http://cms.example')
    expect(await linked(app, `http://${host}${LIST}`, `Host: ${host}`)).toBe('http://cms.example')
  })

  it('what a trusted proxy says, as far as it is in the list', async () => {
    const internal = 'Host: cms.internal'
    expect(await linked(app, LIST, internal, ...forwarded('cms.example:8080'))).toBe(
      'https://cms.example:8080',
    )
    expect(await linked(app, LIST, internal, ...forwarded('evil.example'))).toBe('https://cms.example')
    const script = [internal, 'X-Forwarded-For: 192.0.2.1', 'X-Forwarded-Proto: javascript']
    expect(await linked(app, LIST, ...script)).toBe('http://cms.example')
  })
})

it('with PUBLIC_URL a link names nothing else', async () => {
  const app = await startWithProducts({
    settings: { publicUrl: 'https://cms.example', allowedHosts: ['other.example'], trustProxy: 1 },
  })
  try {
    for (const host of ['other.example', 'localhost', 'evil.example']) {
      expect(await linked(app, LIST, `Host: ${host}`, ...forwarded(host))).toBe('https://cms.example')
    }
  } finally {
    await app.close()
  }
})

it('a proxy that is not trusted is not believed', async () => {
  const app = await startWithProducts({
    settings: { allowedHosts: ['cms.example', 'two.example'], trustProxy: ['192.0.2.0/24'] },
  })
  try {
    expect(await linked(app, LIST, 'Host: two.example', ...forwarded('cms.example'))).toBe(
      'http://two.example',
    )
  } finally {
    await app.close()
  }
})

it('the service can listen on an IPv6 address, and name it', async () => {
  const app = await startWithProducts({ settings: { host: '::1' } })
  try {
    expect(app.origin).toBe(`http://[::1]:${app.port}`)
    const response = await fetch(`${app.origin}${LIST}`)
    expect(response.headers.get('link')).toContain(`<${app.origin}/api/products?limit=1&cursor=`)
    const document = await fetch(`${app.origin}/openapi.json`)
    expect(document.status).toBe(200)
  } finally {
    await app.close()
  }
})
