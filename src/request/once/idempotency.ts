import type { Language } from '../../../generated/operations.ts'
import type { IdempotencyRecord, Prisma } from '../../../generated/prisma/client.ts'
import { isRecord } from '../../base/guards.ts'
import type { AppContext } from '../../context.ts'
import type { AccessRecheck } from '../../identity/access/recheck.ts'
import type { Secrets } from '../../identity/secrets/secrets.ts'
import { keyedHash } from '../../identity/secrets/secrets.ts'
import { languageOf } from '../../messages/languages.ts'
import { ApiError } from '../../words/errors.ts'
import { nameOf, type Principal } from '../../words/principal.ts'
import type { Answer } from '../response.ts'
import type { Insert } from '../writes.ts'
import { claimedInsert, type KeyRecord, NotClaimed } from './claimed-insert.ts'
import { createKeyQuota } from './key-quota.ts'
import { open, seal } from './sealed.ts'

const LIFE_MILLISECONDS = 24 * 60 * 60 * 1000

export interface IdempotentRequest {
  readonly principal: Principal
  readonly recheck: AccessRecheck
  readonly operationId: string
  /** The client's `Idempotency-Key`. */
  readonly key: string
  /** What the key stands for: a repetition must have the same. */
  readonly content: { readonly params: unknown; readonly body: unknown }
  /** Where the answer is made of the row that the operation inserts, and of nothing else. */
  readonly ofRow: AnswerOfRow | undefined
}

export interface AnswerOfRow {
  readonly status: number
  /** Of this request. */
  readonly language: Language
  answer(row: unknown, language: Language): Answer
}

/**
 * Runs a create at most once for each key of a client (draft-ietf-httpapi-idempotency-key-header). The answer
 * is stored in the transaction of the write: a crash leaves both or neither, and a failure leaves nothing and
 * can be retried.
 *
 * A retry gets the first answer again, in the language of the first request, as its headers say.
 *
 * @throws ApiError `conflict` while the first request is running, `idempotency_key_reused` with other
 *   content, `rate_limited` when the client has used as many keys as it may; 401 or 403 when the access of
 *   whoever asks was taken away
 */
export function createIdempotency({ database, clock, secrets, settings, log }: IdempotencyParts) {
  const { prisma } = database
  const running = new Set<string>()
  const quota = createKeyQuota(settings)

  return async function once(request: IdempotentRequest, run: Run): Promise<Answer> {
    const { operationId, key, content } = request
    const principal = nameOf(request.principal)
    // also what a stored answer is bound to: in the place of another one it cannot be opened
    const name = JSON.stringify({ principal, operationId, key })
    if (running.has(name)) throw stillRunning()
    running.add(name)
    try {
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + LIFE_MILLISECONDS)
      const fingerprint = keyedHash(secrets.fingerprintKey, JSON.stringify(content))
      const record = { principal, operationId, key, fingerprint, createdAt, expiresAt }
      const answer = await onceInOneStatement(request, record, name, run)
      return answer ?? (await prisma.$transaction((tx) => onceIn(tx, request, record, name, run)))
    } finally {
      running.delete(name)
    }
  }

  /** @returns undefined where it takes more than one statement, also to know what to do */
  async function onceInOneStatement(
    { recheck, ofRow }: IdempotentRequest,
    record: KeyRecord,
    name: string,
    run: Run,
  ): Promise<Answer | undefined> {
    const { principal, createdAt } = record
    if (!ofRow || !(await quota.hasRoom(prisma, principal, createdAt))) return undefined
    const answered = { status: ofRow.status, headers: { 'content-language': ofRow.language } }
    try {
      const sealed = (text: string) => seal(text, secrets.answerKey, name)
      const answer = await run(prisma, claimedInsert(prisma, recheck, name, record, answered, sealed))
      quota.add(principal)
      return answer
    } catch (error) {
      if (error instanceof NotClaimed) return undefined
      throw error
    }
  }

  async function onceIn(
    tx: Prisma.TransactionClient,
    { recheck, ofRow }: IdempotentRequest,
    { principal, operationId, key, fingerprint, createdAt, expiresAt }: KeyRecord,
    name: string,
    run: Run,
  ): Promise<Answer> {
    await begin(tx, recheck, name)
    // a statement of its own: what was committed before the lock was free is visible to it
    const [stored] = await tx.$queryRaw<StoredAnswer[]>`
      SELECT operation_id AS "operationId", fingerprint, status, headers, body,
        created_row AS "createdRow" FROM idempotency_records
      WHERE principal = ${principal} AND operation_id = ${operationId} AND key = ${key}
        AND expires_at > ${createdAt}`
    if (stored) return replay(stored, fingerprint, name, ofRow)
    await quota.check(tx, principal, createdAt)

    const answer = await run(tx)
    const body = seal(answer.body, secrets.answerKey, name)
    await tx.$executeRaw`
      INSERT INTO idempotency_records
        (principal, operation_id, key, fingerprint, status, headers, body, created_at, expires_at)
      VALUES (${principal}, ${operationId}, ${key}, ${fingerprint}, ${answer.status},
        ${JSON.stringify(answer.headers)}::jsonb, ${body}, ${createdAt}, ${expiresAt})
      ON CONFLICT (principal, operation_id, key) DO UPDATE
      SET fingerprint = excluded.fingerprint, status = excluded.status, headers = excluded.headers,
        body = excluded.body, created_row = excluded.created_row, created_at = excluded.created_at,
        expires_at = excluded.expires_at`
    quota.add(principal)
    return answer
  }

  /** One statement makes sure of whoever asks, and that nobody else is at it. */
  async function begin(tx: Prisma.TransactionClient, recheck: AccessRecheck, name: string): Promise<void> {
    const [start] = await tx.$queryRaw<{ stands: boolean; free: boolean }[]>`
      WITH recheck AS (${recheck.subquery})
      SELECT EXISTS (SELECT FROM recheck) AS stands,
        pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS free`
    if (!start?.stands) await recheck.confirm(tx)
    if (!start?.free) throw stillRunning()
  }

  function replay(
    stored: StoredAnswer,
    fingerprint: Uint8Array,
    name: string,
    ofRow: AnswerOfRow | undefined,
  ): Answer {
    if (Buffer.compare(stored.fingerprint, fingerprint) !== 0) throw new ApiError('idempotency_key_reused')
    const headers = textsOf(stored.headers)
    const body = open(stored.body, secrets.answerKey, name)
    if (body === undefined) {
      // The key is taken until the record expires: to carry the request out once more could do it twice.
      log.error(
        { operationId: stored.operationId },
        'a stored answer cannot be opened: it was stored for another request',
      )
      throw new ApiError('idempotency_key_reused')
    }
    if (!isRecord(stored.createdRow) || !ofRow) return replayed({ status: stored.status, headers, body })
    const row = { ...stored.createdRow, ...JSON.parse(body) }
    return replayed(ofRow.answer(row, languageOf(headers['content-language'])))
  }
}

export type Run = (db: Prisma.TransactionClient, insert?: Insert) => Promise<Answer>
type StoredAnswer = Pick<
  IdempotencyRecord,
  'operationId' | 'fingerprint' | 'status' | 'headers' | 'body' | 'createdRow'
>
type IdempotencyParts = Pick<AppContext, 'database' | 'clock' | 'settings' | 'log'> & {
  readonly secrets: Pick<Secrets, 'answerKey' | 'fingerprintKey'>
}

function textsOf(headers: unknown): Record<string, string> {
  const entries = Object.entries(isRecord(headers) ? headers : {})
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

function replayed({ headers, ...answer }: Answer): Answer {
  return { ...answer, headers: { ...headers, 'idempotency-replayed': 'true' } }
}

function stillRunning(): ApiError {
  return new ApiError('conflict', { detail: 'firstStillRunning' })
}
