import { beforeAll, describe, expect, it } from 'vitest'
import { recordsOf } from '../support/pages.ts'
import { useApp } from '../support/use-app.ts'

const ROWS = 5_000

const app = useApp({ settings: { answerMemory: 0 } })

beforeAll(async () => {
  for (const table of ['media', 'products'])
    await app.prisma.$executeRawUnsafe(`ALTER TABLE ${table} DISABLE TRIGGER USER`)
  await app.prisma.$executeRaw`
    INSERT INTO media (filename, content_type, size, sha256, kind, url, variants, search_text, last_change,
      created_at, updated_at)
    SELECT 'f' || n, 'image/jpeg', n, encode(sha256(n::text::bytea), 'hex'), 'image', '/media/' || n, '[]',
      chr(10), '{}', now(), now()
    FROM generate_series(1, ${ROWS}) n`
  await app.prisma.$executeRaw`
    INSERT INTO products (name, price, search_text, image_ids, last_change, created_at, updated_at)
    SELECT filename, 1, chr(10), ARRAY[id], '{}', now(), now() FROM media`
  await app.prisma.$executeRaw`VACUUM ANALYZE media, products`
}, 120_000)

describe('the unused media of a library in which every file is used', () => {
  it('are found by the indexes of the records that use files', { timeout: 60_000 }, async () => {
    const before = await productsRead()
    const list = await app.request('GET', '/api/media?unused=true', app.as('author'))
    expect(recordsOf(list)).toEqual([])
    expect((await productsRead()) - before).toBeLessThan(5 * ROWS)
  })
})

/** How many rows of products were read since the start. */
async function productsRead(): Promise<number> {
  await app.prisma.$queryRaw`SELECT pg_stat_force_next_flush()::text`
  const [row] = await app.prisma.$queryRaw<[{ read: number }]>`
    SELECT (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 AS read
    FROM pg_stat_user_tables WHERE relname = 'products'`
  return row.read
}
