import type { FastifyCorsOptions } from '@fastify/cors'
import type { FastifyRequest } from 'fastify'
import { operations, responseHeaders } from '../../generated/operations.ts'
import type { Settings } from './settings.ts'

const READS = ['GET', 'HEAD']

const PREFLIGHT_SECONDS = 86_400

// `Allow` belongs to 405, which no operation documents; an array would be joined for each request
const EXPOSED = ['allow', ...responseHeaders].sort().join(', ')

export type CorsSettings = Pick<Settings, 'corsOrigins'>

/**
 * Which browser apps can call the API from another origin (the Fetch standard, "CORS protocol"). Apps
 * authenticate with a header, never with a cookie, so the credentials mode is not needed, and any origin can
 * be allowed. The page of any origin may ask whether it may read with an API key: the response to the
 * request itself says whether the key is publishable there.
 */
export function corsOptions({ corsOrigins }: CorsSettings): FastifyCorsOptions {
  const methods = new Set(['HEAD', ...Object.values(operations).map(({ method }) => method)])
  const options: FastifyCorsOptions = {
    origin: corsOrigins === '*' ? '*' : [...corsOrigins],
    credentials: false,
    methods: [...methods].sort(),
    exposedHeaders: EXPOSED,
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: true,
  }
  if (corsOrigins === '*') return options
  const forKeys: FastifyCorsOptions = { ...options, origin: true, methods: READS }
  return { delegator: (request, done) => done(null, asksToReadWithKey(request) ? forKeys : options) }
}

/**
 * The headers with which an app can read an error that the stage `cors` has not seen; without them, browsers
 * report a violation of CORS instead. The origin of a request that could not be read is unknown: the error
 * can only be read if all origins are allowed.
 */
export function corsHeadersOfError({ corsOrigins }: CorsSettings, origin?: string): Record<string, string> {
  const allowed = corsOrigins === '*' ? '*' : corsOrigins.find((listed) => listed === origin)
  if (allowed === undefined) return {}
  return { 'access-control-allow-origin': allowed, 'access-control-expose-headers': EXPOSED }
}

function asksToReadWithKey({ method, headers }: FastifyRequest): boolean {
  const { 'access-control-request-method': asked = '', 'access-control-request-headers': names } = headers
  return method === 'OPTIONS' && READS.includes(asked) && /(?:^|,)\s*x-api-key\s*(?:,|$)/i.test(names ?? '')
}
