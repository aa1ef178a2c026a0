import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { errorStatus, operations } from '../../generated/operations.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { buildPage, type Served, serveDocuments, summaries } from './serve.ts'

/** Compressed bytes: of the guide with styles and script, and of each operation. */
const [FRAME, OPERATION] = [40_000, 1_500]

let served: Served
let page: Document
/** Bytes on the wire. */
let sent: number
let policy: string
let names: ReadonlyMap<string, string>

beforeAll(async () => {
  await buildPage('docs', 'redoc')
  served = await serveDocuments()
  names = await summaries(served.origin)
  const response = await fetch(`${served.origin}/docs`)
  policy = response.headers.get('content-security-policy') ?? ''
  page = new JSDOM(await response.text()).window.document
  const packed = await fetch(`${served.origin}/docs`, { headers: { 'accept-encoding': 'br' } })
  expect(packed.headers.get('content-encoding')).toBe('br')
  sent = Number(packed.headers.get('content-length'))
}, 60_000)

afterAll(() => served.app.close())

const texts = (selector: string, within: ParentNode = page) =>
  [...within.querySelectorAll(selector)].map((it) => it.textContent?.replaceAll(/\s+/g, ' ').trim())

describe('the documentation page', () => {
  it('loads no other resources', () => {
    const loading =
      'script[src], link[href], img[src], iframe, object, embed, source, video, audio, base, form'
    const addresses = [...page.querySelectorAll(loading)].map(
      (it) => it.getAttribute('src') ?? it.getAttribute('href'),
    )
    expect(addresses.filter((address) => !address?.startsWith('data:'))).toEqual([])
    expect(texts('style').join('')).not.toMatch(/@import|url\(\s*['"]?(?:https?:)?\/\//)
  })

  it('states a fixed length once, not as a range', () => {
    const ranges = texts('.rules').flatMap((rules) => rules?.match(/[\d,]+ to [\d,]+/g) ?? [])
    expect(ranges.length).toBeGreaterThan(10)
    expect(ranges.filter((range) => new Set(range.split(' to ')).size === 1)).toEqual([])
    expect(texts('.rules').join()).toContain('exactly 36 characters')
  })

  it('has a policy with the hash of exactly its own scripts and style sheets', () => {
    const hashes = (selector: string) =>
      [...page.querySelectorAll(selector)].map((it) =>
        createHash('sha256')
          .update(it.textContent ?? '')
          .digest('base64'),
      )
    const allowed = (directive: string) =>
      [...(policy.match(new RegExp(`${directive} ([^;]*)`))?.[1] ?? '').matchAll(/'sha256-([^']+)'/g)].map(
        ([, it]) => it,
      )
    expect(new Set(allowed('script-src'))).toEqual(new Set(hashes('script:not([type])')))
    expect(new Set(allowed('style-src'))).toEqual(new Set(hashes('style')))
    expect(policy).not.toContain('unsafe')
  })

  it('is small on the wire', () => {
    expect(sent).toBeGreaterThan(1000)
    expect(sent).toBeLessThan(FRAME + OPERATION * documentedOperations.length)
  })

  it('highlights code in every language', () => {
    const samples: Record<string, Record<string, string>> = JSON.parse(texts('#data-samples').join())
    const blocks = ['JSON', 'HTTP', 'JavaScript', 'Shell'].map((title) => {
      const named = [...page.querySelectorAll('.code')].filter((it) =>
        texts('figcaption', it).includes(title),
      )
      return [title, named.map((it) => it.innerHTML).join()] as const
    })
    const all = Object.entries({ ...samples.createProduct, ...Object.fromEntries(blocks) })
    expect(all).toHaveLength(11)
    for (const [language, code] of all) {
      const colours = new Set([...code.matchAll(/class="(code-\w+)"/g)].map(([, colour]) => colour))
      expect(colours.size, language).toBeGreaterThan(0)
      for (const colour of colours) expect(texts('style').join()).toContain(`.${colour}{`)
    }
  })

  it('has a language, a title and a description', () => {
    expect(page.documentElement.lang).toBe('en')
    expect(page.title).toMatch(/^CMS API \d+\.\d+\.\d+: reference$/)
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/\w+/)
  })

  it('has landmarks, and headings that skip no level', () => {
    for (const landmark of ['body > header', 'nav[aria-label]', 'main', 'search'])
      expect(page.querySelectorAll(landmark)).toHaveLength(1)
    const levels = [...page.querySelectorAll('h1, h2, h3, h4, h5, h6')].map((it) => Number(it.tagName[1]))
    expect(levels.filter((level) => level === 1)).toHaveLength(1)
    const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
    expect(skipped).toEqual([])
  })

  it('has unique anchors, and links to no missing ones', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    const within = [...page.querySelectorAll('a[href^="#"]')].map((it) => it.getAttribute('href')?.slice(1))
    expect(within.filter((id) => !ids.includes(id ?? ''))).toEqual([])
    expect(within).toEqual(expect.arrayContaining(documentedOperations.map(({ id }) => id)))
  })

  it('links to downloads of the contract and its requests, wherever it is published', async () => {
    const addresses = [...page.querySelectorAll('.downloads a')].map((it) => it.getAttribute('href') ?? '')
    expect(addresses).toEqual(['openapi.yaml', 'openapi.json', 'collection.json', 'docs/redoc'])
    for (const address of addresses)
      expect((await fetch(new URL(address, `${served.origin}/docs`))).status, address).toBe(200)
  })

  it('explains each error code and each response header once', () => {
    for (const [code, status] of Object.entries(errorStatus)) {
      const [term] = texts(`#error-${code} > dt`)
      expect(term).toMatch(new RegExp(`^${status} .+ ${code}$`))
    }
    const all = documentedOperations.flatMap(({ responses }) =>
      responses.flatMap(({ headers }) => headers.map(({ name }) => name)),
    )
    const explained = texts('dl.headers > div > dt').map((name) => name?.toLowerCase())
    expect(explained.sort()).toEqual([...new Set(all)].sort())
  })
})

describe.each(documentedOperations)('the page section on $id', ({ id, method, path, responses }) => {
  const section = () => page.querySelector(`section#${id}`) ?? page.createElement('section')

  it('shows its name, method and path', () => {
    expect(texts('h3', section())).toEqual([names.get(id)])
    expect(texts('.address', section())).toEqual([`${method} ${path}`])
  })

  it('is ordered: access, body, response, errors, headers', () => {
    const order = [
      'Access and limits',
      'Parameters',
      'Body',
      'Answer',
      'What can go wrong, and what to do',
      'Headers',
      'What comes next',
    ]
    const headings = texts('h4', section())
    expect(headings).toEqual(order.filter((it) => headings.includes(it)))
    expect(headings).toEqual(expect.arrayContaining([0, 3, 4, 5].map((index) => order[index])))
    expect(section().querySelector('details.sent > summary')?.textContent).toBe('Response headers')
  })

  it('says who may call it, and how often', () => {
    const [access = '', rate = ''] = texts('.terms > div', section())
    expect(access).toMatch(/^Access (?:Everybody|Every signed-in person|People with the role)/)
    const items = operations[id].rateLimitItems
    const [limit, counted] = rate.replace(/\.$/, '').split('; ')
    expect(limit).toMatch(
      /^Rate limit \d+ requests in 60 seconds for each (?:person|address).*, shared by the class \w+$/,
    )
    expect(counted).toBe(items === null ? undefined : `each of the ${items} counts as one`)
  })

  it('lists each header of each response in a collapsed section', () => {
    const rows = texts('details.sent li', section()).map((row) => row?.toLowerCase())
    const expected = responses.map(
      ({ status, headers }) => `${status}: ${headers.map(({ name }) => name).join(', ')}`,
    )
    expect(rows).toEqual(expected)
  })
})
