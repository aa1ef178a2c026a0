import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { leaveToOwner } from '../../base/files.ts'
import { filesOfDatabase } from '../../base/process.ts'

const OWNER_ONLY = ~0o077

type ModuleOptions = Parameters<NodeFS['init']>[1]

/**
 * PGlite's folder on disk, for its owner alone, with the `fsync` that PGlite leaves out. PostgreSQL must be
 * started with {@link durableStartParams} to call it.
 */
export class DurableFileSystem extends NodeFS {
  /** The last error of the operating system: PGlite throws a number of its own. */
  systemError: Error | undefined

  readonly #onAbort: () => void

  /** @param onAbort is called when PostgreSQL gives up, for example because the disk refused an fsync */
  constructor(folder: string, onAbort: () => void) {
    super(folder)
    this.#onAbort = onAbort
  }

  override async init(pglite: PGlite, options: ModuleOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    const keepSystemError = ({ NODEFS }: { NODEFS: NodeFileSystem }): void => {
      const { convertNodeCode } = NODEFS
      NODEFS.convertNodeCode = (error) => {
        this.systemError = error
        return convertNodeCode(error)
      }
    }
    // After the mount, before PostgreSQL starts: even its crash recovery is synced.
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: this.#onAbort,
        preRun: [...(emscriptenOpts.preRun ?? []), addFsync, makePrivate, keepSystemError],
      },
    }
  }
}

/**
 * How to start PostgreSQL on a {@link DurableFileSystem}: `fsync` is the only call for syncing the log that
 * reaches it. A small buffer (memory of this process) is enough, because the operating system caches the
 * files too. Triggers announce changes to no other process.
 */
export function durableStartParams(defaults: readonly string[]): string[] {
  const settings = [
    'fsync=on',
    'wal_sync_method=fsync',
    'shared_buffers=16MB',
    // ANALYZE keeps the words of 300 rows for each unit, and WebAssembly gives no memory back
    'default_statistics_target=10',
    `max_files_per_process=${filesOfDatabase()}`,
    'cms.has_one_process=on',
  ]
  return [...defaults.filter((param) => param !== '-F'), ...settings.flatMap((setting) => ['-c', setting])]
}

/** `tryFSOperation` makes PostgreSQL panic: it must not acknowledge a write that the disk has refused. */
function addFsync({ NODEFS }: { NODEFS: NodeFileSystem }): void {
  NODEFS.stream_ops.fsync = (stream) => {
    NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
    return 0
  }
}

/** PGlite opens some files with a wide mode, and the umask of this process may allow that. */
function makePrivate({ NODEFS }: { NODEFS: NodeFileSystem }): void {
  const { node_ops: operations } = NODEFS
  const { mknod, setattr } = operations
  operations.mknod = (parent, name, mode, dev) => {
    const node = mknod(parent, name, mode & OWNER_ONLY, dev)
    leaveToOwner(NODEFS.realPath(node))
    return node
  }
  operations.setattr = (node, { mode, ...others }) =>
    setattr(node, mode == null ? others : { ...others, mode: mode & OWNER_ONLY })
}

/** The part used here of Emscripten's NODEFS. */
interface NodeFileSystem {
  node_ops: {
    mknod: (parent: object, name: string, mode: number, dev: number) => object
    setattr: (node: object, attributes: { readonly mode?: number | null }) => void
  }
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  realPath(node: object): string
  tryFSOperation(operation: () => void): void
  convertNodeCode(error: Error): number
}
