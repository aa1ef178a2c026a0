import type { Attributes, Context, Span } from '@opentelemetry/api'
import type { SpanExporter } from '@opentelemetry/sdk-trace-base'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { oncePer, within } from '../../base/work.ts'
import type { Statement } from '../../database/postgres/connection.ts'
import { parseTraceparent } from '../request-id.ts'

/** Milliseconds for sending the last spans at shutdown. */
const CLOSE_TIMEOUT = 3_000
/** Milliseconds between two lines about spans that cannot be sent. */
const QUIET = 60_000

export type Tracing = Awaited<ReturnType<typeof startTracing>>

/**
 * Sends a span for each request and for each of its statements. The standard variables `OTEL_…`, which the
 * packages of OpenTelemetry read themselves, configure it.
 */
export async function startTracing(replica: string, log: FastifyBaseLogger) {
  const [api, sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } = api
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources
  reportFailures(api, log)
  const provider = new sdk.BasicTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'cms-api', 'service.instance.id': replica }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new sdk.BatchSpanProcessor(renewed(() => new OTLPTraceExporter()))],
  })
  const tracer = provider.getTracer('cms-api')
  const traces = new WeakMap<FastifyRequest, ReturnType<typeof traceOfSpan>>()

  function traceStatement(parent: Context, { text, startedAt, milliseconds, error }: Statement): void {
    const name = text.trimStart().split(/\s/, 1)[0]?.toUpperCase() ?? 'SQL'
    const attributes = { 'db.system.name': 'postgresql', 'db.operation.name': name, 'db.query.text': text }
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, startTime: startedAt, attributes }, parent)
    if (error !== undefined) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(startedAt + milliseconds)
  }

  function traceOfSpan(span: Span) {
    const context = trace.setSpan(ROOT_CONTEXT, span)
    const onStatement = (statement: Statement) => traceStatement(context, statement)
    return {
      id: span.spanContext().traceId,
      onStatement: span.isRecording() ? onStatement : undefined,
      end(status: number): void {
        span.setAttribute('http.response.status_code', status)
        if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    begin(request: FastifyRequest) {
      const route = request.routeOptions.url
      const name = route === undefined ? request.method : `${request.method} ${route}`
      const options = { kind: SpanKind.SERVER, attributes: attributesOf(request, route) }
      const begun = traceOfSpan(tracer.startSpan(name, options, parentOf(api, request)))
      traces.set(request, begun)
      return begun
    },
    traceOf: (request: FastifyRequest) => traces.get(request),
    /** Sends the remaining spans. */
    close: () => within(CLOSE_TIMEOUT, provider.shutdown(), () => new Error('no answer')).catch(() => {}),
  }
}

/** The exporter's error while as many of its calls as it allows have not ended. */
const ALL_IN_USE = 'Concurrent export limit reached'

/**
 * Replaces an exporter whose calls do not end. A collector can answer so that a call never ends, for example
 * by switching protocols (101): each such call would take one of thirty places for ever, and with the last of
 * them, no span would be sent any more.
 */
function renewed(open: () => SpanExporter): SpanExporter {
  let exporter = open()
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        if (result.error?.message !== ALL_IN_USE) return done(result)
        exporter = open()
        exporter.export(spans, done)
      })
    },
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

/** The client's span, if it sends one. */
function parentOf(api: typeof import('@opentelemetry/api'), { headers }: FastifyRequest): Context {
  const { ROOT_CONTEXT, trace } = api
  const parent = parseTraceparent(headers.traceparent)
  if (!parent) return ROOT_CONTEXT
  const { tracestate } = headers
  const traceState = typeof tracestate === 'string' && { traceState: api.createTraceState(tracestate) }
  return trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true, ...traceState })
}

/** Never a query, a header or a body, as in the log. */
function attributesOf(request: FastifyRequest, route: string | undefined): Attributes {
  return {
    'http.request.method': request.method,
    'url.path': request.url.split('?', 1)[0],
    'cms.request_id': request.id,
    'http.route': route,
    'cms.operation_id': request.routeOptions.config.operationId,
  }
}

/** Logs at most one line a minute, however many spans are lost. */
function reportFailures(api: typeof import('@opentelemetry/api'), log: FastifyBaseLogger): void {
  const { diag, DiagLogLevel } = api
  const isDue = oncePer(QUIET)
  const report = (reason: string) => {
    if (isDue()) log.warn({ reason: reason.slice(0, 500) }, 'traces could not be sent')
  }
  const ignore = () => {}
  const logger = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore }
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true })
}
