import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import { readIfThere } from '../../base/files.ts'
import type { Settings } from '../../config/settings.ts'
import { type Durations, withDurations, withPlaceholders, yamlWithPlaceholders } from './durations.ts'
import { contentSecurityPolicy, redocPolicy } from './page-policy.ts'
import { representation } from './representation.ts'

export interface DocumentsOptions {
  /** The folder of openapi.yaml, and of what is built from it, in generated/build. */
  readonly root: string
  /** The parsed openapi.yaml; parsing takes a tenth of a second. */
  readonly document: OpenAPIV3_1.Document
  /** The origin at which clients reach the service, which replaces the one in the document. */
  readonly publicUrl?: string | undefined
  /** Settings that the documents depend on: durations, the link to the source, and the console. */
  readonly settings: Durations & Pick<Settings, 'sourceUrl' | 'docsConsole'>
}

/** Characters of a URL that would break a JSON string or a Markdown link. */
const ESCAPES: Readonly<Record<string, string>> = { '\\': '%5C', '(': '%28', ')': '%29' }
/** The switch that the page's script reads. */
const CONSOLE = { off: '<meta name="console" content="off">', on: '<meta name="console" content="on">' }

const NOT_BUILT = `The documentation page is not built yet.
The first start builds it within seconds: reload this page. If it is still missing then, install the
development dependencies and run: npm ci && npm run build
The contract itself is at /openapi.yaml and /openapi.json.
`

const COMMON = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
}

const NOTHING = { ...COMMON, 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }

const PAGE = {
  ...COMMON,
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
}

/** For all origins: tools in browsers on other origins generate clients from the document. */
const SHARED = {
  ...COMMON,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Files that the build creates in addition to the page, by path. The app is served as text, not to be run.
 */
const FILES = {
  '/collection.json': ['collection.json', 'application/json'],
  '/llms.txt': ['docs/llms.txt', 'text/plain; charset=utf-8'],
  '/docs/guide.md': ['docs/guide.md', 'text/markdown; charset=utf-8'],
  '/docs/example-app/index.html': ['docs/example-app/index.html', 'text/plain; charset=utf-8'],
  '/docs/example-app/app.js': ['docs/example-app/app.js', 'text/plain; charset=utf-8'],
  '/docs/example-app/cms.js': ['docs/example-app/cms.js', 'text/plain; charset=utf-8'],
} as const

type Representation = ReturnType<typeof representation>

/** Fastify plugin: the contract in YAML (RFC 9512), JSON, pages, requests to import, and for agents. */
export async function documents(app: FastifyInstance, options: DocumentsOptions): Promise<void> {
  const { root, document, settings } = options
  const { docsConsole } = settings
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  const localize = localizer(options)
  /** Undefined if the build has not created it. */
  const built = (name: string) => readIfThere(join(root, 'generated/build', name))

  // created on demand, because few clients ask; at the first start, pages are built while the service runs
  function serve(path: string, make: () => Promise<Representation | undefined>): void {
    let made: Representation | undefined
    app.get(path, async (request, reply) => {
      made ??= await make()
      if (made === undefined) return reply.code(503).headers(NOTHING).send(NOT_BUILT)
      // the router treats /docs/ like /docs, but the page has one address
      return path === '/docs' && request.url.startsWith('/docs/')
        ? reply.redirect(path, 308)
        : made(request, reply)
    })
  }
  function serveText(path: string, type: string, read: () => Promise<string | undefined>): void {
    serve(path, async () => {
      const text = await read()
      if (text === undefined) return undefined
      return representation(Buffer.from(localize(text)), { ...SHARED, 'content-type': type })
    })
  }
  function servePage(path: string, name: string, finish: (html: string) => [html: string, policy: string]) {
    serve(path, async () => {
      const page = await built(name)
      const sha256 = hash('sha256', source, 'hex')
      if (!page?.includes(`<meta name="openapi-sha256" content="${sha256}">`)) return undefined
      const [html, policy] = finish(localize(page))
      return representation(Buffer.from(html), { ...PAGE, 'content-security-policy': policy })
    })
  }

  serveText('/openapi.yaml', 'application/yaml', async () => yamlWithPlaceholders(source))
  serveText('/openapi.json', 'application/json', async () => JSON.stringify(withPlaceholders(document)))
  for (const [path, [name, type]] of Object.entries(FILES)) serveText(path, type, () => built(name))
  servePage('/docs', 'docs.html', (page) => {
    const html = docsConsole ? page.replace(CONSOLE.off, CONSOLE.on) : page
    return [html, contentSecurityPolicy(html, docsConsole)]
  })
  servePage('/docs/redoc', 'redoc.html', (html) => [html, redocPolicy(html)])
  app.get('/', (_request, reply) => reply.redirect('/docs', 302))
}

/** Replaces the addresses in the repository's texts with those of this service. */
function localizer({ document, publicUrl, settings }: DocumentsOptions): (text: string) => string {
  const { sourceUrl } = settings
  const origin = document.servers?.[0]?.url
  const own = (text: string) =>
    withDurations(publicUrl && origin ? text.replaceAll(origin, new URL(publicUrl).origin) : text, settings)
  const source = () => new URL(sourceUrl ?? '').href.replaceAll(/[\\()]/g, (one) => ESCAPES[one] ?? one)
  // in HTML and in Markdown; without an address, only the text of the link remains
  const links = /<a href="SOURCE_URL">(.*?)<\/a>|\[([^\]]*)\]\(SOURCE_URL\)/g
  return (text) =>
    own(text).replaceAll(links, (link: string, words?: string, inMarkdown?: string) =>
      sourceUrl ? link.replace('SOURCE_URL', source) : (words ?? inMarkdown ?? ''),
    )
}
