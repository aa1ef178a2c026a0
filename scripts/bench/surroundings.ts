import { hash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import cors from '@fastify/cors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { corsOptions } from '../../src/config/cors.ts'
import type { Settings } from '../../src/config/settings.ts'
import { success } from './routes.ts'
import { products } from './stores.ts'

const { exposedHeaders } = corsOptions({ corsOrigins: '*' })

/** Requests of one client in a minute: counted, and never refused. */
const POINTS = 1_000_000_000

const SAME_FOR_ALL = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  vary: 'Accept-Language',
  'content-language': 'en',
  'ratelimit-policy': `"read";q=${POINTS};w=60`,
}

/** Counts a request of a client. @returns the header that says how many are left */
function counter(): (client: string) => Promise<string> {
  const limiter = new RateLimiterMemory({ points: POINTS, duration: 60 })
  return async (client) => {
    const { remainingPoints, msBeforeNext } = await limiter.consume(client)
    return `"read";r=${remainingPoints};t=${Math.ceil(msBeforeNext / 1000)}`
  }
}

/**
 * Fastify with what an HTTP API of today has around its routes, in the plainest way: the headers of the
 * service, a request id, CORS, an `ETag`, a `Link`, a rate limit for each client behind a proxy, one line in
 * the log. What the service costs beyond this is its contract.
 */
export async function equipped(settings: Settings, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < 1,
  })
  const count = counter()
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id).headers(SAME_FOR_ALL)
    done()
  })
  await app.register(cors, corsOptions(settings))
  app.addHook('onRequest', async ({ ip }, reply) => {
    reply.header('ratelimit', await count(ip))
  })
  addAnswerHeaders(app)
  app.addHook('onResponse', ({ log, method, url, ip }, { statusCode, elapsedTime }, done) => {
    const client = `ip:${ip}`
    log.info({ method, path: url, status: statusCode, milliseconds: elapsedTime, client }, 'request')
    done()
  })
  return app
}

/** What the service says of each response besides its body. */
export function addAnswerHeaders(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('cache-control', request.method === 'GET' ? 'no-cache' : 'no-store')
    reply.header('etag', etagOf(String(payload)))
    if (request.url === '/api/products') reply.header('link', nextPage(request.host))
    done()
  })
}

/**
 * Node.js without a framework: two responses that were made once, sent with the headers of the service,
 * counted and logged. No server on Node.js can be faster that does as much.
 */
export function fromNode(log: FastifyBaseLogger): FastifyInstance {
  const count = counter()
  const answers = new Map([
    ['/api/products', JSON.stringify(success('10 products.', products))],
    ['/api/products/100', JSON.stringify(success('The product.', products[0]))],
  ])
  const etags = new Map([...answers].map(([path, body]) => [path, etagOf(body)]))
  return Fastify({
    serverFactory: () =>
      createServer(async ({ method, url: path = '', headers, socket }, response) => {
        const started = performance.now()
        const body = answers.get(path) ?? ''
        const [ip = ''] = String(headers['x-forwarded-for'] ?? socket.remoteAddress).split(',')
        const requestId = randomUUID()
        response.writeHead(200, {
          'x-request-id': requestId,
          ...SAME_FOR_ALL,
          'access-control-allow-origin': '*',
          'access-control-expose-headers': String(exposedHeaders),
          ratelimit: await count(ip),
          'cache-control': 'no-cache',
          'content-type': 'application/json; charset=utf-8',
          etag: etags.get(path),
          ...(path === '/api/products' && { link: nextPage(headers.host) }),
          'content-length': Buffer.byteLength(body),
        })
        response.end(body)
        const milliseconds = performance.now() - started
        log.info({ requestId, method, path, status: 200, milliseconds, client: `ip:${ip}` }, 'request')
      }),
  })
}

function etagOf(body: string): string {
  return `"${hash('sha1', body, 'base64url')}"`
}

function nextPage(host: string | undefined): string {
  return `<http://${host}/api/products?cursor=cursor>; rel="next"`
}
