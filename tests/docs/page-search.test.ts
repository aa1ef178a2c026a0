import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath, startChromium } from '../support/chromium.ts'
import { documentedOperations } from '../support/contract-document.ts'
import { buildPage, type Served, serveDocuments } from './serve.ts'
import { openPage } from './tab.ts'

describe.runIf(chromiumPath)('the search of the documentation page', { timeout: 60_000 }, () => {
  let served: Served
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    await buildPage()
    served = await serveDocuments()
    browser = await startChromium()
    page = (await openPage(browser, served.origin)).page
  }, 60_000)

  afterAll(async () => {
    await browser.close()
    await served.app.close()
  })

  const box = () => page.getByRole('combobox', { name: 'Search the page' })
  const found = () => page.getByRole('option').evaluateAll((all) => all.map((it) => it.dataset.id))

  async function search(query: string): Promise<(string | undefined)[]> {
    await box().fill(query)
    return await found()
  }

  it.each([
    ['429', ['error-rate_limited', 'rate-limits', 'retries']],
    ['too many requests', ['error-rate_limited', 'rate-limits', 'retries']],
    ['/api/posts/{postId}', ['getPost', 'updatePost', 'deletePost']],
    ['DELETE /api/users', ['deleteUser']],
    ['updateProduct', ['updateProduct']],
    ['refresh_token', ['refreshTokens']],
    ['validation_failed', ['error-validation_failed']],
    ['paginaton', ['pagination']],
    ['log out', ['logout', 'signing-out']],
    ['how do I log in to the API', ['login']],
    ['timezone', ['input']],
    ['upload', ['createMedia']],
    ['upload an image', ['createMedia']],
    ['webhook', ['receiving-webhooks', 'createWebhook']],
    ['X-Total-Count', ['header-x-total-count', 'how-many-there-are']],
    ['publishedAt', ['getPost', 'listPosts']],
    ['accessToken', ['login', 'refreshTokens']],
  ])('finds the right section for "%s"', async (query, expected) => {
    expect(await search(query)).toEqual(expect.arrayContaining(expected))
  })

  it.each([
    ['POST /api/products', ['createProduct']],
    ['GET /api/products', ['listProducts']],
    ['/api/posts', ['listPosts', 'createPost']],
    ['/api/auth/login', ['login']],
    ['DELETE /api/users/{userId}', ['deleteUser']],
    ['/api/products/7?fields=name', ['getProduct', 'updateProduct', 'deleteProduct']],
  ])('lists the operations at "%s" first', async (query, expected) => {
    const first = (await search(query)).slice(0, expected.length)
    expect(first.toSorted()).toEqual(expected.toSorted())
  })

  it('says of nothing that the API has that it is missing', async () => {
    for (const query of ['callback', 'notification', 'attachment']) {
      expect(await search(query)).not.toEqual([])
      expect((await page.getByRole('option').allTextContents()).join()).not.toMatch(/not in this API/i)
    }
  })

  it('finds sections with some of the words if none has all', async () => {
    expect(await search('image resize')).toContain('pictures-and-files')
  })

  it('finds operations by their headers', async () => {
    const hits = await search('Idempotency-Key')
    const operations = documentedOperations.filter(({ id }) => hits.includes(id))
    expect(hits).toContain('retries')
    expect(operations.length).toBeGreaterThan(1)
    for (const { id, parameters } of operations)
      expect(
        parameters.map(({ name }) => name),
        id,
      ).toContain('Idempotency-Key')
  })

  it('shows the text that matches a query', async () => {
    await search('counted after cleaning')
    const option = page.getByRole('option').first()
    expect(await option.locator('.excerpt').textContent()).toMatch(/counted after cleaning/i)
    // each word stands alone before, and they stand together further on
    await search('same key again')
    const about = page.getByRole('option').filter({ hasText: 'Retries' }).first()
    expect(await about.locator('.excerpt').textContent()).toMatch(/same key.*again/i)
    await search('registration')
    expect(await page.getByRole('option').first().textContent()).toContain('Not in this API')
  })

  it.each(['429', 'too many requests'])('ranks the limits before any operation for "%s"', async (query) => {
    const first = (await search(query)).slice(0, 5)
    expect(first).toEqual(expect.arrayContaining(['error-rate_limited', 'rate-limits', 'retries']))
  })

  it('finds words at line breaks', async () => {
    const index: { text: string }[] = await page.evaluate(
      `JSON.parse(document.getElementById('data-search').textContent)`,
    )
    const words = new Set(index.flatMap(({ text }) => text.split(/[^\p{L}\p{N}]+/u)))
    const glued = [...words].filter((word) => /^[a-z]{2,}(?:The|It|An?|If|Send|Or)$/.test(word))
    expect(glued).toEqual([])
    // They span a line break in the contract and in the guide.
    expect(await search('counted after cleaning')).toContain('input')
    expect(await search('412 and nothing is written')).toContain('concurrent-edits')
  })

  it('is reached by Tab, and operated with arrow keys and Enter', async () => {
    await page.reload()
    for (let press = 0; press < 3; press++) await page.keyboard.press('Tab')
    await page.keyboard.type('/api/products')
    const [first, second] = await found()
    expect(await box().getAttribute('aria-activedescendant')).toBe('found-0')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    expect(first).not.toBe(second)
    expect(await page.evaluate('location.hash')).toBe(`#${second}`)
    expect(await page.evaluate('document.activeElement.id')).toBe(second)
    expect(await page.getByRole('option').count()).toBe(0)
  })

  it.each(['/', 'Control+k'])('is reached by %s', async (key) => {
    await page.keyboard.press(key)
    expect(await page.evaluate('document.activeElement.role')).toBe('combobox')
    await page.keyboard.press('Escape')
    await page.evaluate('document.activeElement.blur()')
  })

  it('is reached by tap, and says when it finds nothing', async () => {
    const phone = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 800 } })
    const tab = await phone.newPage()
    await tab.goto(`${served.origin}/docs`)
    await tab.getByRole('combobox').tap()
    await tab.keyboard.type('xyzzy')
    await tab.getByText('Nothing found.').waitFor()
    await tab.getByRole('combobox').fill('sign out')
    await tab
      .getByRole('option', { name: /^sign out/i })
      .first()
      .tap()
    expect(await tab.evaluate('location.hash')).toBe('#logout')
    await phone.close()
  })
})
