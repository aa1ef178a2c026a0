import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { chromiumPath, launchChromium, startChromium } from '../support/chromium.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { buildPage, type Served, serveDocuments, summaries } from './serve.ts'
import { openPage, type Tab } from './tab.ts'

/** IBM's WCAG 2.2 checker, to be run in the page. */
const checkerSource = await readFile(
  createRequire(import.meta.url).resolve('accessibility-checker-engine/ace.js'),
  'utf8',
)
const WIDE = 1440
const NARROW = 390
/** Together they have everything that an operation can show. */
const CHECKED = ['createProduct', 'listPosts']
/** Keeps the first of the elements in the same places: the others differ only in their text. */
const LEAVE_FEW = `{
  const main = document.querySelector('main')
  const counts = new Map()
  for (const it of document.querySelectorAll('main *')) {
    const places = []
    for (let at = it; at && at !== main; at = at.parentElement) places.push(at.tagName + at.className)
    const count = (counts.get(places.join()) ?? 0) + 1
    counts.set(places.join(), count)
    if (count > 2 && it.matches('tr, li, p, pre span') && !it.closest('form, [role]')) {
      if (!it.id && !it.querySelector('[id]')) it.remove()
    }
  }
}`

describe.runIf(chromiumPath)('the documentation page in Chromium', { timeout: 60_000 }, () => {
  let served: Served
  let browser: Browser
  let wide: Tab
  let narrow: Tab

  beforeAll(async () => {
    await buildPage()
    served = await serveDocuments({ docsConsole: true })
    browser = await startChromium()
    wide = await openPage(browser, served.origin, { width: WIDE })
    narrow = await openPage(browser, served.origin, { width: NARROW })
  }, 60_000)

  afterEach(() => {
    expect([...wide.faults, ...narrow.faults]).toEqual([])
  })

  afterAll(async () => {
    await browser.close()
    await served.app.close()
  })

  const focused = (page: Page) => page.evaluate('document.activeElement.innerText')

  it('works without a mouse: past the menu, into the search, and through the menu on a phone', async () => {
    await wide.page.keyboard.press('Tab')
    expect(await focused(wide.page)).toBe('Skip the menu')
    await wide.page.keyboard.press('Tab')
    await wide.page.keyboard.press('Tab')
    expect(await wide.page.evaluate('document.activeElement.role')).toBe('combobox')
    expect(await wide.page.evaluate('getComputedStyle(document.activeElement).outlineStyle')).toBe('solid')
    await wide.page.keyboard.press('Shift+Tab')
    await wide.page.keyboard.press('Shift+Tab')
    await wide.page.keyboard.press('Enter')
    await wide.page.keyboard.press('Tab')
    expect(await focused(wide.page)).toMatch(/^Getting started/)
    await wide.page.keyboard.press('Tab')
    expect(await focused(wide.page)).toBe('Copy')
    await narrow.page.keyboard.press('Tab')
    await narrow.page.keyboard.press('Tab')
    expect(await focused(narrow.page)).toBe('Menu')
    await narrow.page.keyboard.press('Enter')
    await narrow.page.locator('#menu').getByRole('link', { name: 'Audit trail' }).waitFor()
    await narrow.page.keyboard.press('Escape')
    await narrow.page.locator('#menu').getByRole('link', { name: 'Audit trail' }).waitFor({ state: 'hidden' })
    expect(await focused(narrow.page)).toBe('Menu')
  })

  it('closes the menu on a phone when the keyboard leaves it', async () => {
    const { page } = await openPage(browser, served.origin, { width: NARROW })
    await page.getByRole('button', { name: 'Menu' }).press('Enter')
    await page.locator('#menu a').last().press('Tab')
    await page.locator('#menu').waitFor({ state: 'hidden' })
    expect(await page.getByRole('button', { name: 'Menu' }).getAttribute('aria-expanded')).toBe('false')
    await page.close()
  })

  it('shows its name and first chapter on a phone without JavaScript', async () => {
    const phone = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: NARROW, height: 800 },
    })
    const page = await phone.newPage()
    await page.goto(`${served.origin}/docs`)
    await page.locator('body > header .name').waitFor()
    expect((await page.locator('h1').boundingBox())?.y).toBeLessThan(500)
    await phone.close()
  })

  it('prints black on white, with all fields', async () => {
    const { page } = await openPage(browser, served.origin)
    await page.getByRole('button', { name: 'Dark' }).click()
    await page.emulateMedia({ media: 'print' })
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(255, 255, 255)')
    expect(
      await page.evaluate(`document.querySelector('#getPost-answer-200-author-displayname')
        .checkVisibility({ contentVisibilityAuto: true })`),
    ).toBe(true)
    await page.locator('#getPost .console').waitFor({ state: 'hidden' })
    await page.close()
  })

  it('marks the chosen search result in forced colours', async () => {
    const { page } = await openPage(browser, served.origin)
    await page.emulateMedia({ forcedColors: 'active' })
    await page.getByRole('combobox').fill('upload')
    const outline = (position: number) =>
      page
        .getByRole('option')
        .nth(position)
        .evaluate((it) => getComputedStyle(it).outlineStyle)
    expect(await outline(0)).toBe('solid')
    expect(await outline(1)).toBe('none')
    await page.close()
  })

  it.each([NARROW, WIDE])('fits a screen of %i pixels and stores no cookie', async (width) => {
    const { page } = width === WIDE ? wide : narrow
    await page.evaluate(`for (const it of document.querySelectorAll('details')) it.open = true`)
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBeLessThanOrEqual(width)
    const hidden: string[] = await page.evaluate(
      `[...document.querySelectorAll('table, pre, figure, dl, .fields, .address')]
        .filter((it) => it.scrollWidth > it.clientWidth + 1 || it.scrollHeight > it.clientHeight + 1)
        .map((it) => it.textContent.slice(0, 80))`,
    )
    expect(hidden).toEqual([])
    expect(await page.context().cookies()).toEqual([])
  })

  it.each([
    ['a window of 320 pixels (WCAG 2.2, 1.4.10)', 320, 16],
    ['text of twice the size (WCAG 2.2, 1.4.4)', NARROW, 32],
  ])('fits %s', async (_, width, size) => {
    const own = await launchChromium([`--blink-settings=defaultFontSize=${size}`])
    onTestFinished(() => own.close())
    const { page } = await openPage(own, served.origin, { width })
    await page.evaluate(`for (const it of document.querySelectorAll('details')) it.open = true`)
    expect(await page.evaluate('document.scrollingElement.scrollWidth')).toBe(width)
    expect(await page.evaluate(`getComputedStyle(document.querySelector('main p')).fontSize`)).toBe(
      `${size}px`,
    )
  })

  it.each([
    ['on a desktop', WIDE, 'light', ''],
    ['in dark mode', WIDE, 'dark', LEAVE_FEW],
    ['on a phone', NARROW, 'light', LEAVE_FEW],
    ['on a phone, in dark mode', NARROW, 'dark', LEAVE_FEW],
  ] as const)('has no barrier %s (WCAG 2.2 AA)', async (_, width, colorScheme, reduce) => {
    const { page } = await openPage(browser, served.origin, { width })
    await page.emulateMedia({ colorScheme })
    // All operations are built alike; checking each of them would take minutes.
    await page.evaluate(
      `for (const it of document.querySelectorAll('.operation'))
        if (!${JSON.stringify(CHECKED)}.includes(it.id)) it.remove()
      for (const it of document.querySelectorAll('#${CHECKED[0]} details')) it.open = true`,
    )
    await page.locator(`[data-operation=${CHECKED[0]}] form`).waitFor()
    await page.evaluate(reduce)
    await page.evaluate(`globalThis.ace || (0, eval)(${JSON.stringify(checkerSource)})`)
    const barriers: unknown = await page.evaluate(`
      new ace.Checker().check(document, ['WCAG_2_2']).then(({ results }) => results
        .filter(({ value: [level, outcome] }) => level === 'VIOLATION' && outcome === 'FAIL')
        .map(({ ruleId, message, snippet, node }) =>
          [ruleId, message, snippet, node.textContent.slice(0, 80)]))`)
    await page.close()
    expect(barriers).toEqual([])
  })

  it('lets the browser’s own search find every operation', async () => {
    const names = await summaries(served.origin)
    for (const { id, path } of documentedOperations) {
      expect(
        await wide.page.evaluate(`getSelection().removeAllRanges(), find(${JSON.stringify(path)})`),
      ).toBe(true)
      expect(await wide.page.evaluate(`find(${JSON.stringify(names.get(id))}, false, false, true)`)).toBe(
        true,
      )
    }
  })

  it.each(['light', 'dark'] as const)(
    'draws its diagrams within their frames in %s mode',
    async (colorScheme) => {
      const { page } = wide
      await page.emulateMedia({ colorScheme })
      const gaps: number[] =
        await page.evaluate(`[...document.querySelectorAll('figure.sequence svg')].map((svg) => {
      const drawn = [...svg.children].map((it) => it.getBoundingClientRect().bottom)
      return svg.getBoundingClientRect().bottom - Math.max(...drawn)
    })`)
      expect(gaps).toHaveLength(2)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(0)
      expect(Math.max(...gaps)).toBeLessThan(30)
    },
  )

  it('puts the sample right after the description on a phone, and beside the text on a desktop', async () => {
    for (const { id } of documentedOperations) {
      const gap: number = await narrow.page.evaluate(`(() => {
        const [intro, sample] = ['.intro', '.sample'].map((part) =>
          document.querySelector('#${id} ' + part).getBoundingClientRect())
        return sample.top - intro.bottom
      })()`)
      expect(gap, id).toBeGreaterThan(-1)
      expect(gap, id).toBeLessThan(60)
    }
    const { page } = await openPage(browser, served.origin)
    const [left, right, top, bottom]: number[] = await page.evaluate(`(() => {
      const [words, exhibit] = ['.prose:last-child', '.exhibit'].map((part) =>
        document.querySelector('#createProduct ' + part).getBoundingClientRect())
      return [words.right, exhibit.left, exhibit.top, words.top]
    })()`)
    expect(left).toBeLessThanOrEqual(right ?? 0)
    expect(top).toBeLessThan(bottom ?? 0)
    await page.close()
  })

  it('has a link to every heading and field, even to a collapsed one', async () => {
    const { page } = await openPage(browser, served.origin)
    const lost: unknown = await page.evaluate(`[...document.querySelectorAll('main :is(h2, h3, h4, .field)')]
      .filter((it) => {
        const address = it.querySelector('a[href^="#"]')?.hash.slice(1)
        const isPlace = !it.closest('section.chapter h4') && it.matches('h2, h3, .field')
        return isPlace && !document.getElementById(address ?? '')
      }).map((it) => it.textContent)`)
    expect(lost).toEqual([])
    const field = page.locator('#getPost-answer-200-author-displayname')
    expect(await field.isVisible()).toBe(false)
    await page.evaluate(`location.hash = '#getPost-answer-200-author-displayname'`)
    await field.waitFor({ state: 'visible' })
    await page.close()
  })

  it('puts the section being read into its URL, and keeps a more specific anchor', async () => {
    const { page } = await openPage(browser, served.origin)
    const address = () => page.evaluate('location.hash')
    const scrollTo = (id: string) => page.evaluate(`document.getElementById('${id}').scrollIntoView()`)
    expect(await address()).toBe('')
    await scrollTo('listUsers')
    await expect.poll(address).toBe('#listUsers')
    await page.evaluate(`location.hash = '#createPost-body-title'`)
    await expect.poll(() => page.locator('#menu [aria-current]').textContent()).toContain('Create a post')
    expect(await address()).toBe('#createPost-body-title')
    await scrollTo('pagination')
    await expect.poll(address).toBe('#pagination')
    await page.close()
  })

  it('shows an example of each error response of an operation', async () => {
    const { page } = await openPage(browser, served.origin)
    const row = page.locator('#createProduct .errors > div', { hasText: 'validation_failed' })
    await row.locator('summary').click()
    expect(await row.locator('pre code').textContent()).toContain('"code": "validation_failed"')
    await row.getByRole('button', { name: 'Copy JSON' }).waitFor()
    await page.close()
  })

  it('tells screen readers that code was copied', async () => {
    const { page } = await openPage(browser, served.origin)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('#getting-started').getByRole('button', { name: 'Copy Shell' }).first().click()
    await page.getByRole('button', { name: 'Copied Shell' }).waitFor()
    await page.close()
  })

  it('copies code verbatim', async () => {
    await wide.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await wide.page.locator('#getting-started').getByRole('button', { name: 'Copy Shell' }).first().click()
    expect(await wide.page.evaluate('navigator.clipboard.readText()')).toBe(
      "curl 'http://127.0.0.1:3000/api/products'",
    )
  })
})
