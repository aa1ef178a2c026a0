import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { JSDOM } from 'jsdom'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERROR_STATUS } from '../../src/http/errors.ts'
import { buildPage, type Served, serveDocuments } from './serve.ts'

const executablePath = [process.env.CHROMIUM_PATH ?? '', '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path !== '' && existsSync(path),
)

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

// Shown as not run where there is no Chromium: install it, or name it in CHROMIUM_PATH.
describe.runIf(executablePath)('the documentation page in Chromium', () => {
  let browser: Browser

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: executablePath ?? '', args: ['--no-sandbox'] })
  }, 60_000)

  afterAll(() => browser.close())

  /** A page that notes everything it should not do. */
  async function open(width: number): Promise<{ page: Page; faults: string[] }> {
    const page = await browser.newPage({ viewport: { width, height: 900 } })
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

  it('shows every operation at its address, asks nobody else and breaks no policy', async () => {
    const { page, faults } = await open(1440)
    for (const { id, tag, summary } of await operations()) {
      await page.goto(`${served.origin}/docs#/${tag.toLowerCase().replaceAll(' ', '-')}/${id.toLowerCase()}`)
      await page.locator('h2', { hasText: summary }).first().waitFor()
    }
    expect(faults).toEqual([])
  }, 120_000)

  /** Shows the samples in another language than the first. */
  async function choose(page: Page, language: string): Promise<void> {
    await page
      .locator('button', { hasText: /^curl$/ })
      .last()
      .click()
    await page.getByText(language, { exact: true }).last().click()
    await page.getByText('import').first().waitFor()
  }

  it('finds an operation by a word in it', async () => {
    const { page, faults } = await open(1440)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('idempotency')
    await page.getByText('/api/products').first().waitFor()
    expect(faults).toEqual([])
  }, 60_000)

  it.each([390, 1440])(
    'fits a screen of %i pixels and keeps no cookie',
    async (width) => {
      const { page, faults } = await open(width)
      for (const [address, heading] of [
        ['', 'Getting started'],
        ['#section/errors', 'Errors'],
        ['#/products/updateproduct', 'Change a product'],
      ] as const) {
        await page.goto(`${served.origin}/docs${address}`)
        await page.locator('h2', { hasText: heading }).first().waitFor()
        expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBeLessThanOrEqual(width)
        const cut = 'div:has(> table), pre, figure'
        const hidden: string[] = await page.evaluate(
          `[...document.querySelectorAll('${cut}')].filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1).map((it) => it.textContent.slice(0, 80))`,
        )
        expect(hidden).toEqual([])
      }
      expect(await page.context().cookies()).toEqual([])
      expect(faults).toEqual([])
      await page.close()
    },
    60_000,
  )

  it.each(['light', 'dark'] as const)(
    'draws its diagrams into their frames, in the %s',
    async (colorScheme) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 1000 }, colorScheme })
      await page.goto(`${served.origin}/docs#section/a-person-signs-in`)
      await page.locator('figure').first().waitFor()
      const gaps: number[] = await page.evaluate(`[...document.querySelectorAll('figure svg')].map((svg) => {
      const drawn = [...svg.children].map((it) => it.getBoundingClientRect().bottom)
      return svg.getBoundingClientRect().bottom - Math.max(...drawn)
    })`)
      expect(gaps).toHaveLength(2)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...gaps)).toBeLessThan(30)
      await page.close()
    },
    60_000,
  )

  it('is used without a mouse: past the menu, and through it on a phone', async () => {
    const focused = (page: Page) => page.evaluate('document.activeElement.innerText')
    const { page: wide } = await open(1440)
    await wide.locator('h2', { hasText: 'Getting started' }).waitFor()
    await wide.keyboard.press('Tab')
    expect(await focused(wide)).toBe('Skip the menu')
    expect(await wide.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
    await wide.keyboard.press('Enter')
    expect(await focused(wide)).toMatch(/^CMS API/)
    await wide.keyboard.press('Tab')
    expect(await focused(wide)).toBe('Copy')
    const { page: narrow } = await open(390)
    await narrow.locator('h2', { hasText: 'Getting started' }).waitFor()
    await narrow.keyboard.press('Tab')
    await narrow.keyboard.press('Tab')
    await narrow.keyboard.press('Enter')
    await narrow.getByText('Audit trail').first().waitFor()
    await Promise.all([wide.close(), narrow.close()])
  }, 60_000)

  it.each([
    ['on a phone', 390, 'light', '', 'Getting started'],
    ['on a desk', 1440, 'light', '#/products/updateproduct', 'Change a product'],
    ['in the dark', 1440, 'dark', '#/products/updateproduct', 'Change a product'],
  ] as const)(
    'has no serious barrier %s (WCAG 2.2 AA)',
    async (_, width, scheme, address, heading) => {
      const page = await browser.newPage({ viewport: { width, height: 1000 }, colorScheme: scheme })
      await page.goto(`${served.origin}/docs${address}`)
      await page.locator('h2', { hasText: heading }).first().waitFor()
      await page.getByText('Loading...').first().waitFor({ state: 'hidden' })
      if (address !== '') await choose(page, 'TypeScript')
      await page.evaluate(checkerSource)
      const barriers: unknown = await page.evaluate(`
        new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
          .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
          // icons of Redoc stand beside a text that says the same; a phone shows the cells of a table below each other
          .filter(({ ruleId, snippet }) => !(ruleId === 'svg_graphics_labelled' && snippet.includes('data-component-name')))
          .filter(({ ruleId }) => !(ruleId === 'table_headers_exists' && innerWidth < 500))
          .map(({ ruleId, message, snippet }) => [ruleId, message, snippet]))`)
      expect(barriers).toEqual([])
      await page.close()
    },
    60_000,
  )

  it('tells each error code with its status, what it means and what to do', async () => {
    const { page } = await open(1440)
    await page.goto(`${served.origin}/docs#section/errors`)
    await page.locator('td', { hasText: 'unavailable' }).first().waitFor()
    const cells = await page.locator('td').allInnerTexts()
    for (const [code, status] of Object.entries(ERROR_STATUS)) expect(cells).toContain(`${status} ${code}`)
    await page.close()
  }, 60_000)
})
