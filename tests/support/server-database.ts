import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A new database on a PostgreSQL server. */
export interface ServerDatabase {
  readonly name: string
  readonly url: string
  /** Removes it, and ends all sessions on it. */
  drop(): Promise<void>
}

/** @param options of `CREATE DATABASE` */
export async function createOnServer(adminUrl: string, options = ''): Promise<ServerDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await administer(adminUrl, `CREATE DATABASE ${name} ${options}`)
  const drop = () => administer(adminUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  return { name, url: Object.assign(new URL(adminUrl), { pathname: name }).href, drop }
}

/** Runs a server-wide statement. */
export async function administer(adminUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: adminUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
