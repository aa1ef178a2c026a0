import { hash } from 'node:crypto'
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { root } from './artifacts.mjs'
import { bundled } from './docs/browser.mjs'
import { chapters } from './docs/guide.mjs'
import { llmsText } from './docs/llms.mjs'
import { page } from './docs/page/page.mjs'
import { style } from './docs/page/style.mjs'
import { EXAMPLE_APP, guideText, partsOf } from './docs/parts.mjs'
import { redocPage } from './docs/redoc.mjs'
import { Place } from './redocly-plugin/place.mjs'

const FOLDER = join(root, 'generated/build')

/**
 * Makes generated/build/docs.html from openapi.yaml and the guide: one page that loads nothing else. It names
 * the SHA-256 of its document, so that the service never shows one that belongs to another version. Beside
 * it, in `docs`, is what the service hands out with it.
 */
export async function buildDocs() {
  const source = await readSource()
  const document = parse(source)
  const contract = new Place(document, [], document)
  const sha256 = hash('sha256', source, 'hex')
  const [sheet, early, script] = await Promise.all([style(), bundled('early'), bundled('main')])
  const assets = { style: sheet, early, script, sha256 }
  const guide = chapters()
  await write('docs.html', page(contract, guide, assets).text)
  const { title, version } = contract.get('info').members
  const text = `# ${title} ${version}: guide\n\n${guideText(guide, partsOf(contract))}`
  await write('docs/guide.md', text)
  await write('docs/llms.txt', llmsText(contract, guide))
  await cp(join(root, EXAMPLE_APP), join(FOLDER, 'docs/example-app'), { recursive: true })
}

/** Makes generated/build/redoc.html, the same contract and guide in Redoc. */
export async function buildRedoc() {
  await write('redoc.html', await redocPage(await readSource()))
}

function readSource() {
  return readFile(join(root, 'openapi.yaml'), 'utf8')
}

/** Whole or not at all: the service may read it at any time. @param {string} name @param {string} text */
async function write(name, text) {
  const file = join(FOLDER, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}
