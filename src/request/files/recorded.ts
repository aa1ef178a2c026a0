import { LRUCache } from 'lru-cache'
import type { AppContext } from '../../context.ts'

/** The number of digests to cache. */
const MOST = 20_000

/**
 * Whether a record has a picture. Pictures of deleted records and of replaced content are not served,
 * although their variants are kept until they are collected. The result is cached until media change.
 */
export function recordedPictures({ database, versions }: Pick<AppContext, 'database' | 'versions'>) {
  const recorded = new LRUCache<string, number>({ max: MOST })
  return async (sha256: string): Promise<boolean> => {
    const version = versions.of(['media'])
    if (versions.areKnown() && recorded.get(sha256) === version) return true
    const where = { sha256, kind: 'image' } as const
    const found = await database.prisma.media.findFirst({ where, select: { id: true } })
    if (found) recorded.set(sha256, version)
    return found !== null
  }
}
