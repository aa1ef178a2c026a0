import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { readSettings } from '../../src/config/settings.ts'
import { changeOf, SYSTEM } from '../../src/domain/change.ts'
import { openService } from '../../src/service.ts'

export type DatabaseKind = 'embedded' | 'postgresql'
type Environment = Readonly<Record<string, string>>
export type Databases = Awaited<ReturnType<typeof prepareDatabases>>

const COMMON: Environment = {
  ADMIN_PASSWORD: 'only for the benchmark',
  ACCESS_TOKEN_TTL: '86400',
  RATE_LIMIT: 'off',
  TRUST_PROXY: '1',
  // one client sends a new key with each request
  IDEMPOTENCY_KEYS_PER_CLIENT: '10000000',
}
const POSTS = 1_000
/** Rows of one statement: a million would take longer than a statement may. */
const BATCH = 50_000

/**
 * The databases that the servers are measured on: the embedded one always, and new databases on the server of
 * `databaseUrl` where that is given. Each is filled when it is first asked for.
 *
 * @param usualRows products where a server does not say how many
 */
export async function prepareDatabases(databaseUrl: string | undefined, usualRows: number) {
  const folder = await mkdtemp(join(tmpdir(), 'cms-bench-'))
  const run = `cms_bench_${randomBytes(4).toString('hex')}`
  const kinds: DatabaseKind[] = databaseUrl ? ['embedded', 'postgresql'] : ['embedded']
  const filled = new Map<string, Promise<Environment>>()
  const created: string[] = []
  let copies = 0

  async function prepare(kind: DatabaseKind, rows: number, variant: string): Promise<Environment> {
    const environment: Record<string, string> = { DATA_DIR: join(folder, `${kind}-${rows}${variant}`) }
    if (kind === 'postgresql' && databaseUrl) {
      const name = `${run}_${rows}${variant}`
      await query(databaseUrl, `CREATE DATABASE ${name}`)
      created.push(name)
      environment.DATABASE_URL = Object.assign(new URL(databaseUrl), { pathname: name }).href
    }
    await fill({ ...COMMON, ...environment }, rows)
    return environment
  }

  return {
    kinds,
    /**
     * The settings of one server. Those of PostgreSQL with as many products share one database; an embedded
     * one is a copy with the same rows. Servers with webhooks have one of their own: each server that shares
     * it sends them, too.
     */
    async environment(kind: DatabaseKind | undefined, rows = usualRows, webhooks = 0): Promise<Environment> {
      if (!kind) return {}
      const variant = kind === 'postgresql' && webhooks > 0 ? `_${webhooks}_webhooks` : ''
      const key = `${kind} ${rows}${variant}`
      const database = filled.get(key) ?? prepare(kind, rows, variant)
      filled.set(key, database)
      const environment = await database
      const copy = join(folder, `copy-${copies++}`)
      await cp(environment.DATA_DIR ?? '', copy, { recursive: true })
      return { ...COMMON, ...environment, DATA_DIR: copy }
    },
    async remove() {
      for (const name of created) await query(databaseUrl, `DROP DATABASE ${name} WITH (FORCE)`)
      await rm(folder, { recursive: true })
    },
  }
}

async function query(connectionString: string | undefined, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/** Creates the tables, the administrator and the rows. */
async function fill(environment: Environment, rows: number): Promise<void> {
  const service = await openService(readSettings(environment), pino({ level: 'silent' }))
  const { prisma } = service.context.database
  const change = JSON.stringify(changeOf(SYSTEM, 'product.create', new Date()))
  try {
    for (let first = 1; first <= rows; first += BATCH)
      await prisma.$executeRaw`
        INSERT INTO products (name, price, sku, description, search_text, last_change, created_at, updated_at)
        SELECT 'Product ' || n, 24.9, 'SKU-' || n,
          '<p>Plain words about it, as long as a short description is.</p>',
          'product ' || n || E'\\nsku\\nplain words about it as long a short description is\\n',
          ${change}::jsonb, now(), now()
        FROM generate_series(${first}::int, ${Math.min(first + BATCH - 1, rows)}::int) AS n`
    await prisma.$executeRaw`
      INSERT INTO posts (title, slug, excerpt, body, status, published_at, author_id, tags, search_text,
        last_change, created_at, updated_at)
      SELECT 'Post ' || n, 'post-' || n, 'Plain words about it, as long as a short description is.',
        '<p>' || repeat('Plain words about it, as long as a short description is. ', 5) || '</p>',
        'published', now(), (SELECT min(id) FROM users), ARRAY['news', 'workshop'],
        'post ' || n || E'\\nplain words about it as long a short description is\\n\\n',
        ${change}::jsonb, now(), now()
      FROM generate_series(1, ${POSTS}) AS n`
    await prisma.$executeRaw`ANALYZE products, posts`
  } finally {
    await service.close()
  }
}
