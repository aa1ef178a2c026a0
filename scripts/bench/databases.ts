import { randomBytes } from 'node:crypto'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { readSettings } from '../../src/config/settings.ts'
import { openService } from '../../src/service.ts'
import { changeOf, SYSTEM } from '../../src/words/change.ts'

export type DatabaseKind = 'embedded' | 'postgresql'
export type Environment = Readonly<Record<string, string>>

export interface Databases {
  readonly kinds: readonly DatabaseKind[]
  /**
   * The settings of one server. Those of PostgreSQL with as many products share one database; an embedded one
   * is a copy with the same rows.
   *
   * @param rows products in the database
   */
  environment(kind: DatabaseKind | undefined, rows?: number): Promise<Environment>
  remove(): Promise<void>
}

const POSTS = 1_000

const COMMON: Environment = {
  ADMIN_PASSWORD: 'only for the benchmark',
  ACCESS_TOKEN_TTL: '86400',
  RATE_LIMIT: 'off',
  TRUST_PROXY: '1',
  // one client sends a new key with each request
  IDEMPOTENCY_KEYS_PER_CLIENT: '10000000',
}

/** What the servers of one size are started with. */
interface Filled {
  /** The folder of an embedded database, to be copied. */
  readonly template: string
  readonly scratch: Scratch | undefined
}

/** A database of our own on a server of PostgreSQL. */
interface Scratch {
  readonly url: string
  drop(): Promise<void>
}

/**
 * The databases that the servers are measured on: the embedded one always, and new databases on the server of
 * `databaseUrl` where that is given. Each is filled when it is first asked for.
 *
 * @param usualRows products where a server does not say how many
 */
export async function prepareDatabases(
  databaseUrl: string | undefined,
  usualRows: number,
): Promise<Databases> {
  const folder = await mkdtemp(join(tmpdir(), 'cms-bench-'))
  const filled = new Map<number, Promise<Filled>>()
  let copies = 0

  async function prepare(rows: number): Promise<Filled> {
    const template = join(folder, `template-${rows}`)
    await fill({ DATA_DIR: template }, rows)
    return { template, scratch: databaseUrl ? await createScratch(databaseUrl, template, rows) : undefined }
  }

  function databaseOf(rows: number): Promise<Filled> {
    const database = filled.get(rows) ?? prepare(rows)
    filled.set(rows, database)
    return database
  }

  return {
    kinds: databaseUrl ? ['embedded', 'postgresql'] : ['embedded'],
    async environment(kind, rows = usualRows) {
      if (!kind) return {}
      const { template, scratch } = await databaseOf(rows)
      const copy = join(folder, `copy-${copies++}`)
      await cp(template, copy, { recursive: true })
      return {
        ...COMMON,
        DATA_DIR: copy,
        ...(kind === 'postgresql' && scratch && { DATABASE_URL: scratch.url }),
      }
    },
    async remove() {
      // one that could not be filled was told where it was asked for
      for (const database of await Promise.allSettled(filled.values()))
        if (database.status === 'fulfilled') await database.value.scratch?.drop()
      await rm(folder, { recursive: true })
    },
  }
}

/** A database beside the one that the URL names. */
async function createScratch(databaseUrl: string, dataDir: string, rows: number): Promise<Scratch> {
  const name = `cms_bench_${randomBytes(4).toString('hex')}`
  const url = new URL(databaseUrl)
  url.pathname = name
  await query(databaseUrl, `CREATE DATABASE ${name}`)
  await fill({ DATA_DIR: dataDir, DATABASE_URL: url.href }, rows)
  return { url: url.href, drop: () => query(databaseUrl, `DROP DATABASE ${name} WITH (FORCE)`) }
}

async function query(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** Creates the tables, the administrator and the rows. */
async function fill(environment: Environment, rows: number): Promise<void> {
  const service = await openService(readSettings({ ...COMMON, ...environment }), pino({ level: 'silent' }))
  try {
    await insertRows(service.context.database.prisma, rows)
  } finally {
    await service.close()
  }
}

const CHANGE = JSON.stringify(changeOf(SYSTEM, 'product.create', new Date()))

/** Rows of one statement: a million would take longer than a statement may. */
const BATCH = 50_000

async function insertRows(prisma: PrismaClient, rows: number): Promise<void> {
  for (let first = 1; first <= rows; first += BATCH) {
    await prisma.$executeRaw`
      INSERT INTO products (name, price, sku, description, search_text, last_change, created_at, updated_at)
      SELECT 'Product ' || n, 24.9, 'SKU-' || n,
        '<p>Plain words about it, as long as a short description is.</p>',
        'product ' || n, ${CHANGE}::jsonb, now(), now()
      FROM generate_series(${first}::int, ${Math.min(first + BATCH - 1, rows)}::int) AS n`
  }
  await prisma.$executeRaw`
    INSERT INTO posts (title, slug, excerpt, body, status, published_at, author_id, tags, search_text,
      last_change, created_at, updated_at)
    SELECT 'Post ' || n, 'post-' || n, 'Plain words about it, as long as a short description is.',
      '<p>' || repeat('Plain words about it, as long as a short description is. ', 5) || '</p>',
      'published', now(), (SELECT min(id) FROM users), ARRAY['news', 'workshop'],
      'post ' || n, ${CHANGE}::jsonb, now(), now()
    FROM generate_series(1, ${POSTS}) AS n`
  await prisma.$executeRaw`ANALYZE products, posts`
}
