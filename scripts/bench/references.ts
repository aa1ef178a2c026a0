import { hash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import cors from '@fastify/cors'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import { corsOptions } from '../../src/config/cors.ts'
import type { Settings } from '../../src/config/settings.ts'
import type { Known } from './databases.ts'

/** The limit of requests per client and minute: they are counted, but never rejected. */
export const UNLIMITED = 1_000_000_000

const POLICY = `"read";q=${UNLIMITED};w=60`
const SAME_FOR_ALL = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  vary: 'Accept-Language',
  'content-language': 'en',
  'ratelimit-policy': POLICY,
}

/** Counts a request of a client. @returns the header with the remaining quota */
function counter(): (client: string) => Promise<string> {
  const limiter = new RateLimiterMemory({ points: UNLIMITED, duration: 60 })
  return async (client) => {
    const { remainingPoints, msBeforeNext } = await limiter.consume(client)
    return `"read";r=${remainingPoints};t=${Math.ceil(msBeforeNext / 1000)}`
  }
}

/**
 * Fastify with the usual features of an HTTP API around its routes, in the simplest form: the headers of the
 * service, a request id, CORS, an `ETag`, a `Link`, a rate limit per client behind a proxy, and a log line.
 * Beyond this, the cost of the service is that of its contract.
 */
export async function fastifyReference(settings: Settings, log: FastifyBaseLogger): Promise<FastifyInstance> {
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
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.header('cache-control', request.method === 'GET' ? 'no-cache' : 'no-store')
    reply.header('etag', `"${hash('sha1', String(payload), 'base64url')}"`)
    if (request.url === '/api/products')
      reply.header('link', `<http://${request.host}/api/products?cursor=cursor>; rel="next"`)
    done()
  })
  app.addHook('onResponse', ({ log, method, url, ip }, { statusCode, elapsedTime }, done) => {
    const client = `ip:${ip}`
    log.info({ method, path: url, status: statusCode, milliseconds: elapsedTime, client }, 'request')
    done()
  })
  return app
}

/**
 * Node.js without a framework: sends recorded responses of the service with their headers, counts and logs
 * them. No server on Node.js that does the same can be faster.
 */
export function nodeReference(answers: Known['answers'], log: FastifyBaseLogger): FastifyInstance {
  const count = counter()
  return Fastify({
    serverFactory: () =>
      createServer(async ({ method, url: path = '', headers, socket }, response) => {
        const started = performance.now()
        const [ip = ''] = String(headers['x-forwarded-for'] ?? socket.remoteAddress).split(',')
        const requestId = randomUUID()
        const answer = answers[path]
        response.writeHead(200, {
          ...answer?.headers,
          'x-request-id': requestId,
          'ratelimit-policy': POLICY,
          ratelimit: await count(ip),
        })
        response.end(answer?.body)
        const milliseconds = performance.now() - started
        log.info({ requestId, method, path, status: 200, milliseconds, client: `ip:${ip}` }, 'request')
      }),
  })
}
