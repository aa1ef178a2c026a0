import { existsSync } from 'node:fs'
import { type Browser, type BrowserServer, chromium } from 'playwright-core'

/**
 * The browser that pages are tried in. Where there is none, tests in it are shown as not run: install
 * Chromium, or name it in CHROMIUM_PATH.
 */
export const chromiumPath = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== '' && existsSync(path))

let server: Promise<BrowserServer> | undefined

/**
 * For tests that run only where there is one. The files of a worker share its process, which ends with
 * theirs; closing the browser closes the tabs that were opened by it.
 */
export async function startChromium(): Promise<Browser> {
  server ??= chromium.launchServer({ executablePath: chromiumPath ?? '', args: ['--no-sandbox'] })
  return chromium.connect((await server).wsEndpoint())
}
