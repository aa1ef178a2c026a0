import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { createFolder } from '../../base/files.ts'
import type { AppContext } from '../../context.ts'
import { withLease } from '../../database/lease.ts'
import { ApiError } from '../../domain/errors.ts'
import { PictureError } from '../../images/pictures.ts'
import { CENTRE, type FocalPoint, isCentre, isCropped, type VariantName } from '../../images/sizes.ts'
import { limitConcurrency } from '../../limits/client-concurrency.ts'
import { placesOf } from '../../storage/names.ts'
import type { StoredFile } from '../../storage/store.ts'

/** Milliseconds that a replica waits for another one that makes the same variant, and between two checks. */
const WAIT = { most: 60_000, step: 250 }
/** The maximum number of variants in progress for all clients; more are refused. */
const MOST_AT_ONCE = 32
/** The same for one client, and how many more it can queue: a page may show a hundred new pictures. */
const OF_CLIENT = { atOnce: 2, waiting: 100 }
/** Milliseconds until a failed variant is tried again. */
const REST = 10 * 60_000

type Context = Pick<AppContext, 'database' | 'media' | 'log'>

interface Variant {
  readonly name: VariantName
  readonly focalPoint: FocalPoint
}

/**
 * Variants of pictures, made on the first request and stored next to the original. Each is made only once,
 * for all requests and replicas.
 */
export class Variants {
  readonly #context: Context
  readonly #making = new Map<string, Promise<boolean>>()
  readonly #failed = new LRUCache<string, true>({ max: 1_000, ttl: REST })
  readonly #inTurnOf: ReturnType<typeof limitConcurrency>

  constructor(context: Context) {
    this.#context = context
    this.#inTurnOf = limitConcurrency(OF_CLIENT.atOnce, OF_CLIENT.waiting, (client, refused) =>
      context.log.info({ client, refused }, 'pictures for a client were refused: too many at once'),
    )
  }

  /**
   * @param addressed the name in the address
   * @param client the client in whose queue it waits; undefined if clients cannot be told apart
   * @returns undefined if no record has such a picture
   */
  async open(
    sha256: string,
    addressed: string,
    variant: Variant,
    client: string | undefined,
  ): Promise<StoredFile | undefined> {
    const { storage } = this.#context.media
    const file = `${sha256}/${addressed}`
    const kept = await storage.open(file)
    if (kept) return kept
    const make = () => this.#makeOnce(sha256, file, variant, client)
    const isMade = await (client === undefined || this.#making.has(file)
      ? make()
      : this.#inTurnOf(client, make))
    return isMade ? storage.open(file) : undefined
  }

  async #makeOnce(sha256: string, file: string, variant: Variant, client = ''): Promise<boolean> {
    const making = this.#making.get(file) ?? this.#make(sha256, file, variant, client)
    this.#making.set(file, making)
    try {
      return await making
    } finally {
      this.#making.delete(file)
    }
  }

  async #make(sha256: string, file: string, variant: Variant, client: string): Promise<boolean> {
    const { database, log } = this.#context
    if (!(await this.#isAddressed(sha256, variant))) return false
    if (this.#failed.has(file)) throw new ApiError('unavailable', { detail: 'picturesMissing' })
    try {
      if (this.#making.size > MOST_AT_ONCE) throw new ApiError('unavailable', { detail: 'overloaded' })
      const end = performance.now() + WAIT.most
      while (performance.now() < end) {
        const made = await withLease(database.prisma, file, () => this.#store(sha256, file, variant, client))
        if (made !== undefined) return made
        await sleep(WAIT.step)
      }
      throw new ApiError('unavailable', { detail: 'overloaded' })
    } catch (err) {
      if (!(err instanceof PictureError)) throw err
      this.#failed.set(file, true)
      log.error({ err, file }, 'a variant of a picture could not be made')
      throw new ApiError('unavailable', { detail: 'picturesMissing', cause: err })
    }
  }

  /** Clients can only request crops around the focal points of records. */
  async #isAddressed(sha256: string, { name, focalPoint }: Variant): Promise<boolean> {
    const where = { sha256, kind: 'image' } as const
    const select = { image: true } as const
    const records = await this.#context.database.prisma.media.findMany({ where, select, take: 100 })
    // rich text contains the address of the centre crop, which must work for any focal point
    if (!isCropped(name) || isCentre(focalPoint)) return records.length > 0 && isCentre(focalPoint)
    return records.some(({ image }) => {
      const { x = CENTRE.x, y = CENTRE.y } = Object(Object(image).focalPoint)
      return x === focalPoint.x && y === focalPoint.y
    })
  }

  /** @returns false if the original is gone */
  async #store(
    sha256: string,
    file: string,
    { name, focalPoint }: Variant,
    client: string,
  ): Promise<boolean> {
    const { storage, pictures } = this.#context.media
    const kept = await storage.open(file)
    if (kept) {
      await kept.close()
      return true
    }
    await createFolder(storage.incoming)
    const output = join(storage.incoming, `${randomUUID()}.variant`)
    try {
      const make = async (input: string) => {
        await pictures.make({ input, output, name, focalPoint }, client)
        await storage.put(file, output)
        return true
      }
      for (const place of placesOf(sha256)) if (await storage.withLocal(place, make)) return true
      return false
    } finally {
      await rm(output, { force: true })
    }
  }
}
