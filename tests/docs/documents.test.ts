import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { errorStatus } from '../../generated/operations.ts'
import { chapters } from '../../scripts/docs/guide.ts'
import { redocly } from '../../scripts/redocly.mjs'
import { root } from '../../src/base/root.ts'
import { withPlaceholders } from '../../src/http/documents/durations.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { useFolder } from '../support/use-folder.ts'
import { buildPage, type Served, serveDocuments } from './serve.ts'

const FORMS = ['openapi.yaml', 'openapi.json']

const folder = useFolder()
let served: Served

beforeAll(async () => {
  await buildPage('docs', 'redoc')
  served = await serveDocuments()
}, 60_000)

afterAll(() => served.app.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(served.origin + path, { headers, redirect: 'manual' })

describe('GET /openapi.yaml and /openapi.json', () => {
  it('return documents that pass the strictest linter', async () => {
    const config = join(folder, 'redocly.yaml')
    await writeFile(config, 'extends: [recommended-strict]\n')
    for (const name of FORMS) await writeFile(join(folder, name), await (await get(`/${name}`)).text())
    const documents = FORMS.map((name) => join(folder, name))
    const { code, stderr } = await redocly(['lint', ...documents, `--config=${config}`])
    expect(code, stderr).toBe(0)
    for (const name of FORMS) expect(stderr).toContain(`${name}: validated`)
  }, 60_000)

  it('return the repository’s document, each with its media type', async () => {
    const yaml = await get('/openapi.yaml')
    expect(yaml.headers.get('content-type')).toBe('application/yaml')
    expect(await yaml.text()).toBe(await readFile(join(root, 'openapi.yaml'), 'utf8'))
    const json = await get('/openapi.json')
    expect(json.headers.get('content-type')).toBe('application/json')
  })

  it.each(['/openapi.yaml', '/openapi.json', '/collection.json'])('let any origin read %s', async (path) => {
    const { headers } = await get(path, { origin: 'https://tools.example' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('access-control-expose-headers')).toBe('ETag')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('contain the public origin of the service if it is known', async () => {
    const elsewhere = await serveDocuments({ publicUrl: 'https://cms.example/' })
    const document = await (await fetch(`${elsewhere.origin}/openapi.json`)).json()
    expect(document).toHaveProperty('servers.0.url', 'https://cms.example')
    expect(document).toHaveProperty('externalDocs.url', 'https://cms.example/docs')
    const collection = await fetch(`${elsewhere.origin}/collection.json`)
    expect(await collection.text()).not.toContain('http://127.0.0.1:3000')
    const page = await fetch(`${elsewhere.origin}/docs`)
    const text = await page.text()
    expect(text).toContain('https://cms.example/api/')
    // Syntax highlighting may split it, so search without the tags, too.
    expect(text.replaceAll(/<[^>]*>/g, '')).not.toContain('127.0.0.1:3000')
    await elsewhere.app.close()
  })
})

describe.each(['/openapi.yaml', '/openapi.json', '/docs'])('the text of %s', (path) => {
  it('states the configured durations', async () => {
    const changed = await serveDocuments({
      accessTokenTtl: 30,
      refreshGraceSeconds: 1,
      refreshIdleTtl: 7200,
      refreshAbsoluteTtl: 172_800,
      principalCacheTtl: 0,
    })
    const wordsAt = async ({ origin }: Served) =>
      (await (await fetch(origin + path)).text()).replaceAll(/<[^>]*>/g, '')
    const [usual, words] = await Promise.all([wordsAt(served), wordsAt(changed)])
    await changed.app.close()
    for (const told of ['valid for 15 minutes', 'within 10 seconds', 'for reads for up to 1 second'])
      expect(usual).toContain(told)
    for (const told of ['valid for 30 seconds', 'within 1 second ', 'for reads for up to 0 seconds'])
      expect(words).toContain(told)
    expect(words).not.toMatch(/15 minutes|fifteen minutes|10 seconds|ten seconds|7 days|a week/)
    if (path === '/docs')
      expect(words).toContain('expires 2 hours after its last refresh, and after 2 days in any case')
  })
})

describe('the x-settings of the contract', () => {
  it('match the text beside them, and no other text states their values', async () => {
    const document: unknown = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))
    const open = JSON.stringify(withPlaceholders(document))
    JSON.stringify(document, (_key, value) => {
      const { 'x-settings': stated = {}, ...texts } = Object(value)
      for (const phrase of Object.values(stated))
        expect(Object.values(texts)).toContainEqual(expect.stringContaining(String(phrase)))
      return value
    })
    expect(open).not.toMatch(/(valid for|older than) \d|within \d+ seconds gets|reads for up to \d/)
    expect(open).toContain('valid for {ACCESS_TOKEN_TTL}')
  })
})

const ALL = ['/docs', '/docs/redoc', '/openapi.yaml', '/openapi.json', '/collection.json']

describe.each(ALL)('a copy of %s', (path) => {
  it.each(['br', 'gzip'])('is sent as %s when asked for, and says so', async (coding) => {
    const plain = await get(path, { 'accept-encoding': 'identity' })
    const packed = await get(path, { 'accept-encoding': coding })
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(packed.headers.get('content-encoding')).toBe(coding)
    expect(packed.headers.get('vary')).toBe('Accept-Encoding')
    expect(Number(packed.headers.get('content-length'))).toBeLessThan(
      Number(plain.headers.get('content-length')) / 3,
    )
    expect(packed.headers.get('etag')).not.toBe(plain.headers.get('etag'))
    expect(await packed.text()).toBe(await plain.text())
  })

  it('is not sent in an encoding that the client refuses', async () => {
    const { headers } = await get(path, { 'accept-encoding': 'br;q=0, gzip;q=0.5, *;q=0.1' })
    expect(headers.get('content-encoding')).toBe('gzip')
  })

  it.each(['ETAG', 'W/ETAG', '"other", ETAG', '*'])('is not resent to a client with %s', async (known) => {
    const etag = (await get(path)).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    const again = await get(path, { 'if-none-match': known.replace('ETAG', etag) })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(etag)
  })

  it('is sent to a client with another version', async () => {
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  it('is sent without its body for HEAD', async () => {
    const response = await fetch(served.origin + path, { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(await response.text()).toBe('')
  })
})

describe('the downloads for agents and client teams', () => {
  it.each(['/llms.txt', '/docs/guide.md', '/docs', '/docs/redoc'])(
    '%s says what the current version changes, and how many operations there are',
    async (path) => {
      const { version } = Object(await (await get('/openapi.json')).json()).info
      const text = (await (await get(path)).text()).replaceAll(/<[^>]*>|\\n/g, ' ')
      expect(text).toMatch(new RegExp(`${version} - \\S+\\s+${documentedOperations.length} operations on `))
      expect(text).not.toContain('### Upgrade')
    },
  )

  it('/llms.txt links to everything, and every link works', async () => {
    const text = await (await get('/llms.txt')).text()
    const addresses = [...text.matchAll(/\]\(http:\/\/127\.0\.0\.1:3000(\/[^)]+)\)/g)].map(
      ([, path = '']) => path,
    )
    expect(addresses).toEqual(expect.arrayContaining(['/docs/guide.md', '/openapi.yaml', '/docs/redoc']))
    for (const path of addresses) expect((await get(path)).status, path).toBe(200)
    for (const { id, path } of documentedOperations) expect(text).toContain(`${path}\` (\`${id}\`)`)
  })

  it('the guide is available as Markdown, with every chapter, table and listing', async () => {
    const response = await get('/docs/guide.md')
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    const text = await response.text()
    for (const { title } of chapters()) expect(text).toContain(`\n## ${title}\n`)
    for (const [code, status] of Object.entries(errorStatus))
      expect(text).toMatch(new RegExp(`\\| ${status} \\| (?:\`\\w+\`, reason )?\`${code}\` \\|`))
    expect(text).toContain('| `RateLimit` |')
    expect(text).toContain('Your app to CMS API: POST /api/auth/login')
    expect(text).toContain('export async function call')
    expect(text).not.toContain('<!--')
  })

  it.each(['index.html', 'app.js', 'cms.js'])('%s of the example app is available as text', async (name) => {
    const response = await get(`/docs/example-app/${name}`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(await readFile(join(root, 'scripts/docs/example-app', name), 'utf8'))
  })

  it.each(['/docs', '/docs/guide.md'])('%s links to the repository if its URL is known', async (path) => {
    const words = 'the repository of this service'
    expect(await (await get(path)).text()).not.toMatch(new RegExp(`SOURCE_URL|[>[]${words}`))
    const known = await serveDocuments({ sourceUrl: String.raw`https://git.example/cms?a=1&b="2"\(3)` })
    const text = await (await fetch(known.origin + path)).text()
    const address = 'https://git.example/cms?a=1&b=%222%22%5C%283%29'
    expect(text).toContain(path === '/docs' ? `<a href="${address}">${words}</a>` : `[${words}](${address})`)
    await known.app.close()
  })
})

describe('a page that is built while the service runs', () => {
  it.each([
    ['/docs', 'docs.html'],
    ['/docs/redoc', 'redoc.html'],
    ['/llms.txt', 'docs/llms.txt'],
  ])('%s is served as soon as it is built', async (path, file) => {
    const folder = await mkdtemp(join(tmpdir(), 'documents-'))
    await cp(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'))
    const { app, origin } = await serveDocuments({ root: folder })
    const early = await fetch(origin + path)
    expect([early.status, await early.text()]).toEqual([503, expect.stringContaining('npm run build')])
    await cp(join(root, 'generated/build', file), join(folder, 'generated/build', file))
    expect((await fetch(origin + path)).status).toBe(200)
    await app.close()
    await rm(folder, { recursive: true })
  })
})

describe('GET /docs', () => {
  it('forbids framing, sniffing, foreign content and connections except its console’s', async () => {
    const { status, headers } = await get('/docs')
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    const policy = headers.get('content-security-policy') ?? ''
    for (const directive of ['default-src', 'frame-ancestors', 'base-uri', 'form-action']) {
      expect(policy).toContain(`${directive} 'none'`)
    }
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|https?:|\*|self)/)
    expect(policy).not.toContain('connect-src')
    const lively = await serveDocuments({ docsConsole: true })
    const allowed = (await fetch(`${lively.origin}/docs`)).headers.get('content-security-policy') ?? ''
    expect(allowed).toBe(policy.replace('img-src data:', "img-src data:; connect-src 'self'"))
    await lively.app.close()
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it.each([
    ['/', 302],
    ['/docs/', 308],
  ])('is what %s leads to', async (path, status) => {
    const response = await get(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('location')).toBe('/docs')
  })

  it.each(['missing', 'of another version'])('says how to build a page that is %s', async (state) => {
    const folder = await mkdtemp(join(tmpdir(), 'documents-'))
    await cp(join(root, 'openapi.yaml'), join(folder, 'openapi.yaml'))
    if (state !== 'missing') {
      await cp(join(root, 'generated/build/docs.html'), join(folder, 'generated/build/docs.html'))
      await cp(join(root, 'redocly.yaml'), join(folder, 'openapi.yaml'))
    }
    const { app, origin } = await serveDocuments({ root: folder })
    const response = await fetch(`${origin}/docs`)
    expect(response.status).toBe(503)
    expect(await response.text()).toContain('npm run build')
    expect((await fetch(`${origin}/openapi.yaml`)).status).toBe(200)
    await app.close()
    await rm(folder, { recursive: true })
  })
})
