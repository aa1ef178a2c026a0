import { pathError } from '../openapi/paths.ts'
import type { Stage } from '../stage.ts'

/** Rejects unknown paths with 404 and unsupported methods with 405, before a body is read. */
export const knownPath: Stage = {
  name: 'known-path',
  at: 'onRequest',
  run: () => (request, _reply, done) => done(pathError(request)),
}
