import type { IncomingHttpHeaders } from 'node:http'
import { finished, type Readable } from 'node:stream'
import { Busboy } from '@fastify/busboy'
import { ApiError } from '../../domain/errors.ts'
import { folderFailure } from '../../storage/failures.ts'

/** The part that holds the file. */
const FILE = 'file'
/** More than any form of the contract needs; longer texts are too long for their field. */
const LIMITS = { files: 1, fields: 10, parts: 12, fieldNameSize: 100, fieldSize: 65_536, headerPairs: 20 }

type TakeFile = (file: Readable, filename: string) => Promise<unknown>

/**
 * Reads `multipart/form-data` (RFC 7578). Returns the texts that are not empty, by name; passes the file on
 * while it arrives.
 *
 * @throws ApiError `payload_too_large` as soon as too much has arrived, `malformed_request`, `unavailable`
 */
export function readForm(
  headers: IncomingHttpHeaders,
  payload: Readable,
  maxBytes: number,
  takeFile: TakeFile,
): Promise<Record<string, unknown>> {
  const tooLarge = () => new ApiError('payload_too_large', { headers: { connection: 'close' } })
  if (Number(headers['content-length']) > maxBytes) throw tooLarge()
  return new Promise((resolve, reject) => {
    const fields = new Map<string, unknown>()
    const files: Promise<unknown>[] = []
    const streams: Readable[] = []
    const parser = parserFor(headers)
    const fail = (error: unknown) => {
      payload.unpipe(parser)
      payload.resume()
      parser.destroy()
      // an incomplete file makes its consumer fail
      for (const stream of streams) stream.destroy(new Error('the upload has ended'))
      reject(error)
    }
    const broken = (cause?: unknown) =>
      fail(folderFailure(cause) ?? new ApiError('malformed_request', { detail: 'brokenForm', cause }))
    let received = 0
    payload.on('data', (chunk: Buffer) => {
      received += chunk.length
      if (received > maxBytes) fail(tooLarge())
    })
    payload.once('error', fail)
    parser.on('field', (name: string, value: string) => {
      if (fields.has(name)) broken(`two parts are called ${name}`)
      else if (value !== '' && name !== FILE) fields.set(name, value)
    })
    parser.on('file', (name: string, stream: Readable, filename: string | undefined) => {
      // if the upload ends too early, the stream of the file fails
      stream.on('error', broken)
      streams.push(stream)
      if (name === FILE) files.push(takeFile(stream, filename ?? ''))
      else stream.resume()
      // not a field of the contract, as the validators will report
      if (name !== FILE) fields.set(name, null)
    })
    for (const limit of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const)
      parser.once(limit, () => broken(limit))
    parser.once('error', broken)
    parser.once('finish', () => {
      Promise.all(files).then(() => resolve(Object.fromEntries(fields)), broken)
    })
    finished(payload, { writable: false }, (error) => {
      if (error) fail(error)
    })
    payload.pipe(parser)
  })
}

function parserFor(headers: IncomingHttpHeaders) {
  try {
    const type = headers['content-type'] ?? ''
    return new Busboy({ headers: { ...headers, 'content-type': type }, limits: LIMITS })
  } catch (cause) {
    throw new ApiError('malformed_request', { detail: 'brokenForm', cause })
  }
}
