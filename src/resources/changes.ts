import type { ResourceType } from '../../generated/operations.ts'
import type { Prisma } from '../../generated/prisma/client.ts'
import { matchesPrecondition } from '../http/entity-tags.ts'
import type { Detail } from '../messages/messages.ts'
import type { Writes } from '../request/writes.ts'
import type { Action, Change } from '../words/change.ts'
import type { Refuse } from '../words/errors.ts'

type Transaction = Prisma.TransactionClient

/** What every change of a record writes besides its fields. */
export interface Stamp {
  /** The audit trail is written from it, by a trigger of the database. */
  readonly lastChange: Change
  readonly updatedAt: string
  readonly version: { readonly increment: 1 }
}

/** A kind of record that clients change. */
export interface RecordKind<Row extends { readonly version: number }, Fields> {
  readonly type: ResourceType
  /** The message when there is no such record. */
  readonly missing: Detail
  /** For users, who may be the ones that ask: locks them before whoever asks is looked at. */
  readonly lockUsers?: (tx: Transaction, id: number, asker: number | undefined) => PromiseLike<unknown>
  /** The row, if there is one, locked until the transaction ends. */
  readonly claim: (tx: Transaction, id: number) => PromiseLike<readonly Row[]>
  readonly write: (tx: Transaction, id: number, data: Fields | Stamp) => PromiseLike<Row>
  readonly remove: (tx: Transaction, id: number) => PromiseLike<unknown>
  readonly toResource: (row: Row) => unknown
}

/** Of a request that changes a record. */
export interface ChangeRequest {
  readonly ifMatch: string | undefined
  readonly change: (action: Action) => Change
  readonly transaction: Writes['transaction']
  readonly refuse: Refuse<'not_found' | 'precondition_failed'>
}

/**
 * Changes a record in one transaction: nothing can change it between the comparison with `If-Match` and the
 * write.
 *
 * @param fieldsAfter the fields to write, made from the locked row
 */
export function updateRecord<Row extends { readonly version: number }, Fields>(
  request: ChangeRequest,
  kind: RecordKind<Row, Fields>,
  id: number,
  fieldsAfter: (before: Row, tx: Transaction) => Fields | Promise<Fields>,
): Promise<Row> {
  return transaction(request, kind, id, async (tx) => {
    const before = await claim(tx, request, kind, id)
    return kind.write(tx, id, {
      ...(await fieldsAfter(before, tx)),
      ...stampOf(request.change(`${kind.type}.update`)),
    })
  })
}

/**
 * Deletes a record in one transaction.
 *
 * @param check runs before it is gone, and may refuse
 * @returns the record as it was
 */
export function removeRecord<Row extends { readonly version: number }, Fields>(
  request: ChangeRequest,
  kind: RecordKind<Row, Fields>,
  id: number,
  check: (before: Row, tx: Transaction) => Promise<void> = async () => {},
): Promise<Row> {
  return transaction(request, kind, id, async (tx) => {
    const before = await claim(tx, request, kind, id)
    await check(before, tx)
    await kind.write(tx, id, stampOf(request.change(`${kind.type}.delete`)))
    await kind.remove(tx, id)
    return before
  })
}

function transaction<T, Row extends { readonly version: number }, Fields>(
  request: ChangeRequest,
  { lockUsers }: RecordKind<Row, Fields>,
  id: number,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  return request.transaction(work, lockUsers ? { users: (tx, asker) => lockUsers(tx, id, asker) } : {})
}

/** Locks the record until the transaction ends, and compares it with `If-Match`. */
async function claim<Row extends { readonly version: number }, Fields>(
  tx: Transaction,
  { ifMatch, refuse }: ChangeRequest,
  kind: RecordKind<Row, Fields>,
  id: number,
): Promise<Row> {
  const [found] = await kind.claim(tx, id)
  const row = found ?? refuse('not_found', { detail: kind.missing })
  if (!matchesPrecondition(ifMatch, kind.toResource(row), row.version)) refuse('precondition_failed')
  return row
}

export function stampOf(change: Change): Stamp {
  return { lastChange: change, updatedAt: change.at, version: { increment: 1 } }
}
