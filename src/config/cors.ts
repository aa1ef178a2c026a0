import type { FastifyCorsOptions } from '@fastify/cors'
import { operations, responseHeaders } from '../../generated/operations.ts'
import type { Settings } from './settings.ts'

const PREFLIGHT_SECONDS = 86_400

/**
 * Which browser apps may call the API from another origin (the Fetch standard, "CORS protocol"). Security rests on
 * headers that an app sends itself, never on cookies, so credentials mode is never allowed and any origin may be.
 */
export function corsOptions({ corsOrigins }: Pick<Settings, 'corsOrigins'>): FastifyCorsOptions {
  const methods = new Set(['HEAD', ...Object.values(operations).map(({ method }) => method)])
  // of a method that a path does not have, which is no operation of the document
  const exposed = ['allow', ...responseHeaders]
  return {
    origin: corsOrigins === '*' ? '*' : [...corsOrigins],
    credentials: false,
    methods: [...methods].sort(),
    // one text: a list would be joined anew for each request
    exposedHeaders: exposed.sort().join(', '),
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: true,
  }
}
