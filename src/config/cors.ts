import type { FastifyCorsOptions } from '@fastify/cors'
import type { OperationDescription } from '../../generated/operations.ts'
import { operations } from '../../generated/operations.ts'
import type { Settings } from './settings.ts'

const PREFLIGHT_SECONDS = 86_400

/** Headers of errors that a browser app needs to read; those of successes are in the document. */
const ERROR_HEADERS = ['allow', 'retry-after', 'www-authenticate']

/**
 * Which browser apps may call the API from another origin (the Fetch standard, "CORS protocol"). Security rests on headers that an app
 * sends itself, never on cookies, so credentials mode is never allowed and any origin may be.
 */
export function corsOptions({ corsOrigins }: Pick<Settings, 'corsOrigins'>): FastifyCorsOptions {
  const described: OperationDescription[] = Object.values(operations)
  const methods = new Set(['HEAD', ...described.map(({ method }) => method)])
  const exposed = new Set([...described.flatMap(({ successHeaders }) => successHeaders), ...ERROR_HEADERS])
  return {
    origin: corsOrigins === '*' ? '*' : [...corsOrigins],
    credentials: false,
    methods: [...methods].sort(),
    // one text: a list would be joined anew for each request
    exposedHeaders: [...exposed].sort().join(', '),
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: true,
  }
}
