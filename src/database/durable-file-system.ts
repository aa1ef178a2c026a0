import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type ModuleOptions = Parameters<NodeFS['init']>[1]

/**
 * PGlite's folder on disk, with the `fsync` that PGlite leaves out. PostgreSQL must be started with
 * {@link durableStartParams} to call it.
 */
export class DurableFileSystem extends NodeFS {
  readonly #onAbort: () => void

  /** `onAbort` is called when PostgreSQL gives up, for example because the disk refused an fsync. */
  constructor(folder: string, onAbort: () => void) {
    super(folder)
    this.#onAbort = onAbort
  }

  override async init(pglite: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const onAbort = this.#onAbort
    // After the mount, before PostgreSQL starts: even its crash recovery is synced.
    return {
      emscriptenOpts: { ...emscriptenOpts, onAbort, preRun: [...(emscriptenOpts.preRun ?? []), addFsync] },
    }
  }
}

/**
 * How to start PostgreSQL on a {@link DurableFileSystem}: `fsync` is the only call for syncing the log that
 * reaches it. A small buffer (memory of this process) is enough, because the operating system caches the
 * files too.
 */
export function durableStartParams(defaults: readonly string[]): string[] {
  const settings = ['fsync=on', 'wal_sync_method=fsync', 'shared_buffers=32MB']
  return [...defaults.filter((param) => param !== '-F'), ...settings.flatMap((setting) => ['-c', setting])]
}

/** `tryFSOperation` makes PostgreSQL panic: it must not acknowledge a write that the disk has refused. */
function addFsync({ NODEFS }: { NODEFS: NodeFileSystem }): void {
  NODEFS.stream_ops.fsync = (stream) => {
    NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
    return 0
  }
}

/** The part used here of Emscripten's NODEFS. */
interface NodeFileSystem {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation(operation: () => void): void
}
