import { existsSync } from 'node:fs'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

/**
 * The browser for testing pages. Tests are reported as skipped if there is none: install Chromium, or set
 * CHROMIUM_PATH.
 */
export const chromiumPath = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== '' && existsSync(path))

let server: Promise<BrowserServer> | undefined

/**
 * For tests that run only if there is a browser. The test files of a worker share its process, which ends
 * when they do; closing the browser closes the tabs it opened.
 */
export async function startChromium(): Promise<Browser> {
  server ??= chromium.launchServer({ executablePath: chromiumPath ?? '', args: ['--no-sandbox'] })
  return chromium.connect((await server).wsEndpoint())
}

/** A browser of its own, for tests that need its arguments; the test closes it. */
export function launchChromium(args: readonly string[]): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox', ...args] })
}
