import { Prisma, type PrismaClient } from '../../generated/prisma/client.ts'
import type { AccessRecheck, Hold } from '../identity/access/recheck.ts'

type Transaction = Prisma.TransactionClient
type Reads = 'findUnique' | 'findUniqueOrThrow' | 'findFirst' | 'findMany' | 'count'

/** Read-only access to the database. Handlers write through `Writes`. */
export type Reader = {
  readonly [Model in Uncapitalize<Prisma.ModelName>]: Pick<Transaction[Model], Reads>
}

/** How a handler writes. Each throws 401 or 403 if the principal has lost its access in the meantime. */
export interface Writes {
  /**
   * Runs several statements as one, in the transaction of `db` if there is one. Access is confirmed first:
   * `recheck` is the condition of writes that ask for one, and always has a row.
   */
  readonly transaction: <T>(
    work: (tx: Transaction, recheck: Prisma.Sql) => Promise<T>,
    locks?: Locks,
  ) => Promise<T>
  readonly write: Write
  /** Confirms access and changes nothing: for a write that is refused for another reason. */
  readonly confirm: () => Promise<void>
}

/**
 * Runs one statement that is a transaction of its own, and returns the row that it wrote; undefined if none.
 *
 * @param statement is given a subquery, and writes only if it has a row
 * @param known the known values of a new row, before the database adds the rest
 */
export type Write = <Row extends object>(
  statement: (recheck: Prisma.Sql) => Prisma.Sql,
  known?: () => Partial<Row>,
) => Promise<Row | undefined>

/** For a transaction that changes accounts or logins. */
export interface Locks {
  /** Locks users before access is rechecked, and the `asker` (the principal) with them. */
  readonly users?: (tx: Transaction, asker: number | undefined) => PromiseLike<unknown>
  /** `alone` if the principal changes its own account or login. */
  readonly hold?: Hold
}

interface WriteParts {
  readonly prisma: PrismaClient
  /** A transaction in which access was confirmed, or `prisma`. */
  readonly db: Transaction
  /** Undefined for a public operation. */
  readonly recheck: AccessRecheck | undefined
  /** Replaces `write` if the handler only writes one row. */
  readonly claimed?: Write | undefined
}

/** A subquery that always has a row: access was confirmed before, or the operator writes. */
export const GRANTED = Prisma.sql`SELECT`

/** @throws Error from `transaction` if the handler only writes one row */
export function createWrites({ prisma, db, recheck, claimed }: WriteParts): Writes {
  const isConfirmed = db !== prisma
  return {
    async transaction(work, { users, hold } = {}) {
      if (claimed) throw new Error('an operation with a created result writes one row')
      const inside = async (tx: Transaction) => {
        await users?.(tx, recheck?.userId)
        if (!isConfirmed) await recheck?.confirm(tx, hold)
        return work(tx, GRANTED)
      }
      return isConfirmed ? inside(db) : prisma.$transaction(inside)
    },
    write: claimed ?? write,
    confirm,
  }

  async function confirm() {
    if (!isConfirmed) await recheck?.confirm(db)
  }

  async function write<Row>(statement: (recheck: Prisma.Sql) => Prisma.Sql) {
    const [row] = await db.$queryRaw<Row[]>(
      statement((isConfirmed ? undefined : recheck?.subquery) ?? GRANTED),
    )
    if (!row) await confirm()
    return row
  }
}
