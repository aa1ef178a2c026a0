import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { unlessMissing } from '../../base/files.ts'
import type { AppContext } from '../../context.ts'
import { withLease } from '../../database/lease.ts'
import { original, pendingDeletion } from '../../storage/names.ts'
import type { ListedFile, Storage } from '../../storage/store.ts'

/** Milliseconds until bytes without a record become pending, and again until they are deleted. */
const DAY = 24 * 60 * 60 * 1000
/** Digests in one statement. */
const BATCH = 500

/**
 * Removes the bytes that no record has: of interrupted uploads, and of deleted and replaced files. They
 * become pending first, and are deleted a day later if still no record has them, so that neither a concurrent
 * upload of the same bytes nor an earlier backup loses them.
 *
 * @returns how many files were removed
 */
export async function collectMedia(
  context: Context,
  now = Date.now(),
  signal?: AbortSignal,
): Promise<number> {
  await clearIncoming(context.media.storage, now)
  // two replicas would move the same files
  const collected = await withLease(context.database.prisma, 'media', () => collect(context, now, signal))
  return collected ?? 0
}

type Context = Pick<AppContext, 'database' | 'media' | 'log'>

/** Removes the incomplete uploads of killed processes. With S3, each replica has its own folder. */
async function clearIncoming(storage: Storage, now: number): Promise<void> {
  if (await storage.isHeld()) return
  for (const name of (await readdir(storage.incoming).catch(unlessMissing)) ?? []) {
    const file = join(storage.incoming, name)
    const found = await stat(file).catch(unlessMissing)
    if (found && found.mtimeMs < now - DAY) await rm(file, { force: true })
  }
}

async function collect({ database, media: { storage }, log }: Context, now: number, signal?: AbortSignal) {
  let removed = 0
  /** What this run has set aside: it stays for a day, even if the list has older bytes of that name. */
  const setAside = new Set<string>()
  const isOld = ({ modifiedAt }: ListedFile) => modifiedAt.getTime() < now - DAY
  const settle = async (files: readonly ListedFile[]) => {
    const digests = files.map(digestOf)
    const records = await database.prisma.media.findMany({
      where: { sha256: { in: digests } },
      select: { sha256: true },
    })
    const used = new Set(records.map(({ sha256 }) => sha256))
    for (const file of files) {
      const isUsed = used.has(digestOf(file))
      const isInPlace = isPendingDeletion(file) ? !isUsed && !isOld(file) : isUsed
      // a backup may begin at any time
      const isNewlyAside = isPendingDeletion(file) && setAside.has(digestOf(file))
      if (isInPlace || isNewlyAside || signal?.aborted || (await storage.isHeld())) continue
      removed += await settleOne(storage, file, isUsed)
      if (file.name === original(digestOf(file))) setAside.add(digestOf(file))
    }
  }
  let batch: ListedFile[] = []
  for await (const file of storage.list()) {
    // new bytes may belong to a record that is being written
    if (!isPendingDeletion(file) && !isOld(file)) continue
    if (signal?.aborted) break
    // left behind by a killed process
    if (file.name.endsWith('.partial')) {
      if (!(await storage.isHeld())) await storage.remove(file.name)
      continue
    }
    batch.push(file)
    if (batch.length < BATCH) continue
    await settle(batch)
    batch = []
  }
  await settle(batch)
  if (removed > 0) log.info({ files: removed }, 'bytes of media that no record has were removed')
  return removed
}

/** Moves a file or removes it. @returns how many files were removed */
async function settleOne(storage: Storage, { name }: ListedFile, isUsed: boolean): Promise<number> {
  const sha256 = digestOf({ name })
  if (isUsed || name === original(sha256)) {
    await storage.move(name, isUsed ? original(sha256) : pendingDeletion(sha256))
    return 0
  }
  // bytes that were pending for long enough, or a variant, which can be made again
  await storage.remove(name)
  return 1
}

function isPendingDeletion({ name }: Pick<ListedFile, 'name'>): boolean {
  return name.startsWith('aside/')
}

function digestOf({ name }: Pick<ListedFile, 'name'>): string {
  return isPendingDeletion({ name }) ? name.slice('aside/'.length) : name.slice(0, name.indexOf('/'))
}
