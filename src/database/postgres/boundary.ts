import type pg from 'pg'

/** A statement as this service gives it to node-postgres: never with a callback. */
type Query = (statement: string | pg.QueryConfig, values?: unknown[]) => Promise<pg.QueryResult>

// The file of the database where types are asserted and not proven. Each function says why it holds.

/** node-postgres declares one signature for each form of a statement; here all come in two of the forms. */
export function queryOfClient(query: Query): pg.Client['query'] {
  return query as pg.Client['query']
}

/** The same for a pool. */
export function queryOfPool(query: Query): pg.Pool['query'] {
  return query as pg.Pool['query']
}
