import fc from 'fast-check'
import pg from 'pg'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { hostileText } from '../support/arbitrary-hostile.ts'
import { outcome } from '../support/outcome.ts'
import { written } from '../support/rows.ts'
import { statementsDuring } from '../support/statements.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'

const app = useApp()

const products = () => app.prisma.product

/** Replaces all products with products of these names. */
async function store(...names: string[]): Promise<void> {
  await products().deleteMany()
  await products().createMany({ data: names.map((name) => ({ name, price: 1, ...written(name) })) })
}

const ask = (q: string) => app.request('GET', '/api/products', { query: { q } })

async function found(q: string): Promise<string[]> {
  const { data } = await app.call('listProducts', { query: { q } })
  return data.map(({ name }) => name)
}

describe('q finds', () => {
  describe.each<[string, string[], string[]]>([
    [
      'Enamel mug, 350 ml',
      ['enamel', 'MUG', 'mug enamel', 'en mu', '350', '35 ml', 'mug,'],
      ['mugs', 'namel', '50'],
    ],
    ['Crème brûlée', ['creme', 'CREME BRULEE', 'brûlée', 'brule\u0301e', 'cre\u0300me'], ['cream']],
    ['Ångström & Œuvre', ['angstrom', 'ANGSTRÖM', 'œuvre', 'ŒUVRE', 'oeuvre'], ['angstroem']],
    ['Fußmatte', ['fußmatte', 'FUSSMATTE', 'fussm', 'FUẞ'], ['fusmatte']],
    ['ΟΔΟΣΤΡΩΤΉΡΑΣ', ['οδοστρωτηρας', 'ΟΔΟΣ', 'οδος', 'οδοσ'], ['οδη']],
    ['Диван-кровать Ёлка', ['диван', 'КРОВАТЬ', 'елка', 'ЁЛКА'], ['иван']],
    ['İstanbul IŞIK', ['istanbul', 'ISTANBUL', 'ışık', 'isik'], ['stanbul']],
    ['שָׁלוֹם עולם', ['שלום', 'שָׁלוֹם', 'עול'], ['לום']],
    ['كِتَاب جديد', ['كتاب', 'كِتَاب'], ['تاب']],
    ['पानी की बोतल', ['पानी', 'पान', 'बोतल'], ['पुनः', 'पीना']],
    ['中华人民共和国茶壶', ['茶壶', '中华', '共和', '人'], ['茶杯']],
    ['コーヒーカップ', ['コーヒー', 'カップ', 'ｺｰﾋｰ', 'ｶｯﾌﾟ'], ['テ']],
    ['กาแฟร้อน', ['กาแฟ', 'ร้อน'], ['ชา']],
    ['한국어 책', ['한국어', '한국', '책'], ['국어']],
    ['Ｆｕｌｌ ﬁne ①', ['full', 'fine', '1'], ['ine']],
    ['AB-12/34_x.y@z', ['ab 12', 'ab-12', '34', 'x.y', 'z x y'], ['b-12', '4']],
    ['2e10 0x1f 1.5', ['2e10', '2e1', '0x1', '1.5', '5 1'], ['e10']],
    ['O’Brien’s and or not', ["o'brien", 'not', 'or and'], ['brienx']],
  ])('%s', (name, hits, misses) => {
    beforeAll(() => store(name, 'Something else'))

    it.each(hits)('by %s', async (q) => {
      expect(await found(q)).toEqual([name])
    })

    it.each(misses)('not by %s', async (q) => {
      expect(await found(q)).toEqual([])
    })
  })

  it.each(['!', '…', '-- ;', "'", '( | & ! :* )', '<->', '🍵', '\u0301', '%', '_', '\\', '* *'])(
    'nothing for %j, which contains no word',
    async (q) => {
      await store('Mug', q)
      expect(await found(q)).toEqual([])
    },
  )

  it.each([
    ['mug | tea', []],
    ['mug & !tea', []],
    ['!mug', ['Mug']],
    ['mug <-> tea', []],
    ["mug' OR '1'='1", []],
    ['tea:*', ['Tea']],
    ['tea:A', []],
  ])('words, and treats no character as an operator: %s', async (q, names) => {
    await store('Mug', 'Tea')
    expect(await found(q)).toEqual(names)
  })

  it('words of up to 100 characters in total, long ones by prefix', async () => {
    const long = 'Donaudampfschiff'.repeat(15)
    await store(long)
    expect(await found(long.slice(0, 100))).toEqual([long])
    expect(await found(`${long.slice(0, 60)}x`)).toEqual([])
    expect(await found('x '.repeat(50))).toEqual([])
    expect(outcome(await ask('x'.repeat(101)))).toBe('400 invalid_parameter (/q maxLength)')
  })

  it.each([
    ['m', ['Vitamin M', 'M 5']],
    ['5', ['M 5']],
    ['mu', ['Mug 50']],
    ['m 5', ['M 5']],
  ])('a one-letter word as a whole word only: %s', async (q, names) => {
    await store('M 5', 'Mug 50', 'Vitamin M')
    expect(await found(q)).toEqual(names)
  })

  it('at most ten different words, and ignores the rest', async () => {
    const ten = 'one two three four five six seven eight nine ten'
    await store(ten, ten.replace('ten', 'zen'))
    expect(await found(`${ten} eleven`)).toEqual([ten])
    expect(await found(`one ${ten.toUpperCase()} absent`)).toEqual([ten])
  })

  it.each([
    ['letters', 'a b c d e f g h i j k l m n o p q r s t u v w x y z', 10],
    ['one word repeated', 'mug '.repeat(25), 1],
    ['a character that expands to four words', '\ufdfa'.repeat(100), 5],
    ['characters that expand to several words each', '\ufdfa\ufdfb㌀㌁㌂㌃㌄㌅㌆㌇㌈'.repeat(9), 10],
  ])('sends at most ten words to the database: %s', async (_title, q, count) => {
    const statements = await statementsDuring(async () => expect((await ask(q)).status).toBe(200))
    const { values = [] } = statements.find(({ text }) => text.includes('to_tsquery')) ?? {}
    expect(values.map((value) => String(value).split(' & ').length)).toContain(count)
  })

  it('any stored text by its beginning', async () => {
    const unit = fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), hostileText)
    const names = fc.sample(
      fc.array(unit, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(' ')),
      { numRuns: 60, seed: 7 },
    )
    const stored = names.map((name) => name.toWellFormed().replaceAll('\0', '').slice(0, 250).toWellFormed())
    await store(...stored)
    for (const name of stored) {
      const begin = [...name].slice(0, 40).join('').normalize('NFC')
      const { searchText } = written(begin)
      const response = await ask(begin)
      if (response.status === 400) continue // nothing is left of it after sanitising
      const last = searchText.trim().split(/\s/).at(-1) ?? ''
      const isCut = [...last].length === 1 && !written(name).searchText.split(/\s/).includes(last)
      if (isCut) continue // one letter is not a prefix of any word
      if (!/[<>&]/.test(name) && searchText.trim() !== '')
        expect(response.text).toContain(JSON.stringify(name))
    }
  })
})

describe('q', () => {
  it('never fails', async () => {
    await store('Mug')
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        expect([200, 400]).toContain((await ask(text.toWellFormed())).status)
      }),
      { numRuns: 100 },
    )
  })

  it.each(["'", '\0', '\0mug', '\\', ':*', '&', '|', '!(', "a'b:*", '$1', '%', "'".repeat(100)])(
    'does not fail with %j',
    async (q) => {
      expect([200, 400]).toContain((await ask(q)).status)
    },
  )
})

describe('q searches what users read', () => {
  const product = { name: 'Lamp', price: 1, sku: 'XY-77', description: '<p>Ytterbium</p>' }
  const body =
    '<p>Fish &amp; un<em>believ</em>able<br>chips</p><ul><li>one</li><li>two</li></ul>' +
    '<a href="https://example.com/hidden" title="more > concealed">x</a>'
  const post = { title: 'Titled', excerpt: 'Excerpted', body, status: 'published' }
  const user = { username: 'mlindt', displayName: 'Mara Lindt', password: PASSWORD, role: 'viewer' }

  beforeAll(async () => {
    await app.call('createProduct', { ...app.as('editor'), json: product })
    await app.call('createPost', { ...app.as('editor'), json: post })
    await app.call('createUser', { ...app.as('admin'), json: user })
  })

  it.each([
    ['listProducts', 'name, sku and description', ['lamp', 'xy-77', 'ytterbium'], ['terbium']],
    [
      'listPosts',
      'title, excerpt and body',
      ['titled', 'excerpted', 'unbelievable', 'chips', 'one two', 'titled fish'],
      ['hidden', 'concealed', 'href', 'amp', 'em', 'believ', 'onetwo', 'ablechips'],
    ],
    ['listUsers', 'both names', ['mlin', 'lindt mara'], ['indt']],
  ] as const)('%s: %s', async (id, _fields, hits, misses) => {
    const count = async (q: string) => {
      const { data } = await app.call(id, { ...app.as('admin'), query: { q } })
      return data.length
    }
    for (const q of hits) expect(await count(q), q).toBe(1)
    for (const q of misses) expect(await count(q), q).toBe(0)
  })
})

it('marks, and letters that become marks, are sorted in little time', async () => {
  const body = `a${'\u0301\uff9e'.repeat(49_000)}`
  const creating = async (json: object) => {
    const start = performance.now()
    await app.call('createPost', { ...app.as('author'), json })
    return performance.now() - start
  }
  const usual = await creating({ title: 'Usual', body: 'word '.repeat(19_600) })
  expect(await creating({ title: 'Marks', body })).toBeLessThan(usual + 2_000)
})

describe('a text of the maximum length', () => {
  const hangul = (n: number) => String.fromCodePoint(0xac00 + (Math.floor(n) % 11_172))
  const words = (count: number, word: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => word(n)).join('')

  it.each([
    // a ligature of two words, and syllables of three letters each
    [
      'of ligatures of many letters',
      words(33_000, (n) => `\ufdfb${hangul(n)}${hangul(n + n / 11_172)}`),
      'جل',
    ],
    ['of many short words', words(25_000, (n) => `${n.toString(36)} `), '0 1 rr'],
    ['of long words', words(2_000, (n) => `${n.toString(36)}${'ж'.repeat(45)} `), '1жжж'],
    [
      'of letters with marks',
      words(2_500, (n) => `${n.toString(36)}${'\u{1112e}'.repeat(35)} `),
      '1\u{1112e}',
    ],
  ])('is stored, and can be found by its first words: %s', async (_title, body, q) => {
    expect([...body].length).toBeGreaterThan(90_000)
    const editor = app.as('editor')
    const { data } = await app.call('createPost', { ...editor, json: { title: 'Long', body } })
    const found = await app.call('listPosts', { ...editor, query: { q: `long ${q}`, status: 'draft' } })
    expect(found.data.map(({ id }) => id)).toContain(data.id)
    const change = { ...editor, params: { postId: data.id }, headers: { 'if-match': '*' } }
    await app.call('updatePost', { ...change, json: { body: body.replace(/.$/u, 'x') } })
  })
})

// The embedded database cannot cancel a statement.
if (inject('testDatabase').kind === 'postgresql') {
  describe('a search that takes too long', () => {
    it('is cancelled with 503, and leaves the connections unchanged', async () => {
      const other = new pg.Client({ connectionString: app.settings.databaseUrl })
      await other.connect()
      await other.query('BEGIN; LOCK TABLE products IN ACCESS EXCLUSIVE MODE')
      try {
        const response = await ask('mug')
        expect(response).toMatchObject({ status: 503, code: 'unavailable', headers: { 'retry-after': '5' } })
        expect(response.text).toContain('The search took too long.')
      } finally {
        await other.end()
      }
      const connections = Array.from(
        { length: app.settings.databasePoolSize },
        async () =>
          await app.prisma.$queryRaw`
        SELECT current_setting('statement_timeout') AS timeout FROM pg_sleep(0.1)`,
      )
      expect(new Set((await Promise.all(connections)).map((rows) => JSON.stringify(rows)))).toEqual(
        new Set(['[{"timeout":"15s"}]']),
      )
    })
  })
}
