import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { JSDOM } from 'jsdom'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { errorStatus } from '../../generated/operations.ts'
import { chromiumPath } from '../support/chromium.ts'
import { buildPage, type Served, serveDocuments } from './serve.ts'

/** IBM's checker of WCAG 2.2, to be run in the page. */
const checkerSource = await readFile(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)

let served: Served

beforeAll(async () => {
  await buildPage()
  served = await serveDocuments()
}, 60_000)

afterAll(() => served.app.close())

describe('the documentation page', () => {
  let page: Document
  let policy: string

  beforeAll(async () => {
    const response = await fetch(`${served.origin}/docs`)
    policy = response.headers.get('content-security-policy') ?? ''
    page = new JSDOM(await response.text()).window.document
  })

  it('loads nothing', () => {
    const loading =
      'script[src], link[href], img[src], iframe, object, embed, source, video, audio, base, form'
    const addresses = [...page.querySelectorAll(loading)].map(
      (it) => it.getAttribute('src') ?? it.getAttribute('href'),
    )
    expect(addresses.filter((address) => !address?.startsWith('data:'))).toEqual([])
    const css = [...page.querySelectorAll('style')].map((it) => it.textContent).join('')
    expect(css).not.toMatch(/@import|url\(\s*['"]?(?:https?:)?\/\//)
  })

  it('has a policy with the hash of each script and style sheet, and of no other', () => {
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
    expect(new Set(allowed('script-src'))).toEqual(new Set(hashes('script')))
    const empty = createHash('sha256').digest('base64')
    expect(new Set(allowed('style-src-elem'))).toEqual(new Set([...hashes('style'), empty]))
  })

  it('names neither a place to report to nor one to fetch logos from', () => {
    expect(page.documentElement.outerHTML).not.toMatch(/otel\.cloud\.redocly|cdn\.redoc/)
    expect(page.documentElement.outerHTML).toContain('"disableTelemetry":true')
  })

  it('has a language, a title and a description', () => {
    expect(page.documentElement.lang).toBe('en')
    expect(page.title).toMatch(/^CMS API \d+\.\d+\.\d+: reference$/)
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/\w+/)
  })
})

/** What the document says that the page must show. */
async function operations(): Promise<{ id: string; tag: string; summary: string }[]> {
  type Item = Record<string, { operationId: string; tags: [string]; summary: string }>
  const response = await fetch(`${served.origin}/openapi.json`)
  const document: { paths: Record<string, Item> } = await response.json()
  return Object.values(document.paths)
    .flatMap((item) => Object.values(item))
    .map(({ operationId, tags, summary }) => ({ id: operationId, tag: tags[0], summary }))
}

/** A tab that notes everything it should not do. */
interface Tab {
  readonly page: Page
  readonly faults: string[]
}

const WIDE = 1440
const NARROW = 390

describe.runIf(chromiumPath)('the documentation page in Chromium', { timeout: 60_000 }, () => {
  let browser: Browser
  // To load the page takes two seconds: the tests share a tab of each width, and go from place to place in
  // it.
  let wide: Tab
  let narrow: Tab

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox'] })
    wide = await open(WIDE)
    narrow = await open(NARROW)
  }, 60_000)

  afterEach(() => {
    expect([...wide.faults, ...narrow.faults]).toEqual([])
  })

  afterAll(() => browser.close())

  async function open(width: number): Promise<Tab> {
    const page = await browser.newPage({ viewport: { width, height: 1000 } })
    const faults: string[] = []
    page.on('request', (request) => {
      if (!/^(?:data|blob):/.test(request.url()) && !request.url().startsWith(`${served.origin}/docs`)) {
        faults.push(`requested ${request.url()}`)
      }
    })
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(`logged ${message.text()}`)
    })
    page.on('pageerror', (error) => faults.push(`threw ${error.message}`))
    await page.goto(`${served.origin}/docs`)
    return { page, faults }
  }

  async function go({ page }: Tab, address: string, heading: string): Promise<void> {
    await page.goto(`${served.origin}/docs#${address}`)
    await page.locator('h2', { hasText: heading }).first().waitFor()
  }

  it('is used without a mouse: past the menu, and through it on a phone', async () => {
    const focused = (page: Page) => page.evaluate('document.activeElement.innerText')
    await wide.page.locator('h2', { hasText: 'Getting started' }).waitFor()
    await wide.page.keyboard.press('Tab')
    expect(await focused(wide.page)).toBe('Skip the menu')
    expect(await wide.page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
    await wide.page.keyboard.press('Enter')
    expect(await focused(wide.page)).toMatch(/^CMS API/)
    await wide.page.keyboard.press('Tab')
    expect(await focused(wide.page)).toBe('Copy')
    await narrow.page.locator('h2', { hasText: 'Getting started' }).waitFor()
    await narrow.page.keyboard.press('Tab')
    await narrow.page.keyboard.press('Tab')
    await narrow.page.keyboard.press('Enter')
    await narrow.page.getByText('Audit trail').first().waitFor()
    await narrow.page.reload()
  })

  it.each([NARROW, WIDE])('fits a screen of %i pixels and keeps no cookie', async (width) => {
    const tab = width === WIDE ? wide : narrow
    for (const [address, heading] of [
      ['section/getting-started', 'Getting started'],
      ['section/errors', 'Errors'],
      ['/products/updateproduct', 'Change a product'],
    ] as const) {
      await go(tab, address, heading)
      await tab.page.evaluate(`for (const it of document.querySelectorAll('details')) it.open = true`)
      expect(await tab.page.evaluate('document.scrollingElement.scrollWidth')).toBeLessThanOrEqual(width)
      const hidden: string[] = await tab.page.evaluate(
        `[...document.querySelectorAll('div:has(> table), pre, figure')]
          .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
          .map((it) => it.textContent.slice(0, 80))`,
      )
      expect(hidden).toEqual([])
    }
    expect(await tab.page.context().cookies()).toEqual([])
  })

  it.each([
    ['on a phone', NARROW, 'light'],
    ['in the dark', WIDE, 'dark'],
    ['on a desk', WIDE, 'light'],
  ] as const)('has no serious barrier %s (WCAG 2.2 AA)', async (_, width, colorScheme) => {
    const tab = width === WIDE ? wide : narrow
    const { page } = tab
    await page.emulateMedia({ colorScheme })
    if (tab === wide) {
      await go(tab, '/products/updateproduct', 'Change a product')
      await choose(page, 'TypeScript')
    } else {
      await go(tab, 'section/getting-started', 'Getting started')
    }
    await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
    // The colours of the other scheme fade.
    await page.waitForFunction('document.getAnimations().length === 0')
    await page.evaluate(`globalThis.ace || (0, eval)(${JSON.stringify(checkerSource)})`)
    const barriers: unknown = await page.evaluate(`
      new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
        .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
        // icons of Redoc stand beside a text; a phone shows the cells of a table below each other
        .filter(({ ruleId, snippet }) =>
          !(ruleId === 'svg_graphics_labelled' && snippet.includes('data-component-name')))
        .filter(({ ruleId }) => !(ruleId === 'table_headers_exists' && innerWidth < 500))
        .map(({ ruleId, message, snippet, node }) =>
          [ruleId, message, snippet, node.textContent.slice(0, 80)]))`)
    expect(barriers).toEqual([])
  })

  /** Shows the samples in another language than curl, if they are not shown in it. */
  async function choose(page: Page, language: string): Promise<void> {
    const chosen = page.locator('button', { hasText: new RegExp(`^${language}$`) }).last()
    if (await chosen.isVisible()) return
    await page
      .locator('button', { hasText: /^curl$/ })
      .last()
      .click()
    await page.getByText(language, { exact: true }).last().click()
    await page.getByText('import').first().waitFor()
  }

  // From here on the page is long: it keeps what it has shown, and to check all of it takes three times as
  // long.
  it('shows every operation at its address, asks nobody else and breaks no policy', async () => {
    for (const { id, tag, summary } of await operations())
      await go(wide, `/${tag.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`, summary)
  }, 120_000)

  it('tells each error code with its status, what it means and what to do', async () => {
    await go(wide, 'section/errors', 'Errors')
    await wide.page.locator('td', { hasText: 'unavailable' }).first().waitFor()
    const cells = await wide.page.locator('td').allInnerTexts()
    for (const [code, status] of Object.entries(errorStatus)) expect(cells).toContain(`${status} ${code}`)
  })

  it.each(['light', 'dark'] as const)(
    'draws its diagrams into their frames, in the %s',
    async (colorScheme) => {
      const { page } = wide
      await page.emulateMedia({ colorScheme })
      await page.goto(`${served.origin}/docs#section/a-person-signs-in`)
      await page.locator('figure').first().waitFor()
      const gaps: number[] = await page.evaluate(`[...document.querySelectorAll('figure svg')].map((svg) => {
      const drawn = [...svg.children].map((it) => it.getBoundingClientRect().bottom)
      return svg.getBoundingClientRect().bottom - Math.max(...drawn)
    })`)
      expect(gaps).toHaveLength(2)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...gaps)).toBeLessThan(30)
    },
  )

  it('finds an operation by a word in it', async () => {
    await wide.page.keyboard.press('Control+k')
    await wide.page.keyboard.type('idempotency')
    await wide.page.getByText('/api/products').first().waitFor()
  })
})
