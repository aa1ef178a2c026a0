import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { chromiumPath, startChromium } from '../support/chromium.ts'
import { recordsOf } from '../support/pages.ts'
import { listen } from '../support/ports.ts'
import { useApp } from '../support/use-app.ts'
import { PASSWORD } from '../support/users.ts'

const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }
/** The origin that the guide tells you to allow. */
const POLICY = "default-src 'self'; connect-src *; img-src data:"

describe.runIf(chromiumPath)('the app of the guide in Chromium', { timeout: 60_000 }, () => {
  const app = useApp({ settings: { rateLimit: true } })
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let server: Server
  let address: string

  beforeAll(async () => {
    server = createServer(async ({ url = '' }, response) => {
      const file = join(root, 'scripts/docs/example-app', url === '/' ? 'index.html' : url)
      const text = await readFile(file, 'utf8')
      const type = TYPES[extname(file)] ?? 'text/plain'
      response.setHeader('content-type', type).setHeader('content-security-policy', POLICY)
      response.end(text.replace('http://127.0.0.1:3000', app.origin))
    })
    address = `http://127.0.0.1:${await listen(server)}/`
    browser = await startChromium()
    for (let number = 1; number <= 12; number++) await create(`Mug ${number}`, number)
  }, 60_000)

  afterAll(async () => {
    await browser.close()
    server.close()
  })

  beforeEach(async () => {
    context = await browser.newContext()
    page = await open()
  })
  afterEach(() => context.close())

  async function create(name: string, price: number): Promise<void> {
    // signs in anew, because the tests let tokens expire
    const { token } = await app.addUser('shopkeeper', 'editor')
    await app.call('createProduct', { token, json: { name, price } })
  }

  async function open(): Promise<Page> {
    const tab = await context.newPage()
    await tab.goto(address)
    await tab.locator('#count', { hasText: 'found' }).waitFor()
    return tab
  }

  async function signIn(password = PASSWORD, username = 'editor'): Promise<void> {
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password').fill(password)
    await page.getByRole('button', { name: 'Sign in' }).click()
  }

  const names = (tab = page) => tab.locator('#products .name').allTextContents()
  const says = (text: string, tab = page) => tab.getByRole('status').filter({ hasText: text }).waitFor()
  const signOutButton = (tab = page) => tab.getByRole('button', { name: 'Sign out' })

  async function search(words: string, count: number): Promise<void> {
    await page.getByRole('searchbox').fill(words)
    await page.getByRole('button', { name: 'Search' }).click()
    await page.locator('#count', { hasText: `${count} found` }).waitFor()
  }

  it('pages, counts and searches without a credential', async () => {
    const { headers } = await app.request('GET', '/api/products', { query: { count: 'true' } })
    expect(await page.locator('#count').textContent()).toBe(`${headers['x-total-count']} found`)
    expect(await names()).toHaveLength(5)
    await page.getByRole('button', { name: 'More' }).click()
    await page.locator('#products li').nth(9).waitFor()
    expect(new Set(await names()).size).toBe(10)
    await search('mug 12', 1)
    await page.getByRole('button', { name: 'More' }).waitFor({ state: 'hidden' })
    expect(await names()).toEqual(['Mug 12'])
  })

  it('signs in, stays signed in over a reload, and signs out in all tabs', async () => {
    await signIn()
    await signOutButton().waitFor()
    await page.reload()
    await signOutButton().waitFor()
    const other = await open()
    await signOutButton(other).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
    await says('You have signed out in another tab.')
  })

  it('refreshes once when several tabs and requests need it, and signs nobody out', async () => {
    await signIn()
    await signOutButton().waitFor()
    const other = await open()
    app.clock.advance(16 * 60)
    const sent: (string | null)[] = []
    context.on('request', (request) => {
      if (request.url().endsWith('/api/auth/refresh')) sent.push(request.postData())
    })
    for (const tab of [page, other]) await tab.locator('#create').getByLabel('Name').fill('Cup')
    for (const tab of [page, other]) await tab.locator('#create').getByLabel('Price').fill('3')
    const buttons = [page, other].map((tab) => tab.getByRole('button', { name: 'Create' }))
    await Promise.all(buttons.map((button) => button.click()))
    await Promise.all([says('Created.'), says('Created.', other)])
    // One token per tab. What one tab stores reaches the other a moment later, so the second token may
    // still be the first one, which the service accepts for a few seconds.
    expect(sent).toHaveLength(2)
    for (const tab of [page, other]) await signOutButton(tab).waitFor()
  })

  it('shows errors next to the field, and creates only one record per key', async () => {
    await signIn()
    const form = page.locator('#create')
    await form.getByLabel('Name').fill('Jug')
    await form.getByLabel('Price').fill('cheap')
    await form.getByRole('button').click()
    await says('Some fields are not valid.')
    const message = 'document.querySelector("#create [name=price]").validationMessage'
    expect(await page.evaluate(message)).toContain('must be a number')
    await form.getByLabel('Price').fill('7.50')
    await page.route('**/api/products', (route) => route.fetch().then(() => route.abort()), { times: 1 })
    await form.getByRole('button').click()
    await says('The service cannot be reached.')
    await form.getByRole('button').click()
    await says('Created.')
    const found = await app.request('GET', '/api/products', { query: { q: 'jug' } })
    expect(recordsOf(found)).toMatchObject([{ name: 'Jug', price: 7.5 }])
  })

  it('does not overwrite somebody else’s change', async () => {
    await create('Teapot', 30)
    await signIn()
    await signOutButton().waitFor()
    await search('teapot', 1)
    const [teapot] = recordsOf(await app.request('GET', '/api/products', { query: { q: 'teapot' } }))
    const { token } = await app.addUser('somebody-else', 'editor')
    const change = { token, json: { price: 35 }, headers: { 'if-match': '*' } }
    expect((await app.request('PATCH', `/api/products/${teapot?.id}`, change)).status).toBe(200)
    const edit = page.locator('.edit')
    await edit.getByLabel('Price').fill('29')
    await edit.getByRole('button').click()
    await says('Somebody else was quicker')
    await expect.poll(() => edit.getByLabel('Price').inputValue()).toBe('35')
    await edit.getByLabel('Price').fill('29')
    await edit.getByRole('button').click()
    await says('Changed.')
    const after = await app.request('GET', '/api/products', { query: { q: 'teapot' } })
    expect(recordsOf(after)).toMatchObject([{ price: 29 }])
  })

  it('returns to the sign-in form when the login was revoked elsewhere', async () => {
    const { id } = await app.addUser('guest', 'editor')
    await signIn(PASSWORD, 'guest')
    await signOutButton().waitFor()
    await app.prisma.session.updateMany({ where: { userId: id }, data: { revokedAt: app.clock.now() } })
    app.context.auth.forget()
    app.clock.advance(16 * 60)
    await page.locator('#create').getByLabel('Name').fill('Cup')
    await page.getByRole('button', { name: 'Create' }).click()
    await page.getByRole('button', { name: 'Sign in' }).waitFor()
  })

  it('says how long to wait after too many wrong passwords', async () => {
    const { username } = await app.addUser('forgetful', 'viewer')
    await signIn('not the password', username)
    await says('The username or the password is wrong.')
    for (let attempt = 0; attempt < 6; attempt++) {
      const json = { username, password: 'not the password either' }
      await app.request('POST', '/api/auth/login', { json })
    }
    await signIn('not the password', username)
    await says('Too many tries. Try again in')
  })
})
