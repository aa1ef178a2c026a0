import { beforeAll, describe, expect, it } from 'vitest'
import { type Program, startProgram } from '../process/program.ts'
import { serveTls } from './support/certificates.ts'
import { sharedFolder } from './support/daemon.ts'
import { type Postgres, startPostgres } from './support/postgres.ts'

let postgres: Postgres
let authority: string

beforeAll(async () => {
  postgres = await startPostgres()
  authority = await serveTls(postgres)
})

/** The number of sessions of other programs, and how many of those are encrypted. */
async function sessions() {
  const [row] = await postgres.query<{ all: number; encrypted: number }>(`
    SELECT count(*)::int AS all, (count(*) FILTER (WHERE ssl))::int AS encrypted
    FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
    WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()`)
  return row
}

async function start(host: string, parameters: string): Promise<Program> {
  const url = new URL(postgres.url)
  url.hostname = host
  url.search = parameters
  return startProgram({ DATABASE_URL: url.href, DATA_DIR: await sharedFolder(), LOG_LEVEL: 'warn' })
}

describe('TLS to PostgreSQL', () => {
  it.each([
    ['verify-full, with a trusted authority', () => `sslmode=verify-full&sslrootcert=${authority}`],
    ['no-verify', () => 'sslmode=no-verify'],
  ])('%s: every connection is encrypted', async (_, parameters) => {
    const program = await start('localhost', parameters())
    const response = await fetch(`${await program.origin}/health/ready`)
    expect(response.status).toBe(200)
    const found = await sessions()
    expect(found?.all).toBeGreaterThan(0)
    expect(found?.encrypted).toBe(found?.all)
    program.signal('SIGTERM')
    expect(await program.ended).toBe(0)
  })

  it.each([
    ['an untrusted authority', 'localhost', () => 'sslmode=verify-full', 'certificate'],
    ['another name', '127.0.0.1', () => `sslmode=verify-full&sslrootcert=${authority}`, 'altnames'],
  ])('%s: the start is refused', async (_, host, parameters, reason) => {
    const program = await start(host, parameters())
    expect(await program.ended).toBe(2)
    const [line, ...others] = program.errors().trim().split('\n')
    expect(line).toMatch(/^DATABASE_URL: the database cannot be reached: /)
    expect(line).toContain(reason)
    expect(others).toEqual([])
  })
})
