import type { Readable } from 'node:stream'

/** The first and the last byte, both inclusive. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** A stored file, open for reading. */
export interface StoredFile {
  /** Bytes. */
  readonly size: number
  /** Changes whenever the bytes do: the opaque part of a strong `ETag`. */
  readonly tag: string
  /** All bytes, or a range; small files in one chunk. */
  read(range?: ByteRange): Promise<Readable | Buffer>
  /** Call it if the file is not read. */
  close(): Promise<void>
}

export interface ListedFile {
  readonly name: string
  readonly modifiedAt: Date
}

/**
 * Stores the bytes of media, in a folder or in a store with the S3 protocol. A file has a name such as
 * `<sha256>/original`; it is always complete, and its bytes never change.
 */
export interface Storage {
  /** The local folder of uploads in progress. */
  readonly incoming: string
  /** Stores a copy of a local file, completely or not at all. Replaces a file of that name. */
  put(name: string, file: string): Promise<void>
  /** @returns undefined if there is no such file */
  open(name: string): Promise<StoredFile | undefined>
  /** Runs the work with a local file that has these bytes. @returns undefined if there is no such file */
  withLocal<T>(name: string, work: (file: string) => Promise<T>): Promise<T | undefined>
  /** Renames a file, and sets its time to now. */
  move(from: string, to: string): Promise<void>
  remove(name: string): Promise<void>
  /** All files, in no order. */
  list(): AsyncIterable<ListedFile>
  /** Whether a backup is in progress, so that nothing may be removed. */
  isHeld(): Promise<boolean>
  close(): void
}
