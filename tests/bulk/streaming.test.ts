import { describe, expect, it } from 'vitest'
import { readCsv } from '../../src/bulk/formats/csv.ts'
import { readNdjson } from '../../src/bulk/formats/ndjson.ts'
import { batchesOf } from '../../src/bulk/formats/source.ts'
import type { SourceRow } from '../../src/bulk/formats/text.ts'

const COLUMNS = { name: { cell: 'text', required: true } } as const
const ROWS_PER_PIECE = 100

/** An endless file that counts how much of it was read. */
function endless(header: string, row: (index: number) => string) {
  const read = { pieces: 0 }
  async function* text() {
    yield header
    for (;;) {
      const from = read.pieces++ * ROWS_PER_PIECE
      yield Array.from({ length: ROWS_PER_PIECE }, (_, index) => `${row(from + index)}\n`).join('')
    }
  }
  return { text, read }
}

const csv = endless('name\n', (index) => `Product ${index}`)
const ndjson = endless('', (index) => JSON.stringify({ name: `Product ${index}` }))

describe('a file is read no faster than it is imported', () => {
  it.each<[string, AsyncGenerator<SourceRow>, { pieces: number }]>([
    ['CSV', readCsv(csv.text(), COLUMNS), csv.read],
    ['NDJSON', readNdjson(ndjson.text()), ndjson.read],
  ])('of %s', async (_, rows, read) => {
    let count = 0
    for await (const row of rows) {
      expect(row).toMatchObject({ value: { name: `Product ${count}` } })
      if (++count === 20_000) break
    }
    const ahead = read.pieces * ROWS_PER_PIECE - count
    expect(ahead).toBeLessThan(15_000)
  })
})

describe('a batch', () => {
  async function sizesOf(rows: readonly number[]): Promise<number[]> {
    async function* source(): AsyncGenerator<SourceRow> {
      for (const size of rows) yield { line: 1, size, value: {} }
    }
    const sizes: number[] = []
    for await (const batch of batchesOf(source())) sizes.push(batch.length)
    return sizes
  }

  it('has at most 500 rows, and fewer when they are large', async () => {
    expect(await sizesOf([])).toEqual([])
    expect(await sizesOf(Array.from({ length: 1_001 }, () => 100))).toEqual([500, 500, 1])
    expect(await sizesOf([600_000, 600_000, 10, 1_000_000])).toEqual([2, 2])
  })
})
