import type { Language } from '../../../generated/operations.ts'
import type { IdempotencyRecord, Prisma } from '../../../generated/prisma/client.ts'
import { isRecord } from '../../base/guards.ts'
import type { AppContext } from '../../context.ts'
import type { AccessRecheck } from '../../identity/access/recheck.ts'
import { keyedHash } from '../../identity/secrets/secrets.ts'
import { languageOf } from '../../messages/languages.ts'
import { later } from '../../words/clock.ts'
import { ApiError } from '../../words/errors.ts'
import { nameOf, type Principal } from '../../words/principal.ts'
import type { Answer } from '../response.ts'
import type { Write } from '../writes.ts'
import { createKeyQuota, type KeyQuota } from './key-quota.ts'
import * as records from './key-records.ts'
import { open, seal } from './sealed.ts'

/** Seconds. */
const LIFE = 24 * 60 * 60

export interface IdempotentRequest {
  readonly principal: Principal
  readonly recheck: AccessRecheck
  readonly operationId: string
  /** The client's `Idempotency-Key`. */
  readonly key: string
  /** What the key stands for: a repetition must have the same. */
  readonly content: { readonly params: unknown; readonly body: unknown }
  /** Where the answer is made of the row that the operation inserts, and of nothing else. */
  readonly ofRow:
    | {
        readonly status: number
        readonly language: Language
        answer(row: unknown, language: Language): Answer
      }
    | undefined
}

/** Runs the handler in a transaction, or with a `write` that is one. */
export type Run = (db: Prisma.TransactionClient, write?: Write) => Promise<Answer>

/**
 * Runs a create at most once for each key of a client (draft-ietf-httpapi-idempotency-key-header). The answer
 * is stored in the transaction of the write: a crash leaves both or neither, and a failure leaves nothing and
 * can be retried. A retry gets the first answer again, in the language of the first request.
 *
 * @throws ApiError `in_progress` while the first request is running, `idempotency_key_reused` with other
 *   content, `rate_limited` when the client has used as many keys as it may
 */
export class Idempotency {
  readonly #context: Context
  readonly #quota: KeyQuota
  /** The names of what this process runs. */
  readonly #running = new Set<string>()

  constructor(context: Context) {
    this.#context = context
    this.#quota = createKeyQuota(context.settings)
  }

  async once(request: IdempotentRequest, run: Run): Promise<Answer> {
    const record = this.#recordOf(request)
    const { name } = record
    if (this.#running.has(name)) throw records.stillRunning()
    this.#running.add(name)
    try {
      const answer = await this.#inOneStatement(request, record, run)
      if (answer) return answer
      const { prisma } = this.#context.database
      return await prisma.$transaction((tx) => this.#inTransaction(tx, request, record, run))
    } finally {
      this.#running.delete(name)
    }
  }

  #recordOf({ operationId, key, content, ...request }: IdempotentRequest): records.KeyRecord {
    const { secrets, clock } = this.#context
    const principal = nameOf(request.principal)
    const name = JSON.stringify({ principal, operationId, key })
    const fingerprint = keyedHash(secrets.fingerprintKey, JSON.stringify(content))
    const createdAt = clock.now()
    return { name, principal, operationId, key, fingerprint, createdAt, expiresAt: later(createdAt, LIFE) }
  }

  /** @returns undefined where it takes more than one statement, also to know what to do */
  async #inOneStatement({ recheck, ofRow }: IdempotentRequest, record: records.KeyRecord, run: Run) {
    const { database, secrets } = this.#context
    const { prisma } = database
    const { principal, createdAt, name } = record
    if (!ofRow || !(await this.#quota.hasRoom(prisma, principal, createdAt))) return undefined
    const answered = { status: ofRow.status, headers: { 'content-language': ofRow.language } }
    try {
      const sealed = (text: string) => seal(text, secrets.answerKey, name)
      const answer = await run(prisma, records.claimedInsert(prisma, recheck, record, answered, sealed))
      this.#quota.add(principal)
      return answer
    } catch (error) {
      // what is refused now may have been carried out before: a post was due later then
      if (error instanceof records.NotClaimed || (error instanceof ApiError && error.status < 500))
        return undefined
      throw error
    }
  }

  async #inTransaction(
    tx: Prisma.TransactionClient,
    { recheck, ofRow }: IdempotentRequest,
    record: records.KeyRecord,
    run: Run,
  ): Promise<Answer> {
    const { principal, createdAt, name } = record
    await records.lockKey(tx, recheck, record)
    const stored = await records.findAnswer(tx, record)
    if (stored) return this.#replay(stored, record, ofRow)
    await this.#quota.check(tx, principal, createdAt)
    const answer = await run(tx)
    await records.storeAnswer(tx, record, answer, seal(answer.body, this.#context.secrets.answerKey, name))
    this.#quota.add(principal)
    return answer
  }

  #replay(stored: IdempotencyRecord, record: records.KeyRecord, ofRow: IdempotentRequest['ofRow']): Answer {
    const { secrets, log } = this.#context
    if (Buffer.compare(stored.fingerprint, record.fingerprint) !== 0) {
      throw new ApiError('idempotency_key_reused')
    }
    const headers = textsOf(stored.headers)
    const body = open(stored.body, secrets.answerKey, record.name)
    if (body === undefined) {
      // The key is taken until the record expires: to carry the request out once more could do it twice.
      const { operationId } = stored
      log.error({ operationId }, 'a stored answer cannot be opened: it was stored for another request')
      throw new ApiError('idempotency_key_reused')
    }
    if (!isRecord(stored.createdRow) || !ofRow) return replayed({ status: stored.status, headers, body })
    const row = { ...stored.createdRow, ...JSON.parse(body) }
    return replayed(ofRow.answer(row, languageOf(headers['content-language'])))
  }
}

type Context = Pick<AppContext, 'database' | 'clock' | 'settings' | 'secrets' | 'log'>

function textsOf(headers: unknown): Record<string, string> {
  const entries = Object.entries(isRecord(headers) ? headers : {})
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

function replayed({ headers, ...answer }: Answer): Answer {
  return { ...answer, headers: { ...headers, 'idempotency-replayed': 'true' } }
}
