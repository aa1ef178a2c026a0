import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { wantsTraces } from '../../src/config/settings.ts'
import { handlers } from '../../src/resources/index.ts'
import { type StartedApp, startApp } from '../support/app.ts'
import { listen } from '../support/ports.ts'
import { startCollector } from '../support/trace-collector.ts'
import { useApp } from '../support/use-app.ts'

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c'
const SPAN_ID = 'b7ad6b7169203331'
const traceparent = `00-${TRACE_ID}-${SPAN_ID}-01`

describe('the log lines of a request', () => {
  const app = useApp({ handlers: { ...handlers, getProduct: () => Promise.reject(new Error('no')) } })

  async function linesOf(headers: Record<string, string>) {
    const before = app.log.length
    await app.request('GET', '/api/products/1', { headers })
    await expect.poll(() => app.log.slice(before)).toMatchObject([{ level: 50 }, { status: 500 }])
    return app.log.slice(before)
  }

  it('have the trace id sent by its client, even with tracing off', async () => {
    for (const line of await linesOf({ traceparent })) expect(line).toMatchObject({ trace_id: TRACE_ID })
  })

  it.each([
    ['none', {}],
    ['a trace id in capitals', { traceparent: traceparent.toUpperCase() }],
    ['a trace id of zeros', { traceparent: `00-${'0'.repeat(32)}-${SPAN_ID}-01` }],
    ['a span id of zeros', { traceparent: `00-${TRACE_ID}-${'0'.repeat(16)}-01` }],
    ['the forbidden version', { traceparent: `ff${traceparent.slice(2)}` }],
    ['more fields than the version allows', { traceparent: `${traceparent}-more` }],
    ['something else', { traceparent: 'sesame' }],
  ])('have no trace id if the client sends %s', async (_, headers) => {
    for (const line of await linesOf(headers)) expect(line).not.toHaveProperty('trace_id')
  })
})

describe('traces for OpenTelemetry', () => {
  const before = { ...process.env }
  let collector: Awaited<ReturnType<typeof startCollector>>
  let app: StartedApp

  beforeAll(async () => {
    collector = await startCollector()
    process.env.OTEL_EXPORTER_OTLP_ENDPOINT = collector.origin
    process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=test'
    process.env.OTEL_BSP_SCHEDULE_DELAY = '20'
    app = await startApp({ traces: true, settings: { replicaName: 'one' } })
  })
  afterAll(async () => {
    for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name]
    Object.assign(process.env, before)
    await app.close()
    await collector.close()
  })

  const spansOf = (requestId: string | undefined) => {
    const server = collector.spans.find(({ attributes }) => attributes['cms.request_id'] === requestId)
    return { server, children: collector.spans.filter(({ parentSpanId }) => parentSpanId === server?.spanId) }
  }

  it('have a span for a request and one for each of its SQL statements', async () => {
    const path = '/api/products?limit=3'
    const { headers } = await app.request('GET', path, { headers: { traceparent } })
    const requestId = headers['x-request-id']
    await expect
      .poll(() => spansOf(requestId))
      .toMatchObject({
        server: {
          name: 'GET /api/products',
          kind: 2,
          traceId: TRACE_ID,
          parentSpanId: SPAN_ID,
          isError: false,
          attributes: {
            'cms.operation_id': 'listProducts',
            'http.request.method': 'GET',
            'http.route': '/api/products',
            'http.response.status_code': 200,
            'url.path': '/api/products',
          },
          resource: {
            'service.name': 'cms-api',
            'service.instance.id': 'one',
            'deployment.environment.name': 'test',
          },
        },
        children: [
          { name: 'SELECT', kind: 3, traceId: TRACE_ID, attributes: { 'db.system.name': 'postgresql' } },
        ],
      })
    expect(app.log.find((line) => line.requestId === requestId)).toMatchObject({ trace_id: TRACE_ID })
  })

  it('have the statements of a request with a body, without its values', async () => {
    const json = { name: 'Sesame seeds', price: 1 }
    const { headers } = await app.request('POST', '/api/products', { ...app.as('editor'), json })
    await expect.poll(() => spansOf(headers['x-request-id']).children.length).toBeGreaterThan(0)
    const { server } = spansOf(headers['x-request-id'])
    expect(server?.traceId).toMatch(/^[\da-f]{32}$/)
    expect(app.log.find((line) => line.requestId === headers['x-request-id'])).toMatchObject({
      trace_id: server?.traceId,
    })
    expect(JSON.stringify(collector.spans)).not.toContain('Sesame')
  })

  it('respect a client that opts out of tracing', async () => {
    const unwanted = TRACE_ID.replace('0a', '0b')
    const notSampled = { traceparent: `00-${unwanted}-${SPAN_ID}-00` }
    await app.request('GET', '/api/products', { headers: notSampled })
    const { headers } = await app.request('GET', '/api/products')
    await expect.poll(() => spansOf(headers['x-request-id']).server).toBeDefined()
    expect(collector.spans.filter(({ traceId }) => traceId === unwanted)).toEqual([])
  })

  it('that cannot be sent cause one log line and no failure', async () => {
    collector.refuse(400)
    for (let count = 0; count < 3; count++) {
      expect((await app.request('GET', '/api/products')).status).toBe(200)
    }
    const lines = () => app.log.filter(({ msg }) => msg === 'traces could not be sent')
    await expect.poll(lines).toMatchObject([{ level: 40 }])
  })
})

describe('a collector whose answers do not end an export', () => {
  it('gets spans again once it answers', async () => {
    let isWell = false
    let received = 0
    const server = createServer((socket) => {
      socket.on('error', () => {})
      socket.on('data', () => {
        received++
        const status = isWell ? '200 OK' : '101 Switching Protocols'
        socket.end(`HTTP/1.1 ${status}\r\nconnection: upgrade\r\nupgrade: x\r\ncontent-length: 0\r\n\r\n`)
      })
    })
    vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${await listen(server)}`)
    vi.stubEnv('OTEL_BSP_SCHEDULE_DELAY', '5')
    vi.stubEnv('OTEL_BSP_EXPORT_TIMEOUT', '20')
    onTestFinished(() => {
      vi.unstubAllEnvs()
      server.close()
    })
    const app = await startApp({ traces: true })
    onTestFinished(() => app.close())
    const request = () => app.request('GET', '/health/live').then(() => received)
    // more than an exporter allows at the same time
    await expect.poll(request, { timeout: 10_000 }).toBeGreaterThan(40)
    isWell = true
    received = 0
    await expect.poll(request, { timeout: 10_000 }).toBeGreaterThan(5)
  }, 30_000)
})

describe('the environment variables of OpenTelemetry', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['nothing is set', {}, false],
    ['there is an endpoint', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
    ['there is a traces endpoint', { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318' }, true],
    ['an exporter is named', { OTEL_TRACES_EXPORTER: 'otlp' }, true],
    ['the exporter is off', { OTEL_TRACES_EXPORTER: 'none', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a' }, false],
    ['the SDK is disabled', { OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://a' }, false],
    ['the variables are empty', { OTEL_TRACES_EXPORTER: '', OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }, false],
  ])('when %s', (_, environment, expected) => {
    expect(wantsTraces(environment)).toBe(expected)
  })

  it.each<[string, Record<string, string>]>([
    ['OTEL_TRACES_EXPORTER: must be one of: otlp, none', { OTEL_TRACES_EXPORTER: 'zipkin' }],
    [
      'OTEL_EXPORTER_OTLP_PROTOCOL: must be http, not grpc',
      { OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
    ],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT: must be a URL with the scheme http or https',
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'ftp://x' },
    ],
    [
      'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: must be a URL with the scheme http or https',
      { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'collector:4318' },
    ],
  ])('are refused: %s', (message, environment) => {
    expect(() => wantsTraces(environment)).toThrow(message)
  })
})
