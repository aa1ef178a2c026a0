import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { OpenAPIV3_1 } from 'openapi-types'
import { isSystemError } from '../core/guards.ts'
import { type Durations, withDurations } from './durations.ts'
import { contentSecurityPolicy } from './page-policy.ts'
import { representation } from './representation.ts'

export interface DocumentsOptions {
  /** The folder that holds openapi.yaml, and what is made of it in generated/build. */
  readonly root: string
  /** openapi.yaml, parsed: doing it again would take a tenth of a second of each start. */
  readonly document: OpenAPIV3_1.Document
  /** The origin that clients reach the service at. It takes the place of the one in the document. */
  readonly publicUrl?: string | undefined
  /** Whether readers of the page may send requests from it. */
  readonly hasConsole: boolean
  /** They take the place of the defaults that the documents tell. */
  readonly durations: Durations
}

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

/** For everyone: browsers' tools on other origins generate clients from the document. */
const SHARED = {
  ...COMMON,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'ETag',
  'cross-origin-resource-policy': 'cross-origin',
}

/**
 * Fastify plugin: the contract at /openapi.yaml (RFC 9512) and /openapi.json, as requests to import at
 * /collection.json, and its page at /docs.
 */
export async function documents(
  app: FastifyInstance,
  { root, document, publicUrl, hasConsole, durations }: DocumentsOptions,
): Promise<void> {
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  const origin = document.servers?.[0]?.url
  const localize = (text: string) =>
    withDurations(publicUrl && origin ? text.replaceAll(origin, new URL(publicUrl).origin) : text, durations)

  app.get(
    '/openapi.yaml',
    representation(Buffer.from(localize(source)), { ...SHARED, 'content-type': 'application/yaml' }),
  )
  app.get(
    '/openapi.json',
    representation(Buffer.from(localize(JSON.stringify(document))), {
      ...SHARED,
      'content-type': 'application/json',
    }),
  )

  const collection = await readBuilt(join(root, 'generated/build/collection.json'))
  if (collection !== '') {
    const json = { ...SHARED, 'content-type': 'application/json' }
    app.get('/collection.json', representation(Buffer.from(localize(collection)), json))
  }

  const page = await readPage(join(root, 'generated/build/docs.html'), source)
  if (page === undefined) {
    app.get('/docs', (_request, reply) =>
      reply
        .code(503)
        .headers({ ...COMMON, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(NOT_BUILT),
    )
  } else {
    const html = localize(hasConsole ? page.replace(CONSOLE.off, CONSOLE.on) : page)
    const answer = representation(Buffer.from(html), {
      ...COMMON,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(html, hasConsole),
      'cross-origin-opener-policy': 'same-origin',
    })
    // The router takes /docs/ for /docs; the page has one address.
    app.get('/docs', (request, reply) =>
      request.url.startsWith('/docs/') ? reply.redirect('/docs', 308) : answer(request, reply),
    )
  }
  app.get('/', (_request, reply) => reply.redirect('/docs', 302))
}

/** What the build has made; empty where it has not been made. */
function readBuilt(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((error: unknown) => {
    if (isSystemError(error, 'ENOENT')) return ''
    throw error
  })
}

/** The page, unless it is missing or was made from another version of the document. */
async function readPage(file: string, source: string): Promise<string | undefined> {
  const page = await readBuilt(file)
  const sha256 = hash('sha256', source, 'hex')
  return page.includes(`<meta name="openapi-sha256" content="${sha256}">`) ? page : undefined
}
