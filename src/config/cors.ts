import type { FastifyCorsOptions } from '@fastify/cors'
import { operations, responseHeaders } from '../../generated/operations.ts'
import type { Settings } from './settings.ts'

const PREFLIGHT_SECONDS = 86_400

/**
 * Which browser apps may call the API from another origin (the Fetch standard, "CORS protocol"). Apps sign in
 * with a header and never with a cookie: the credentials mode is never needed, and any origin may be allowed.
 */
export function corsOptions({ corsOrigins }: Pick<Settings, 'corsOrigins'>): FastifyCorsOptions {
  const methods = new Set(['HEAD', ...Object.values(operations).map(({ method }) => method)])
  return {
    origin: corsOrigins === '*' ? '*' : [...corsOrigins],
    credentials: false,
    methods: [...methods].sort(),
    // `Allow` belongs to 405, which no operation documents; a list would be joined anew for each request
    exposedHeaders: ['allow', ...responseHeaders].sort().join(', '),
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: true,
  }
}
