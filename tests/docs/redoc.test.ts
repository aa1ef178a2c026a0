import fc from 'fast-check'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chapters } from '../../scripts/docs/guide.ts'
import { chromiumPath, startChromium } from '../support/chromium.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { samples } from './samples.ts'
import { buildPage, type Served, serveDocuments, summaries } from './serve.ts'
import { openPage, type Tab } from './tab.ts'

const PUBLIC_URL = 'https://cms.example'
/** What the page shows. */
interface Definition {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Shown>>>>
}

interface Shown {
  readonly operationId: string
  readonly 'x-codeSamples': readonly { readonly lang: string }[]
}

/** How many operations are opened, others in each run: each takes a second. `.ci/run` opens all. */
const OPENED = Number(process.env.REDOC_OPERATIONS ?? 6)
const SEED = Number(process.env.SEED ?? Date.now()) | 0
const LENGTH = Math.min(OPENED, documentedOperations.length)
const [opened = []] = fc.sample(
  fc.shuffledSubarray([...documentedOperations], { minLength: LENGTH, maxLength: LENGTH }),
  { numRuns: 1, seed: SEED },
)

/** The texts in code, links and methods whose contrast is below 4.5 (WCAG 2.2, 1.4.3). */
const FAINT = `{
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const pixel = (colour) => {
    canvas.clearRect(0, 0, 1, 1)
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data]
  }
  const light = (rgb) => {
    const [r, g, b] = rgb.map((it) => (it > 10 ? ((it / 255 + 0.055) / 1.055) ** 2.4 : it / 255 / 12.92))
    return 0.2126 * r + 0.7152 * g + 0.0722 * b
  }
  const ground = (it) => {
    const colour = pixel(it ? getComputedStyle(it).backgroundColor : 'white')
    return colour[3] > 200 ? colour : ground(it.parentElement)
  }
  const texts = [...document.querySelectorAll('#redoc :is(pre *, a, [class*=tag-] div, [data-testid] *)')]
  const faint = texts.filter((it) => {
    const hasText = [...it.childNodes].some((one) => one.nodeType === 3 && /\\w/.test(one.data))
    if (!it.offsetWidth || !hasText) return false
    const [low, high] = [light(pixel(getComputedStyle(it).color)), light(ground(it))].sort((a, b) => a - b)
    return (high + 0.05) / (low + 0.05) < 4.5
  })
  ;[...new Set(faint.map((it) => it.innerText.slice(0, 40) + ' ' + getComputedStyle(it).color))]
}`

describe.runIf(chromiumPath)('the page of Redoc in Chromium', { timeout: 60_000 }, () => {
  let served: Served
  let browser: Browser
  let tab: Tab
  let names: ReadonlyMap<string, string>

  beforeAll(async () => {
    await buildPage('docs', 'redoc')
    // replacements in the page must not break the hashes of its policy
    served = await serveDocuments({ publicUrl: PUBLIC_URL, sourceUrl: `${PUBLIC_URL}/source` })
    names = await summaries(served.origin)
    browser = await startChromium()
    tab = await openPage(browser, served.origin, { path: '/docs/redoc' })
  }, 60_000)

  afterAll(async () => {
    await browser.close()
    await served.app.close()
  })

  it('allows scripts and styles by their hashes, and no connection', async () => {
    const { headers } = await fetch(`${served.origin}/docs/redoc`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-/)
    expect(policy).not.toMatch(/unsafe-(?:inline|eval)|https?:|\*|connect-src/)
  })

  it.each(['light', 'dark'] as const)(
    'has readable code, links and methods in a %s theme',
    async (colorScheme) => {
      const page = await browser.newPage({ colorScheme })
      await page.goto(`${served.origin}/docs/redoc#/products/listproducts`)
      await page.locator('.tag-get').first().waitFor()
      await page.locator('#redoc pre').first().waitFor()
      expect(await page.evaluate(FAINT)).toEqual([])
      await page.close()
    },
  )

  it('has the samples of every operation', async () => {
    const text = await (await fetch(`${served.origin}/docs/redoc`)).text()
    const [, definition = ''] = /^\s*const __redoc_definition = (\{.*\});?$/m.exec(text) ?? []
    const { paths }: Definition = JSON.parse(definition)
    const found = Object.values(paths)
      .flatMap((item) => Object.values(item))
      .map(({ operationId, 'x-codeSamples': all }) => [operationId, ...all.map(({ lang }) => lang)].join())
    const languages = Object.keys(samples[0]?.code ?? {})
    expect(languages).toContain('curl')
    const ids = documentedOperations.map(({ id }) => id)
    expect(found.sort()).toEqual(ids.map((id) => [id, ...languages].join()).sort())
  })

  it(`opens operations and chapters, without errors or requests (SEED=${SEED})`, {
    timeout: 60_000 + 5_000 * LENGTH,
  }, async () => {
    const { page } = tab
    const go = (place: string) => page.evaluate(`location.hash = '${place}'`)
    for (const { id } of opened) {
      await go(`operation/${id}`)
      await page
        .locator('h1, h2', { hasText: names.get(id) ?? '?' })
        .first()
        .waitFor()
      await page.getByText('curl').first().waitFor()
    }
    await go('section/getting-started')
    for (const { title } of chapters()) await page.getByRole('heading', { name: title }).first().waitFor()
    expect(await page.getByText(`curl '${PUBLIC_URL}/api/products'`).count()).toBeGreaterThan(0)
    expect(await page.content()).toContain(`href="${PUBLIC_URL}/source"`)
    expect(tab.faults).toEqual([])
  })

  it('shows the guide’s code completely, highlighted and with a copy button, even on a phone', async () => {
    const narrow = await openPage(browser, served.origin, { path: '/docs/redoc', width: 390 })
    for (const { page } of [tab, narrow]) {
      await page.evaluate(`location.hash = 'section/errors'`)
      await page.waitForFunction(`[...document.querySelectorAll('pre[data-language]')].length > 5 &&
        [...document.querySelectorAll('pre[data-language]')].every((it) => it.querySelector('.copy'))`)
      const cut = `[...document.querySelectorAll('pre[data-language], table.md, table.md td')]
        .filter((it) => it.scrollWidth > it.clientWidth + 1).map((it) => it.textContent.slice(0, 80))`
      expect(await page.evaluate(cut)).toEqual([])
      expect(await page.locator('pre .code-string').count()).toBeGreaterThan(20)
      const code = page.locator('td code', { hasText: /^precondition_required$/ }).first()
      expect((await code.boundingBox())?.height).toBeLessThan(30)
    }
    expect(narrow.faults).toEqual([])
  })

  it('has links that open in a new tab, and says that a public list needs no credential', async () => {
    const { page } = tab
    const links = page.locator('a[data-discover]')
    const addresses: string[] = await links.evaluateAll((all) =>
      all.map((it) => it.getAttribute('href') ?? ''),
    )
    expect(addresses.length).toBeGreaterThan(20)
    expect(addresses.filter((address) => !address.startsWith('#'))).toEqual([])
    const { page: opened } = await openPage(browser, served.origin, {
      path: '/docs/redoc#operation/listProducts',
    })
    await opened.getByText('No credential is needed.').first().waitFor()
  })

  it('has a working search', async () => {
    const { page } = tab
    await page.keyboard.press('Control+k')
    await page.keyboard.type('rotate')
    await page.getByText('/api/api-keys/{apiKeyId}/rotate').first().waitFor()
    expect(tab.faults).toEqual([])
  })
})
