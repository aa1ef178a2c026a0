import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chapters } from '../../scripts/docs/guide.ts'
import { chromiumPath, startChromium } from '../support/chromium.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { buildPage, type Served, serveDocuments, summaries } from './serve.ts'
import { openPage, type Tab } from './tab.ts'

const PUBLIC_URL = 'https://cms.example'

describe.runIf(chromiumPath)('the page of Redoc in Chromium', { timeout: 60_000 }, () => {
  let served: Served
  let browser: Browser
  let tab: Tab
  let names: ReadonlyMap<string, string>

  beforeAll(async () => {
    await buildPage('docs', 'redoc')
    // what is replaced in the page must not break the hashes of its policy
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

  it('has every operation with its samples, every chapter, and neither an error nor a request', async () => {
    const { page } = tab
    const go = (place: string) => page.evaluate(`location.hash = '${place}'`)
    for (const { id } of documentedOperations) {
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

  it('finds by its search', async () => {
    const { page } = tab
    await page.keyboard.press('Control+k')
    await page.keyboard.type('rotate')
    await page.getByText('/api/api-keys/{apiKeyId}/rotate').first().waitFor()
    expect(tab.faults).toEqual([])
  })
})
