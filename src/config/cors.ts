import type { FastifyCorsOptions } from '@fastify/cors'
import { operations, responseHeaders } from '../../generated/operations.ts'
import type { Settings } from './settings.ts'

const PREFLIGHT_SECONDS = 86_400

/**
 * Which browser apps can call the API from another origin (the Fetch standard, "CORS protocol"). Apps
 * authenticate with a header, never with a cookie, so the credentials mode is not needed, and any origin can
 * be allowed.
 */
export function corsOptions({ corsOrigins }: Pick<Settings, 'corsOrigins'>): FastifyCorsOptions {
  const methods = new Set(['HEAD', ...Object.values(operations).map(({ method }) => method)])
  return {
    origin: corsOrigins === '*' ? '*' : [...corsOrigins],
    credentials: false,
    methods: [...methods].sort(),
    // `Allow` belongs to 405, which no operation documents; an array would be joined for each request
    exposedHeaders: ['allow', ...responseHeaders].sort().join(', '),
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: true,
  }
}
