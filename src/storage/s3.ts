import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unescape as percentDecoded } from 'node:querystring'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import { createFolder, digestOf } from '../base/files.ts'
import { failed, refuseFailure } from './failures.ts'
import { nameAt, pathOf } from './names.ts'
import { ATTEMPTS, limited, limitOf, PATIENCE, PATIENCE_LARGE, whileSending } from './s3-limits.ts'
import type { ByteRange, ListedFile, Storage, StoredFile } from './store.ts'

/** The maximum number of connections: each slow reader of a file needs one, and 50 are the default. */
const SOCKETS = { maxSockets: 1_000, keepAlive: true }

/** Stores files in a store with the S3 protocol. Its credentials come from the usual places of AWS tools. */
export class S3Storage implements Storage {
  readonly incoming: string
  readonly #client: S3Client
  readonly #bucket: string
  readonly #prefix: string

  /**
   * @param url `s3://bucket/prefix?region=…&endpoint=…`
   * @param incoming a local folder
   */
  constructor({ hostname, pathname, searchParams }: URL, incoming: string) {
    this.incoming = incoming
    const endpoint = searchParams.get('endpoint')
    this.#bucket = hostname
    this.#prefix = percentDecoded(pathname)
      .replace(/^\/|\/$/g, '')
      .replace(/.$/, '$&/')
    this.#client = new S3Client({
      requestHandler: {
        connectionTimeout: PATIENCE,
        // only until the first byte of a response, because its reader may be slow
        requestTimeout: PATIENCE,
        throwOnRequestTimeout: true,
        httpAgent: SOCKETS,
        httpsAgent: SOCKETS,
      },
      maxAttempts: ATTEMPTS,
      region: searchParams.get('region') ?? 'us-east-1',
      // stores other than Amazon's seldom have a host name for each bucket
      ...(endpoint !== null && { endpoint, forcePathStyle: true }),
      // many of them refuse checksums that their protocol does not require
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    })
  }

  async put(name: string, file: string): Promise<void> {
    const { size } = await stat(file)
    // All stores verify this checksum. Without it, some keep the part of a file that arrived before the
    // connection broke, even if it replaces the whole file.
    const ContentMD5 = await digestOf(file, 'md5', 'base64')
    const Body = createReadStream(file)
    const command = new PutObjectCommand({ ...this.#at(name), Body, ContentLength: size, ContentMD5 })
    try {
      await this.#client.send(command, limited(PATIENCE_LARGE)).catch(failed)
    } finally {
      // the client does not close the file after a failure
      Body.destroy()
    }
  }

  async open(name: string): Promise<StoredFile | undefined> {
    const found = await this.#client.send(new HeadObjectCommand(this.#at(name)), limited()).catch(absent)
    if (!found) return undefined
    const { ContentLength: size = 0, ETag: tag = '' } = found
    return {
      size,
      tag: tag.replace(/^W\/|"/g, ''),
      read: (range) => this.#read(name, range ? range.end - range.start + 1 : size, range),
      close: async () => {},
    }
  }

  async withLocal<T>(name: string, work: (file: string) => Promise<T>): Promise<T | undefined> {
    const found = await this.open(name)
    if (!found) return undefined
    await createFolder(this.incoming)
    const file = join(this.incoming, `${randomUUID()}.copy`)
    try {
      await pipeline(await found.read(), createWriteStream(file, { mode: 0o600 })).catch(refuseFailure)
      return await work(file)
    } finally {
      await rm(file, { force: true })
    }
  }

  async move(from: string, to: string): Promise<void> {
    const { Bucket, Key } = this.#at(from)
    // a plus sign would be a space
    const CopySource = [Bucket, ...Key.split('/')].map(encodeURIComponent).join('/')
    const command = new CopyObjectCommand({ ...this.#at(to), CopySource })
    await this.#client.send(command, limited(PATIENCE_LARGE)).catch(failed)
    await this.remove(from)
  }

  async remove(name: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#at(name)), limited()).catch(failed)
  }

  async *list(): AsyncIterable<ListedFile> {
    let next: string | undefined
    do {
      const page = await this.#client
        .send(
          new ListObjectsV2Command({ Bucket: this.#bucket, Prefix: this.#prefix, ContinuationToken: next }),
          limited(),
        )
        .catch(failed)
      for (const { Key = '', LastModified: modifiedAt } of page.Contents ?? []) {
        const name = nameAt(Key.slice(this.#prefix.length))
        if (name !== undefined && modifiedAt) yield { name, modifiedAt }
      }
      next = page.NextContinuationToken
    } while (next !== undefined)
  }

  /** The operator makes backups of the bucket, for which removed files stay pending for a day. */
  async isHeld(): Promise<boolean> {
    return false
  }

  close(): void {
    this.#client.destroy()
  }

  async #read(name: string, length: number, range?: ByteRange): Promise<Readable> {
    const Range = range && `bytes=${range.start}-${range.end}`
    const ending = new AbortController()
    // until the bytes begin, because their reader may be slow
    const late = setTimeout(() => ending.abort(), limitOf(PATIENCE)).unref()
    const { Body } = await this.#client
      .send(new GetObjectCommand({ ...this.#at(name), Range }), { abortSignal: ending.signal })
      .catch(failed)
      .finally(() => clearTimeout(late))
    if (!(Body instanceof Readable)) throw new Error(`the store has no bytes of ${name}`)
    const sent = Readable.from(whileSending(Body, length), { objectMode: false })
    // also if its reader leaves before the first byte, or while the store is silent
    return sent.once('close', () => Body.destroy())
  }

  #at(name: string) {
    return { Bucket: this.#bucket, Key: `${this.#prefix}${pathOf(name)}` }
  }
}

function absent(error: unknown): undefined {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return undefined
  return failed(error)
}
