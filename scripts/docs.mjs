import { hash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from './artifacts.mjs'
import { bundled } from './docs/browser.mjs'
import { chapters } from './docs/guide.mjs'
import { page } from './docs/page/page.mjs'
import { style } from './docs/page/style.mjs'
import { Place } from './redocly-plugin/place.mjs'

/**
 * Makes generated/build/docs.html from openapi.yaml and the guide: one page that loads nothing else. It names
 * the SHA-256 of its document, so that the service never shows one that belongs to another version.
 */
export async function buildDocs() {
  const folder = join(root, 'generated/build')
  await mkdir(folder, { recursive: true })
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  const document = parse(source)
  const sha256 = hash('sha256', source, 'hex')
  const [sheet, early, script] = await Promise.all([style(), bundled('early'), bundled('main')])
  const assets = { style: sheet, early, script, sha256 }
  const text = page(new Place(document, [], document), chapters(), assets).text
  const draft = join(folder, 'docs.new.html')
  await writeFile(draft, text)
  await rename(draft, join(folder, 'docs.html'))
}
