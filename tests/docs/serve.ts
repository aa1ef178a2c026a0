import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import Fastify, { type FastifyInstance } from 'fastify'
import { root } from '../../src/base/root.ts'
import { type DocumentsOptions, documents } from '../../src/http/documents/documents.ts'
import { readDocument } from '../../src/request/openapi/document.ts'
import { testSettings } from '../support/app.ts'

/** Builds the page, or other build results, in generated/build if missing or outdated. */
export async function buildPage(...names: readonly string[]): Promise<void> {
  const args = ['scripts/build.mjs', ...(names.length > 0 ? names : ['docs'])]
  await promisify(execFile)(process.execPath, args, { cwd: root })
}

/** A server with nothing but the documents, routed as in the service, on a free port of this machine. */
export async function serveDocuments(
  options: Partial<DocumentsOptions & DocumentsOptions['settings']> = {},
): Promise<Served> {
  // a response body that a test does not read would keep its connection busy
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true }, forceCloseConnections: true })
  const settings = { ...testSettings(), docsConsole: false, ...options }
  await app.register(documents, { root, document: await readDocument(), settings, ...options })
  return { app, origin: await app.listen({ host: '127.0.0.1', port: 0 }) }
}

export interface Served {
  readonly app: FastifyInstance
  readonly origin: string
}

/** The summary of each operation in the served document, by its id. */
export async function summaries(origin: string): Promise<ReadonlyMap<string, string>> {
  type Item = Record<string, { operationId: string; summary: string }>
  const response = await fetch(`${origin}/openapi.json`)
  const document: { paths: Record<string, Item> } = await response.json()
  const all = Object.values(document.paths).flatMap((item) => Object.values(item))
  return new Map(all.map(({ operationId, summary }) => [operationId, summary]))
}
