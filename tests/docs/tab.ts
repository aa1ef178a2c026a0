import type { Browser, Page } from 'playwright-core'

/** A tab that records everything it should not do. */
export interface Tab {
  readonly page: Page
  readonly faults: string[]
}

/**
 * A tab with the documentation page open.
 *
 * @param mayCall whether it may send requests to the API
 */
export async function openPage(
  browser: Browser,
  origin: string,
  { width = 1440, mayCall = false, path = '/docs' } = {},
): Promise<Tab> {
  const page = await browser.newPage({ viewport: { width, height: 1000 } })
  const faults: string[] = []
  page.on('request', (request) => {
    const isPage = request.url().startsWith(`${origin}/docs`)
    const isCall = mayCall && request.url().startsWith(`${origin}/api/`)
    if (!isPage && !isCall && !/^(?:data|blob):/.test(request.url()))
      faults.push(`requested ${request.url()}`)
  })
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) faults.push(`logged ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`))
  await page.goto(origin + path)
  return { page, faults }
}
