import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { IdempotencyRecord, Prisma } from '../../generated/prisma/client.ts'
import type { AppContext } from '../context.ts'
import { ApiError } from '../core/errors.ts'
import { isRecord } from '../core/guards.ts'
import { nameOf, type Principal } from '../core/principal.ts'
import type { Answer } from './response.ts'

const LIFE_MILLISECONDS = 24 * 60 * 60 * 1000
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

export interface IdempotentRequest {
  readonly principal: Principal
  readonly operationId: string
  /** The client's `Idempotency-Key`. */
  readonly key: string
  /** What the key stands for: a repetition must have the same. */
  readonly content: { readonly params: unknown; readonly body: unknown }
}

/**
 * Runs a create at most once for each key of a client (draft-ietf-httpapi-idempotency-key-header). The answer
 * is stored in the transaction of the write: a crash leaves both or neither, and a failure leaves nothing and
 * can be retried.
 *
 * A retry gets the first answer again, in the language of the first request, as its headers say.
 *
 * @throws ApiError `conflict` while the first request is running, `idempotency_key_reused` with other content
 */
export function createIdempotency({ database, clock, secrets }: IdempotencyParts) {
  const running = new Set<string>()

  return async function once(request: IdempotentRequest, run: Run): Promise<Answer> {
    const id = { principal: nameOf(request.principal), operationId: request.operationId, key: request.key }
    const name = JSON.stringify(id)
    if (running.has(name)) throw stillRunning()
    running.add(name)
    try {
      return await database.prisma.$transaction((tx) => onceIn(tx, id, name, request.content, run))
    } finally {
      running.delete(name)
    }
  }

  async function onceIn(
    tx: Prisma.TransactionClient,
    { principal, operationId, key }: RecordId,
    name: string,
    content: unknown,
    run: Run,
  ) {
    const [lock] = await tx.$queryRaw<{ free: boolean }[]>`
      SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS free`
    if (!lock?.free) throw stillRunning()
    const now = clock.now()
    const fingerprint = new Uint8Array(createHash('sha256').update(JSON.stringify(content)).digest())
    // a statement of its own: what was committed before the lock was free is visible to it
    const [stored] = await tx.$queryRaw<StoredAnswer[]>`
      SELECT fingerprint, status, headers, body FROM idempotency_records
      WHERE principal = ${principal} AND operation_id = ${operationId} AND key = ${key}
        AND expires_at > ${now}`
    if (stored) return replay(stored, fingerprint)

    const answer = await run(tx)
    const expiresAt = new Date(now.getTime() + LIFE_MILLISECONDS)
    const body = seal(answer.body, secrets.answerKey)
    await tx.$executeRaw`
      INSERT INTO idempotency_records
        (principal, operation_id, key, fingerprint, status, headers, body, created_at, expires_at)
      VALUES (${principal}, ${operationId}, ${key}, ${fingerprint}, ${answer.status},
        ${JSON.stringify(answer.headers)}::jsonb, ${body}, ${now}, ${expiresAt})
      ON CONFLICT (principal, operation_id, key) DO UPDATE
      SET fingerprint = excluded.fingerprint, status = excluded.status, headers = excluded.headers,
        body = excluded.body, created_at = excluded.created_at, expires_at = excluded.expires_at`
    return answer
  }

  function replay(stored: StoredAnswer, fingerprint: Uint8Array): Answer {
    if (Buffer.compare(stored.fingerprint, fingerprint) !== 0) throw new ApiError('idempotency_key_reused')
    const headers = isRecord(stored.headers) ? stored.headers : {}
    const texts = Object.entries(headers).map(([header, value]) => [header, String(value)])
    return {
      status: stored.status,
      headers: { ...Object.fromEntries(texts), 'idempotency-replayed': 'true' },
      body: open(stored.body, secrets.answerKey),
    }
  }
}

type Run = (tx: Prisma.TransactionClient) => Promise<Answer>
type StoredAnswer = Pick<IdempotencyRecord, 'fingerprint' | 'status' | 'headers' | 'body'>
type RecordId = Pick<IdempotencyRecord, 'principal' | 'operationId' | 'key'>
type IdempotencyParts = Pick<AppContext, 'database' | 'clock'> & {
  readonly secrets: { readonly answerKey: Buffer }
}

function stillRunning(): ApiError {
  return new ApiError('conflict', { detail: 'firstStillRunning' })
}

/** Stored answers are encrypted: one of them may hold a new API key, which is kept nowhere else. */
function seal(text: string, key: Buffer): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(CIPHER, key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
}

function open(sealed: string, key: Buffer): string {
  const bytes = Buffer.from(sealed, 'base64')
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const decipher = createDecipheriv(CIPHER, key, nonce)
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  return decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8')
}
