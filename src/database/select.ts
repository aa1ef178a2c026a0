import type pg from 'pg'
import { Prisma } from '../../generated/prisma/client.ts'

/** A time as responses show it, RFC 3339 in UTC. */
export function utcText(time: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`to_char(${time} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

/** Reads rows with a statement that changes nothing. */
export type Select = <Row>(statement: Prisma.Sql) => Promise<Row[]>

/** Reads in a transaction go through Prisma, and so do writes. */
export function selectIn(tx: Prisma.TransactionClient): Select {
  return (statement) => tx.$queryRaw(statement)
}

/**
 * Outside of transactions, rows are read as one JSON value on a connection of the pool: with Prisma's client,
 * a list takes a third more processor time per request, and a single record takes half as much again.
 *
 * @param statementNameOf the name under which a server prepares a statement; empty for none
 */
export function selectFrom(pool: pg.Pool, statementNameOf: (query: { sql: string }) => string): Select {
  return async <Row>(statement: Prisma.Sql) => {
    const { text, values } = Prisma.sql`SELECT json_agg(found) AS rows FROM (${statement}) AS found`
    const answer = await pool.query<{ rows: Row[] | null }>({
      name: statementNameOf({ sql: text }),
      text,
      values,
    })
    return answer.rows[0]?.rows ?? []
  }
}
