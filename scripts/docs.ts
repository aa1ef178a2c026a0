import { hash } from 'node:crypto'
import { cp, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { withPlaceholders } from '../src/http/documents/durations.ts'
import { root } from './artifacts.mjs'
import { JsonNode } from './redocly-plugin/json-node.ts'

const FOLDER = join(root, 'generated/build')
const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
const document = parse(source)
/** The sources of pages and texts, into which the service fills its settings when it serves them. */
const open = withPlaceholders(document)

/** The outputs built from the contract and the guide, keyed by their command-line names. */
const MAKERS: Readonly<Record<string, () => Promise<void>>> = {
  /**
   * The contract as JSON, for src/request/openapi/document.ts (YAML takes ten times as long to read, a fifth
   * of a second of each start), and as a collection of requests, which
   * src/http/documents/documents.ts serves.
   */
  async contract() {
    await write('contract.json', JSON.stringify({ sha256: hash('sha256', source, 'hex'), document }))
    const { collectionOf } = await import('./docs/collection.ts')
    await write('collection.json', JSON.stringify(collectionOf(open), null, 2))
  },

  /**
   * A self-contained page. It contains the SHA-256 of its document, so that the service never shows the page
   * of another version. The further files that the service serves are in `docs`, next to it.
   */
  async docs() {
    const { bundled, style } = await import('./docs/assets.ts')
    const { chapters, EXAMPLE_APP, guideText, partsOf } = await import('./docs/guide.ts')
    const { llmsText } = await import('./docs/llms.ts')
    const { page } = await import('./docs/page/page.ts')
    const contract = new JsonNode(open, [], open)
    const [sheet, beforePaint, script] = await Promise.all([
      style(),
      bundled('before-paint'),
      bundled('main'),
    ])
    const assets = { style: sheet, beforePaint, script, sha256: hash('sha256', source, 'hex') }
    const guide = chapters()
    await write('docs.html', page(contract, guide, assets).text)
    const { title, version } = contract.get('info').members
    const text = `# ${title} ${version}: guide\n\n${guideText(guide, partsOf(contract))}`
    await write('docs/guide.md', text)
    await write('docs/llms.txt', llmsText(contract, guide))
    await cp(join(root, EXAMPLE_APP), join(FOLDER, 'docs/example-app'), { recursive: true })
  },

  /** The same contract and guide for Redoc. */
  async redoc() {
    const { forRedoc } = await import('./docs/redoc.ts')
    const { redocParts } = await import('./docs/assets.ts')
    const contract = forRedoc(open)
    await write('redoc.json', JSON.stringify(contract))
    await write('redoc-parts.json', JSON.stringify(await redocParts(contract.info.description)))
  },
}

/** Writes atomically, because the service may read the file at any time. */
async function write(name: string, text: string): Promise<void> {
  const file = join(FOLDER, name)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(`${file}.new`, text)
  await rename(`${file}.new`, file)
}

await MAKERS[process.argv[2] ?? '']?.()
