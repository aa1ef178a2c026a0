import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import { ApiError } from '../core/errors.ts'
import type { Detail } from '../messages/messages.ts'

/** A `charset` that is not UTF-8, the only one that JSON has (RFC 8259, section 8.1). */
const OTHER_CHARSET = /;\s*charset\s*=\s*(?!(?:utf-?8|"utf-?8")\s*(?:;|$))/i

/**
 * Makes the operations of a scope take JSON in UTF-8 only: nothing encoded, and no broken characters.
 *
 * @param types the media types that it may be sent as
 */
export function takeJson(app: FastifyInstance, types: string[]): void {
  app.addHook('onRequest', refuseEncodings)
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser(types, { parseAs: 'buffer' }, (request, body: Buffer, done) => {
    if (!isUtf8(body)) return done(new ApiError('malformed_json', { detail: 'bodyNotUtf8' }))
    return parse(request, body.toString(), done)
  })
}

const refuseEncodings: onRequestHookHandler = ({ headers }, _reply, done) => {
  const detail = encodingFault(
    headers['content-encoding'],
    headers['transfer-encoding'],
    headers['content-type'],
  )
  done(detail && new ApiError('unsupported_media_type', { detail }))
}

/** RFC 9110, section 8.4 and RFC 9112, section 6.1: a coding that is not expanded here is refused. */
function encodingFault(
  content: string | undefined,
  transfer: string | undefined,
  type: string | undefined,
): Detail | undefined {
  if (content !== undefined && content.toLowerCase() !== 'identity') return 'contentEncoding'
  if (transfer !== undefined && transfer.toLowerCase() !== 'chunked') return 'transferEncoding'
  return type !== undefined && OTHER_CHARSET.test(type) ? 'bodyCharset' : undefined
}
