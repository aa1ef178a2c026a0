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
  /** The folder that holds openapi.yaml, and what is made of it in generated/build. */
  readonly root: string
  /** openapi.yaml, parsed, which takes a tenth of a second. */
  readonly document: OpenAPIV3_1.Document
  /** The origin that clients reach the service at. It replaces the one in the document. */
  readonly publicUrl?: string | undefined
  /** The documents state durations, link to the source, and may let readers send requests. */
  readonly settings: Durations & Pick<Settings, 'sourceUrl' | 'docsConsole'>
}

/** Of a URL, what would break a string of JSON or a link in Markdown. */
const ESCAPES: Readonly<Record<string, string>> = { '\\': '%5C', '(': '%28', ')': '%29' }
/** What the page's script looks at. */
const CONSOLE = { off: '<meta name="console" content="off">', on: '<meta name="console" content="on">' }

const NOT_BUILT = `The documentation page has not been built for this version.
To build it, install the development dependencies and run: npm ci && npm run build
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

/** For everyone: browsers' tools on other origins generate clients from the document. */
const SHARED = {
  ...COMMON,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
  'cross-origin-resource-policy': 'cross-origin',
}

/** What the build makes beside the page, by its path. The app is text here: nobody runs it. */
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
  /** Undefined where the build has not made it. */
  const built = (name: string) => readIfThere(join(root, 'generated/build', name))

  // Few ask for one. At the first start, pages are made while the service runs.
  function serve(path: string, make: () => Promise<Representation | undefined>): void {
    let made: Representation | undefined
    app.get(path, async (request, reply) => {
      made ??= await make()
      if (made === undefined) return reply.code(503).headers(NOTHING).send(NOT_BUILT)
      // The router takes /docs/ for /docs; the page has one address.
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

/** Puts the addresses of this service in the places of those in the repository. */
function localizer({ document, publicUrl, settings }: DocumentsOptions): (text: string) => string {
  const { sourceUrl } = settings
  const origin = document.servers?.[0]?.url
  const own = (text: string) =>
    withDurations(publicUrl && origin ? text.replaceAll(origin, new URL(publicUrl).origin) : text, settings)
  const source = () => new URL(sourceUrl ?? '').href.replaceAll(/[\\()]/g, (one) => ESCAPES[one] ?? one)
  // In HTML and in Markdown; without an address the words stay, and the link goes.
  const links = /<a href="SOURCE_URL">(.*?)<\/a>|\[([^\]]*)\]\(SOURCE_URL\)/g
  return (text) =>
    own(text).replaceAll(links, (link: string, words?: string, inMarkdown?: string) =>
      sourceUrl ? link.replace('SOURCE_URL', source) : (words ?? inMarkdown ?? ''),
    )
}
