import { createServer } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { listen } from './ports.ts'

/** A span as in OTLP/JSON, with its attributes by name. */
export interface Span {
  readonly name: string
  readonly kind: number
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly attributes: Readonly<Record<string, unknown>>
  readonly resource: Readonly<Record<string, unknown>>
  readonly isError: boolean
}

interface Attribute {
  readonly key: string
  readonly value: Readonly<Record<string, unknown>>
}
interface SentSpan extends Omit<Span, 'attributes' | 'resource' | 'isError'> {
  readonly attributes: readonly Attribute[]
  readonly status: { readonly code?: number }
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[]
  }[]
}

const byName = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** Receives spans like an OpenTelemetry collector (OTLP over HTTP, in JSON). */
export async function startCollector() {
  const spans: Span[] = []
  let status = 200
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const text = request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body
    if (status === 200) {
      const { resourceSpans }: Sent = JSON.parse(text.toString())
      for (const { resource, scopeSpans } of resourceSpans) {
        for (const { attributes, status: ended, ...span } of scopeSpans.flatMap((scope) => scope.spans)) {
          const common = { resource: byName(resource.attributes), isError: ended.code === 2 }
          spans.push({ ...span, ...common, attributes: byName(attributes) })
        }
      }
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  return {
    origin: `http://127.0.0.1:${await listen(server)}`,
    spans,
    /** From now on, refuses spans with this status. */
    refuse(refusal: number) {
      status = refusal
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}
