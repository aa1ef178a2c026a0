import { createHash } from 'node:crypto'
import type { Role } from '../../generated/operations.ts'
import type { TestApp } from '../support/app.ts'
import type { ApiResponse } from '../support/client.ts'
import { form } from '../support/form.ts'

export const sha256Of = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')

export interface UploadOptions {
  readonly texts?: Readonly<Record<string, string>>
  readonly name?: string
  readonly role?: Role
  readonly headers?: Readonly<Record<string, string>>
  /** Replaces the content of the record at this path. */
  readonly at?: string
}

export function upload(
  app: Pick<TestApp, 'request' | 'as'>,
  bytes: Buffer,
  { texts = {}, name = 'a.png', role = 'author', headers, at }: UploadOptions = {},
): Promise<ApiResponse> {
  const made = form({ bytes, name }, texts)
  const options = { ...app.as(role), body: made.body, headers: { ...made.headers, ...headers } }
  return at ? app.request('PUT', `${at}/content`, options) : app.request('POST', '/api/media', options)
}

/** A file as it is served outside of the API. */
export async function fetchFile(
  app: Pick<TestApp, 'origin'>,
  path: string,
  headers: Record<string, string> = {},
) {
  const response = await fetch(app.origin + path, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  return { status: response.status, headers: Object.fromEntries(response.headers), bytes }
}
