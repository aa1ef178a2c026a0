import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chromiumPath, startChromium } from '../support/chromium.ts'
import { pixel } from '../support/form.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'
import { buildPage } from './serve.ts'
import { openPage, type Tab } from './tab.ts'

describe.runIf(chromiumPath)('the console of the documentation page', { timeout: 60_000 }, () => {
  // The service reads the page when it starts.
  beforeAll(() => buildPage(), 60_000)
  const app = useApp()
  const withoutConsole = useApp({ settings: { docsConsole: false } })
  let browser: Browser
  let tab: Tab
  let page: Page

  beforeAll(async () => {
    browser = await startChromium()
    tab = await openPage(browser, app.origin, { mayCall: true })
    page = tab.page
  })

  afterEach(() => {
    expect(tab.faults).toEqual([])
  })

  afterAll(() => browser.close())

  /** The console of an operation, opened with the keyboard. */
  async function open(id: string): Promise<Locator> {
    const console = page.locator(`[data-operation=${id}] .console`)
    await console.locator('summary').first().focus()
    await page.keyboard.press('Enter')
    await console.locator('form').waitFor()
    return console
  }

  async function answerOf(console: Locator): Promise<string> {
    await console.locator('.answer .status').waitFor()
    return await console.locator('.answer').innerText()
  }

  it('sends a public request to the service, and shows the response', async () => {
    const console = await open('listProducts')
    await console.getByLabel('limit (query)').fill('3')
    await page.keyboard.press('Enter')
    expect(await answerOf(console)).toMatch(/^200 OK, \d+ ms[\s\S]*"status": "success"/)
    expect(app.log.at(-1)).toMatchObject({ operationId: 'listProducts', status: 200 })
  })

  it('signs in, and uses the token for other requests', async () => {
    const signIn = await open('login')
    await signIn.getByLabel('Body').fill(JSON.stringify({ username: 'editor', password: PASSWORD }))
    await signIn.getByRole('button', { name: 'Send POST' }).click()
    await signIn.getByRole('button', { name: 'Use this access token' }).click()
    const create = await open('createProduct')
    await create.getByLabel('Idempotency-Key (header)').fill('from-the-page')
    await create.getByRole('button', { name: 'Send POST' }).click()
    expect(await answerOf(create)).toMatch(/^201 Created/)
    const list = await open('listPosts')
    await list.getByRole('button', { name: 'Send GET' }).click()
    expect(await answerOf(list)).toMatch(/^200 OK/)
  })

  it('uploads a file with its texts', async () => {
    const upload = await open('createMedia')
    await upload.getByLabel('file (form)').setInputFiles({
      name: 'harbour.png',
      mimeType: 'image/png',
      buffer: pixel('harbour'),
    })
    await upload.getByLabel('altText (form)').fill('A harbour')
    await upload.getByRole('button', { name: 'Send POST' }).click()
    const answer = await answerOf(upload)
    expect(answer).toMatch(/^201 Created/)
    expect(answer).toContain('"filename": "harbour.png"')
    expect(answer).toContain('"altText": "A harbour"')
  })

  it('offers the allowed values of a parameter, and goes on to the next page', async () => {
    const console = page.locator('[data-operation=listPosts] .console')
    await console.getByLabel('sort (query)').selectOption('title')
    await console.getByLabel('count (query)').selectOption('true')
    for (let number = 0; number < 2; number++) {
      const json = { title: `Post ${number}`, body: '<p>Text</p>', status: 'published' }
      await app.call('createPost', { token: app.users.editor.token, json })
    }
    await console.getByLabel('limit (query)').fill('1')
    await console.getByRole('button', { name: 'Send GET' }).click()
    await console.getByRole('button', { name: 'Next page' }).click()
    await console.locator('.answer', { hasText: 'Post 1' }).waitFor()
    expect(await answerOf(console)).toContain('1 post')
  })

  it('sends the ETag that was read with an update', async () => {
    const { data } = await app.call('createProduct', {
      token: app.users.editor.token,
      json: { name: 'Pot', price: 3 },
    })
    const read = await open('getProduct')
    await read.getByLabel('productId (path)').fill(String(data.id))
    await read.getByRole('button', { name: 'Send GET' }).click()
    await read.getByRole('button', { name: 'Use this ETag' }).click()
    const change = await open('updateProduct')
    await change.getByLabel('productId (path)').fill(String(data.id))
    await change.getByRole('button', { name: 'Send PATCH' }).click()
    expect(await answerOf(change)).toMatch(/^200 OK/)
  })

  it('sends an API key as such, and shows the message of an error', async () => {
    const { key } = await app.issueKey({ scopes: ['products:read'] })
    const console = await open('getPost')
    await console.getByLabel('Access token or API key').fill(key)
    await console.getByRole('button', { name: 'Send GET' }).click()
    expect(await answerOf(console)).toMatch(/^403 Forbidden[\s\S]*insufficient_scope/)
    // The browser logs each refusal.
    expect(tab.faults.splice(0)).toEqual([expect.stringContaining('403')])
  })

  it('accepts a token with its scheme, and says why a credential cannot be sent', async () => {
    const console = await open('listUsers')
    const credential = console.getByLabel('Access token or API key')
    await credential.fill('Bearer abc.def.ghi')
    const sent = page.waitForRequest(/\/api\/users/)
    await console.getByRole('button', { name: 'Send GET' }).click()
    expect((await sent).headers()).toMatchObject({ authorization: 'Bearer abc.def.ghi' })
    expect(await answerOf(console)).toMatch(/^\d+ /)
    await credential.fill('a “quoted” key')
    await console.getByRole('button', { name: 'Send GET' }).click()
    await console.locator('.status', { hasText: 'No answer: ' }).waitFor()
    expect(await console.locator('pre').count()).toBe(0)
    await credential.fill('')
    tab.faults.length = 0
  })

  it('reads out the status of a response alone', async () => {
    const console = await open('listCategories')
    await console.getByRole('button', { name: 'Send GET' }).click()
    await answerOf(console)
    expect(await console.getByRole('status').innerText()).toMatch(/^200 OK, \d+ ms$/)
    expect(await console.locator('[aria-live]').count()).toBe(0)
  })

  it('does not store what was pasted', async () => {
    expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toMatch(
      /ey|cms_/,
    )
    expect(await page.context().cookies()).toEqual([])
  })

  it('connects to no other origin', async () => {
    await expect(page.evaluate(`fetch('${withoutConsole.origin}/api/products')`)).rejects.toThrow()
    expect(tab.faults.splice(0).join('\n')).toContain('Content Security Policy')
  })

  it('is absent, along with its permission to connect, when the operator turns it off', async () => {
    const off = await openPage(browser, withoutConsole.origin)
    expect(await off.page.locator('.console').count()).toBe(0)
    await expect(off.page.evaluate(`fetch('/api/products')`)).rejects.toThrow()
  })
})
