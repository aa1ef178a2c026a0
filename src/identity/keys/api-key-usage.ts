import { LRUCache } from 'lru-cache'
import PQueue from 'p-queue'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Dependencies } from '../dependencies.ts'
import { MAX_ENTRIES } from '../lookup-cache.ts'

/** The precision of `lastUsedAt`, in milliseconds. */
const USAGE_RESOLUTION = 60_000

type UsageDependencies = Dependencies<'prisma' | 'clock' | 'secrets' | 'log'>

/**
 * Writes about API keys in use, in the background: no request waits for them, and a failure is only logged.
 */
export class ApiKeyUsage {
  readonly #dependencies: UsageDependencies
  readonly #background = new PQueue()
  readonly #notedAt = new LRUCache<string, number>({ max: MAX_ENTRIES })

  constructor(dependencies: UsageDependencies) {
    this.#dependencies = dependencies
  }

  /** Writes at most once a minute for each key; the condition ensures this across replicas. */
  note(id: string): void {
    const now = this.#dependencies.clock.now()
    const before = new Date(now.getTime() - USAGE_RESOLUTION)
    if ((this.#notedAt.get(id) ?? 0) > before.getTime()) return
    this.#notedAt.set(id, now.getTime())
    const where = { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lte: before } }] }
    this.#updateLater('noting the use of an API key', { where, data: { lastUsedAt: now } })
  }

  /** Stores the hash made with the current pepper. Once every key in use has moved, the old one can go. */
  movePepper(id: string, pepperId: string, secretHash: Uint8Array<ArrayBuffer>): void {
    const data = { pepperId: this.#dependencies.secrets.pepper.id, secretHash }
    this.#updateLater('moving an API key to the current pepper', { where: { id, pepperId }, data })
  }

  /** Waits until all writes so far are done. */
  settled(): Promise<void> {
    return this.#background.onIdle()
  }

  #updateLater(what: string, update: Prisma.ApiKeyUpdateManyArgs): void {
    const { prisma, log } = this.#dependencies
    this.#background
      .add(() => prisma.apiKey.updateMany(update))
      .catch((err: unknown) => log.error({ err }, `${what} failed`))
  }
}
