import type { AppContext } from '../../context.ts'
import { aside, original } from '../../storage/names.ts'
import type { ListedFile, Storage } from '../../storage/store.ts'

/** Milliseconds before bytes without a record are set aside, and again before they are removed. */
const DAY = 24 * 60 * 60 * 1000
/** Digests in one statement. */
const BATCH = 500

/**
 * Removes the bytes that no record has: of uploads that a crash has interrupted, of deleted and of replaced
 * files. They are set aside first, and removed a day later if still no record has them, so that neither an
 * upload of the same bytes in this moment nor a backup from before loses them.
 *
 * @returns how many files were removed
 */
export async function collectMedia(
  { database, media: { storage }, log }: Pick<AppContext, 'database' | 'media' | 'log'>,
  now = Date.now(),
): Promise<number> {
  if (await storage.isHeld()) return 0
  let removed = 0
  const isOld = ({ modifiedAt }: ListedFile) => modifiedAt.getTime() < now - DAY
  const settle = async (files: readonly ListedFile[]) => {
    const digests = files.map(digestOf)
    const records = await database.prisma.media.findMany({
      where: { sha256: { in: digests } },
      select: { sha256: true },
    })
    const used = new Set(records.map(({ sha256 }) => sha256))
    for (const file of files) removed += await settleOne(storage, file, used.has(digestOf(file)), isOld(file))
  }
  let batch: ListedFile[] = []
  for await (const file of storage.list()) {
    // what is new may belong to a record that is being written
    if (!isAside(file) && !isOld(file)) continue
    if (isDebris(file)) {
      await storage.remove(file.name)
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

/** @returns how many files were removed */
async function settleOne(storage: Storage, { name }: ListedFile, isUsed: boolean, isOld: boolean) {
  const sha256 = digestOf({ name })
  if (isAside({ name })) {
    if (isUsed) await storage.move(name, original(sha256))
    else if (isOld) await storage.remove(name)
    return isUsed || !isOld ? 0 : 1
  }
  if (isUsed) return 0
  if (name === original(sha256)) {
    await storage.move(name, aside(sha256))
    return 0
  }
  // variants can be made again
  await storage.remove(name)
  return 1
}

/** What a process that was killed has left behind. */
function isDebris({ name }: ListedFile): boolean {
  return name.startsWith('incoming/') || name.endsWith('.partial')
}

function isAside({ name }: Pick<ListedFile, 'name'>): boolean {
  return name.startsWith('aside/')
}

function digestOf({ name }: Pick<ListedFile, 'name'>): string {
  return isAside({ name }) ? name.slice('aside/'.length) : name.slice(0, name.indexOf('/'))
}
