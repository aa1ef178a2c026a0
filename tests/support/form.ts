import { randomUUID } from 'node:crypto'
import { crc32, deflateSync } from 'node:zlib'
import type { WireRequest } from './client-wire.ts'

export interface FormFile {
  readonly name?: string
  readonly bytes: Buffer
  /** What the client calls it; nobody relies on it. */
  readonly type?: string
}

/** The body of a form with a file (RFC 7578), and its content type. */
export function form(file: FormFile | undefined, texts: Readonly<Record<string, string>> = {}) {
  const boundary = randomUUID()
  const part = (disposition: string, content: Buffer | string, type?: string) => [
    `--${boundary}\r\nContent-Disposition: form-data; ${disposition}\r\n`,
    type === undefined ? '\r\n' : `Content-Type: ${type}\r\n\r\n`,
    content,
    '\r\n',
  ]
  const { name = 'file.bin', bytes, type = 'application/octet-stream' } = file ?? { bytes: Buffer.alloc(0) }
  const parts = [
    ...Object.entries(texts).flatMap(([field, text]) => part(`name="${field}"`, text)),
    ...(file ? part(`name="file"; filename="${name}"`, bytes, type) : []),
    `--${boundary}--\r\n`,
  ]
  return {
    body: Buffer.concat(parts.map((one) => Buffer.from(one))),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  }
}

/** A request whose body is written as JSON, with a picture in the place of the name of its file. */
export function asForm<Options extends WireRequest>(options: Options): Options {
  const { json, ...others } = options
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return options
  const { file, ...texts } = new Map(Object.entries(json)).size > 0 ? Object(json) : { file: undefined }
  const sent = Object.entries(texts).map(([name, value]) => [name, String(value)])
  const { body, headers } = form(
    file === undefined ? undefined : { name: String(file), bytes: pixel(String(file)) },
    Object.fromEntries(sent),
  )
  return { ...options, ...others, json: undefined, body, headers: { ...headers, ...options.headers } }
}

/** A PNG of one pixel, with a text in it: other texts are other bytes. */
export function pixel(text: string): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const content = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(content))
    return Buffer.concat([length, content, sum])
  }
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', Buffer.from('00000001000000010802000000', 'hex')),
    chunk('IDAT', deflateSync(Buffer.from('00c80000', 'hex'))),
    chunk('tEXt', Buffer.from(`Title\0${text.slice(0, 60)}`)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
