import { requireEntityTags } from '../../http/entity-tags.ts'
import type { Stage } from '../stage.ts'

/**
 * Rejects an `If-Match` that is not a list of entity tags (RFC 9110, section 13.1.1), and says what to send.
 */
export const entityTags: Stage = {
  name: 'entity-tags',
  at: 'operation',
  run: () => (next) => (call) => {
    const tags = call.request.headers['if-match']
    if (call.operation.refusals.includes('precondition_failed')) requireEntityTags(tags || undefined)
    return next(call)
  },
}
