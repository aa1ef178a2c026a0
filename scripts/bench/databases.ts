import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import sharp from 'sharp'
import type { PrismaClient } from '../../generated/prisma/client.ts'
import { readSettings, type Settings } from '../../src/config/settings.ts'
import { changeOf, SYSTEM } from '../../src/domain/change.ts'
import { encodeCursor } from '../../src/lists/cursor.ts'
import { openService } from '../../src/service.ts'
import { form } from '../../tests/support/form.ts'
import { listen } from '../../tests/support/ports.ts'
import { createOnServer, type ServerDatabase } from '../../tests/support/server-database.ts'

export type DatabaseKind = 'embedded' | 'postgresql'

export type Databases = Awaited<ReturnType<typeof prepareDatabases>>

/** The data of a database that its clients and the references need. */
export type Known = Awaited<ReturnType<typeof fill>>

const COMMON = {
  ADMIN_PASSWORD: 'only for the benchmark',
  ACCESS_TOKEN_TTL: '86400',
  RATE_LIMIT: 'off',
  TRUST_PROXY: '1',
  // one client sends each request with a new key
  IDEMPOTENCY_KEYS_PER_CLIENT: '10000000',
}
const POSTS = 1_000
/** Rows per statement: a million would exceed the time limit of a statement. */
const BATCH = 50_000

/**
 * The databases of the measured servers: always the embedded one; with `adminUrl`, also new databases on that
 * server. Each is filled on first use.
 *
 * @param usualRows the number of products, unless a server specifies it
 */
export async function prepareDatabases(adminUrl: string | undefined, usualRows: number) {
  const folder = await mkdtemp(join(tmpdir(), 'cms-bench-'))
  const kinds: DatabaseKind[] = adminUrl ? ['embedded', 'postgresql'] : ['embedded']
  const receiver = createServer((_request, response) => response.writeHead(204).end()).unref()
  const receives = `127.0.0.1:${await listen(receiver)}`
  const filled = new Map<string, ReturnType<typeof prepare>>()
  const created: ServerDatabase[] = []
  let copies = 0

  async function prepare(kind: DatabaseKind, name: string, rows: number, webhooks: number) {
    const environment: Record<string, string> = { ...COMMON, WEBHOOK_PRIVATE_HOSTS: receives }
    environment.DATA_DIR = join(folder, name)
    if (kind === 'postgresql' && adminUrl) {
      const database = await createOnServer(adminUrl)
      created.push(database)
      environment.DATABASE_URL = database.url
    }
    const urls = Array.from({ length: webhooks }, (_, index) => `http://${receives}/${index}`)
    return { environment, known: await fill(readSettings(environment), rows, urls) }
  }

  return {
    kinds,
    /**
     * The database of one server. On PostgreSQL, servers with the same number of products share one; embedded
     * databases are copies with the same rows. With webhooks, it is a separate one, because all servers that
     * share a database send its events.
     */
    async open(kind: DatabaseKind, rows = usualRows, webhooks = 0) {
      const name = `${kind}-${rows}-${webhooks}`
      const database = filled.get(name) ?? prepare(kind, name, rows, webhooks)
      filled.set(name, database)
      const { environment, known } = await database
      const copy = join(folder, `copy-${copies++}`)
      await cp(join(folder, name), copy, { recursive: true })
      return { known, environment: { ...environment, DATA_DIR: copy } }
    },
    async remove() {
      for (const database of created) await database.drop()
      await rm(folder, { recursive: true })
    },
  }
}

/** Creates the tables, the administrator, the rows, webhooks with these URLs, and the data for clients. */
async function fill(settings: Settings, rows: number, webhooks: readonly string[]) {
  const { app, context, close } = await openService(settings, pino({ level: 'silent' }))
  const get = async (url: string, given = {}) => {
    const response = await app.inject({ url, headers: given })
    // Node.js sends its own
    const { date, connection, ...headers } = response.headers
    return { headers, body: response.body }
  }
  async function post(url: string, payload: object, headers = {}): Promise<Record<string, string>> {
    const response = await app.inject({ method: 'POST', url, payload, headers })
    if (response.statusCode >= 300) throw new Error(`${url}: ${response.body}`)
    return response.json().data
  }
  try {
    await insertRows(context.database.prisma, rows)
    const credentials = { username: settings.adminUsername, password: settings.adminPassword }
    const { accessToken = '' } = await post('/api/auth/login', credentials)
    const bearer = { authorization: `Bearer ${accessToken}` }
    const grant = { name: 'Benchmark', scopes: ['products:read', 'products:write', 'posts:read'] }
    const { key: apiKey = '' } = await post('/api/api-keys', grant, bearer)
    // the cursor of the last full page: the products 10 to 1
    const lastCursor = encodeCursor(context.secrets.cursorKey, 'listProducts {"sort":"-id"}', ['11'])
    const { body, headers } = form({ name: 'photograph.png', bytes: await photograph() })
    const { url = '' } = await post('/api/media', body, { ...headers, ...bearer })
    const picture = url.replace(/[^/]*$/, 'small.webp')
    // a variant is made on the first request
    await get(picture)
    const answers: Record<string, Awaited<ReturnType<typeof get>>> = {
      '/api/products': await get('/api/products'),
      '/api/products/100': await get('/api/products/100'),
      '/api/posts': await get('/api/posts', bearer),
    }
    for (const url of webhooks) await post('/api/webhooks', { url }, bearer)
    return { accessToken, apiKey, lastCursor, picture, answers }
  } finally {
    await close()
  }
}

/** The measured variant has 60 kB. */
function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const create = { width: 1200, height: 800, channels: 3, background: '#000', noise } as const
  return sharp({ create }).png().toBuffer()
}

async function insertRows(prisma: PrismaClient, rows: number): Promise<void> {
  const change = JSON.stringify(changeOf(SYSTEM, 'product.create', new Date()))
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
}
