import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { ApiError } from '../words/errors.ts'

/**
 * Makes the operations of a scope take JSON only, without broken characters.
 *
 * @param types the media types that it may be sent as
 */
export function takeJson(app: FastifyInstance, types: string[]): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new ApiError('malformed_json', { detail: 'bodyNotUtf8' }))
    return parse(request, body.toString(), done)
  })
}
