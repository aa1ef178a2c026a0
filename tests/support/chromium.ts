import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/**
 * The browser that pages are tried in. Where there is none, tests in it are shown as not run: install
 * Chromium, or name it in CHROMIUM_PATH.
 */
export const chromiumPath = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== '' && existsSync(path))

/** For tests that run only where there is one. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath ?? '', args: ['--no-sandbox'] })
}
