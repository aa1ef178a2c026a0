import type { IdempotencyRecord, Prisma } from '../../../generated/prisma/client.ts'
import { decrypt, encrypt } from '../../base/encryption.ts'
import { isRecord } from '../../base/guards.ts'
import type { AppContext } from '../../context.ts'
import { later } from '../../domain/clock.ts'
import { ApiError, isRefusal } from '../../domain/errors.ts'
import { type Principal, principalName } from '../../domain/principal.ts'
import type { AccessRecheck } from '../../identity/access/recheck.ts'
import { keyedHash } from '../../identity/secrets/secrets.ts'
import { languageOf } from '../../messages/languages.ts'
import type { Call } from '../call.ts'
import type { HandlerRunner } from '../handler-runner.ts'
import type { ApiResponse } from '../response.ts'
import { createKeyQuota, type KeyQuota } from './key-quota.ts'
import * as records from './key-records.ts'

/** Seconds. */
const LIFE = 24 * 60 * 60

/** A call of an authenticated client with an `Idempotency-Key`. */
export interface KeyedCall extends Call {
  readonly principal: Principal
  readonly recheck: AccessRecheck
  readonly key: string
}

type Next = (call: Call) => Promise<ApiResponse>

type Context = Pick<AppContext, 'database' | 'clock' | 'settings' | 'secrets' | 'log'>

/**
 * Carries out a POST at most once for each key of a client (draft-ietf-httpapi-idempotency-key-header). The
 * response is stored in the transaction of the write: a crash leaves both or neither, and a failure leaves
 * nothing and can be retried. A retry gets the first response again, in the language of the first request.
 *
 * @throws ApiError `in_progress` while the first request is running, `idempotency_key_reused` if the content
 * differs, `rate_limited` if the client has used too many keys
 */
export class Idempotency {
  readonly #context: Context
  readonly #quota: KeyQuota
  /** The names of the requests that this process is executing. */
  readonly #running = new Set<string>()

  readonly #handlers: Pick<HandlerRunner, 'responseOfRow'>

  constructor(context: Context, handlers: Pick<HandlerRunner, 'responseOfRow'>) {
    this.#context = context
    this.#handlers = handlers
    this.#quota = createKeyQuota(context.settings)
  }

  async execute(call: KeyedCall, next: Next): Promise<ApiResponse> {
    const record = this.#recordOf(call)
    const { name } = record
    if (this.#running.has(name)) throw records.stillRunning()
    this.#running.add(name)
    try {
      const response = await this.#inOneStatement(call, record, next)
      if (response) return response
      const { prisma } = this.#context.database
      return await prisma.$transaction((transaction) => this.#inTransaction(transaction, call, record, next))
    } finally {
      this.#running.delete(name)
    }
  }

  #recordOf(call: KeyedCall): records.KeyRecord {
    const { id: operationId, key } = call
    const principal = principalName(call.principal)
    const name = JSON.stringify({ principal, operationId, key })
    const fingerprint = this.#fingerprintOf(call, sorted)
    const createdAt = this.#context.clock.now()
    return { name, principal, operationId, key, fingerprint, createdAt, expiresAt: later(createdAt, LIFE) }
  }

  /** A retry must have the same. */
  #fingerprintOf({ params, body }: Call, replacer: typeof sorted | undefined) {
    return keyedHash(this.#context.secrets.fingerprintKey, JSON.stringify({ params, body }, replacer))
  }

  /** @returns undefined if one statement can neither create the record nor find out why not */
  async #inOneStatement(call: KeyedCall, record: records.KeyRecord, next: Next) {
    const { database, secrets } = this.#context
    const { prisma } = database
    const { principal, createdAt, name } = record
    if (!this.#handlers.responseOfRow(call)) return undefined
    if (!(await this.#quota.hasRoom(prisma, principal, createdAt))) return undefined
    const answered = {
      status: call.operation.successStatus,
      headers: { 'content-language': call.language },
    }
    try {
      const encrypted = (text: string) => encrypt(text, secrets.storedResponseKey, name)
      const write = records.insertWithKey(prisma, call.recheck, record, answered, encrypted)
      const response = await next({ ...call, write })
      this.#quota.add(principal)
      return response
    } catch (error) {
      // a retry can be invalid although the first request was valid: the time of its post may have passed
      if (error instanceof records.KeyInUse || isRefusal(error)) return undefined
      throw error
    }
  }

  async #inTransaction(
    transaction: Prisma.TransactionClient,
    call: KeyedCall,
    record: records.KeyRecord,
    next: Next,
  ): Promise<ApiResponse> {
    const { principal, createdAt, name } = record
    await records.lockKey(transaction, call.recheck, record)
    const stored = await records.findResponse(transaction, record)
    if (stored) return this.#replay(stored, record, call)
    await this.#quota.check(transaction, principal, createdAt)
    const response = await next({ ...call, transaction })
    const body = encrypt(response.body, this.#context.secrets.storedResponseKey, name)
    await records.storeResponse(transaction, record, response, body)
    this.#quota.add(principal)
    return response
  }

  #replay(stored: IdempotencyRecord, record: records.KeyRecord, call: KeyedCall): ApiResponse {
    const { secrets, log } = this.#context
    // version 8.1.0 and those before it have stored members in the order in which they were sent
    const fingerprints = [record.fingerprint, this.#fingerprintOf(call, undefined)]
    if (!fingerprints.some((own) => Buffer.compare(stored.fingerprint, own) === 0))
      throw new ApiError('idempotency_key_reused')
    const headers = textsOf(stored.headers)
    const body = decrypt(stored.body, secrets.storedResponseKey, record.name)
    if (body === undefined) {
      // The key stays in use until the record expires: executing the request again could do it twice.
      const { operationId } = stored
      log.error({ operationId }, 'a stored answer cannot be opened: it was stored for another request')
      throw new ApiError('idempotency_key_reused')
    }
    const responseOfRow = this.#handlers.responseOfRow(call)
    if (!isRecord(stored.createdRow) || !responseOfRow)
      return replayed({ status: stored.status, headers, body })
    const row = { ...stored.createdRow, ...JSON.parse(body) }
    return replayed(responseOfRow(row, languageOf(headers['content-language'])))
  }
}

function textsOf(headers: unknown): Record<string, string> {
  const entries = Object.entries(isRecord(headers) ? headers : {})
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

function replayed({ headers, ...response }: ApiResponse): ApiResponse {
  return { ...response, headers: { ...headers, 'idempotency-replayed': 'true' } }
}

/** For `JSON.stringify`: members always in one order, which has no meaning (RFC 8259, section 4). */
function sorted(_name: string, value: unknown): unknown {
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
