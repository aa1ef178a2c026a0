import { existsSync } from 'node:fs'

/**
 * The browser that pages are tried in. Where there is none, tests in it are shown as not run: install
 * Chromium, or name it in CHROMIUM_PATH.
 */
export const chromiumPath = [
  process.env.CHROMIUM_PATH ?? '',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
].find((path) => path !== '' && existsSync(path))
