import { fsyncSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { chownToParentOwner } from '../../base/files.ts'
import { filesOfDatabase } from '../../base/process.ts'

const OWNER_ONLY = ~0o077

type ModuleOptions = Parameters<NodeFS['init']>[1]

/**
 * PGlite's folder on disk, readable only by its owner, with the `fsync` that PGlite omits. PostgreSQL calls
 * it only if started with {@link durableStartParams}.
 */
export class DurableFileSystem extends NodeFS {
  /** The last error of the operating system, which PGlite replaces with a number. */
  systemError: Error | undefined

  readonly #onAbort: () => void

  /** @param onAbort is called when PostgreSQL aborts, for example because an fsync failed */
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
    // after the mount, before PostgreSQL starts, so that even its crash recovery is synced
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
 * The parameters for PostgreSQL on a {@link DurableFileSystem}: `fsync` is the only method of syncing the log
 * that reaches it. A small buffer, in the memory of this process, is enough, because the operating system
 * caches the files, too.
 */
export function durableStartParams(defaults: readonly string[]): string[] {
  const settings = [
    'fsync=on',
    'wal_sync_method=fsync',
    'shared_buffers=16MB',
    // ANALYZE keeps the words of 300 rows per unit, and WebAssembly never releases memory
    'default_statistics_target=10',
    `max_files_per_process=${filesOfDatabase()}`,
  ]
  return [...defaults.filter((param) => param !== '-F'), ...settings.flatMap((setting) => ['-c', setting])]
}

/** `tryFSOperation` makes PostgreSQL panic: it must not acknowledge a write that failed on disk. */
function addFsync({ NODEFS }: { NODEFS: NodeFileSystem }): void {
  NODEFS.stream_ops.fsync = (stream) => {
    NODEFS.tryFSOperation(() => fsyncSync(stream.nfd))
    return 0
  }
}

/** PGlite opens some files with permissions for others, and the umask of this process may allow that. */
function makePrivate({ NODEFS }: { NODEFS: NodeFileSystem }): void {
  const { node_ops: operations } = NODEFS
  const { mknod, setattr } = operations
  operations.mknod = (parent, name, mode, dev) => {
    const node = mknod(parent, name, mode & OWNER_ONLY, dev)
    chownToParentOwner(NODEFS.realPath(node))
    return node
  }
  operations.setattr = (node, { mode, ...others }) =>
    setattr(node, mode == null ? others : { ...others, mode: mode & OWNER_ONLY })
}

/** The part of Emscripten's NODEFS that is used here. */
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
