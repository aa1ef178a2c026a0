import type { IncomingHttpHeaders } from 'node:http'
import { ApiError } from '../../domain/errors.ts'
import type { Detail } from '../../messages/messages.ts'
import type { Stage } from '../stage.ts'
import { requireForm } from '../uploads/uploads.ts'

/** A `charset` that is not UTF-8, the only one that JSON has (RFC 8259, section 8.1). */
const OTHER_CHARSET = /;\s*charset\s*=\s*(?!(?:utf-?8|"utf-?8")\s*(?:;|$))/i

/**
 * Decides from the headers how to read the body. Operations without a body ignore it, whatever its type; the
 * others take unencoded JSON in UTF-8, or the form of an upload (RFC 9110, section 8.4; RFC 9112, section
 * 6.1).
 */
export const bodyType: Stage = {
  name: 'body-type',
  at: 'onRequest',
  run:
    () =>
    ({ raw, headers, operation }, _reply, done) => {
      if (!operation) return done()
      if (operation.maxBodyBytes === null) {
        // deleting makes an object slow, so nothing is deleted that is not there
        if (raw.headers['content-type'] !== undefined) delete raw.headers['content-type']
        return done()
      }
      const detail = encodingFault(headers)
      if (detail) return done(new ApiError('unsupported_media_type', { detail }))
      done(operation.takesFile ? requireForm(headers['content-type']) : undefined)
    },
}

/** `identity`, or an empty element, which recipients ignore (RFC 9110, section 5.6.1.2). */
const isNoCoding = (coding: string) => /^(?:identity)?$/i.test(coding.trim())

function encodingFault(headers: IncomingHttpHeaders): Detail | undefined {
  const { 'content-encoding': content = 'identity', 'transfer-encoding': transfer = 'chunked' } = headers
  if (!content.split(',').every(isNoCoding)) return 'contentEncoding'
  if (transfer.toLowerCase() !== 'chunked') return 'transferEncoding'
  return OTHER_CHARSET.test(headers['content-type'] ?? '') ? 'bodyCharset' : undefined
}
