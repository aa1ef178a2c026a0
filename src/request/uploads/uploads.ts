import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform, type TransformCallback, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { createFolder } from '../../base/files.ts'
import { UPLOAD_BYTES } from '../../config/definitions/media.ts'
import { ApiError } from '../../domain/errors.ts'
import { refuseFailure } from '../../storage/failures.ts'
import { readForm } from './form.ts'

/** The file of an upload, in a local folder until the response is sent. */
export interface Upload {
  /** Where the bytes are. */
  readonly path: string
  readonly size: number
  /** In lower-case hexadecimal digits. */
  readonly sha256: string
  /** The name sent by the client, unchecked. */
  readonly filename: string
  /** The name under which the work for the client is counted. */
  readonly client: string
}

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | undefined
  }
}

/** Where uploads go, and how large they may be. Without a folder, their bytes are not kept. */
export interface UploadSettings {
  readonly maxBytes: number
  readonly folder?: string
}

/**
 * Receives the form of an upload, and keeps its file until the response is sent. In the returned body, the
 * digest represents the file, so that validators and fingerprints cover everything that was sent.
 *
 * @throws ApiError `payload_too_large` as soon as too much has arrived, `malformed_request`, `unavailable`
 */
export async function receiveUpload(
  request: FastifyRequest,
  payload: Readable,
  { maxBytes, folder }: UploadSettings,
): Promise<Record<string, unknown>> {
  const path = folder && join(folder, `${randomUUID()}.upload`)
  let finishing: Promise<Omit<Upload, 'client'>> | undefined
  try {
    if (folder) await createFolder(folder).catch(refuseFailure)
    const fields = await readForm(request.headers, payload, maxBytes, (file, filename) => {
      finishing = receive(file, filename, path)
      return finishing
    })
    const upload = await finishing
    // a part without content counts as omitted
    if (upload?.size === 0) await rm(upload.path, { force: true })
    else request.upload = upload && { ...upload, client: request.client }
    return { ...fields, ...(request.upload && { file: request.upload.sha256 }) }
  } catch (error) {
    // its stream is closed before the file is removed
    await finishing?.catch(() => {})
    if (path) await rm(path, { force: true })
    throw error
  }
}

/** Removes the file of an upload once the request no longer needs it. */
export async function discardUpload({ upload }: FastifyRequest): Promise<void> {
  if (upload?.path) await rm(upload.path, { force: true })
}

async function receive(file: Readable, filename: string, path?: string) {
  const hash = createHash('sha256')
  let size = 0
  const measure = new Transform({
    transform(chunk: Buffer, _encoding, pass: TransformCallback) {
      size += chunk.length
      hash.update(chunk)
      pass(null, chunk)
    },
  })
  const nowhere = () => new Writable({ write: (_chunk, _encoding, next) => next() })
  await pipeline(file, measure, path ? createWriteStream(path, { flags: 'wx', mode: 0o600 }) : nowhere())
  return { path: path ?? '', size, sha256: hash.digest('hex'), filename }
}

/** The limits for uploads that are not stored. */
export const UNKEPT: UploadSettings = { maxBytes: UPLOAD_BYTES }

/** Rejects a body that is not a form. */
export function requireForm(type: string | undefined): ApiError | undefined {
  const isForm = type === undefined || /^multipart\/form-data\s*;.*\bboundary=/i.test(type)
  return isForm ? undefined : new ApiError('unsupported_media_type', { detail: 'formNeeded' })
}
