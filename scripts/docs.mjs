import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root } from './artifacts.mjs'
import { addDeprecations } from './docs/deprecation.mjs'
import { guideOf } from './docs/guide.mjs'
import { addRefusals } from './docs/refusals.mjs'
import { addSamples } from './docs/samples.mjs'
import { redocly } from './redocly.mjs'

/** Hosts that the bundled program would fetch logos and icons from, or report to. */
const REMOTE = /https:\/\/(?:cdn\.redoc\.ly|cdn\.redocly\.com|otel\.cloud\.redocly\.com)[\w./-]*/g

/**
 * Makes generated/build/docs.html from openapi.yaml and the guide: one Redoc page that loads nothing else.
 * The page names the SHA-256 of its document, so that the service never shows one that belongs to another
 * version. The document with all that the page shows beyond it is in docs.openapi.json beside it.
 * @throws {Error} with Redocly's words when it fails
 */
export async function buildDocs() {
  const folder = join(root, 'generated/build')
  await mkdir(folder, { recursive: true })
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  const document = parse(source)
  document.info.description = guideOf(document)
  // It leads to the page.
  delete document.externalDocs
  addSamples(document)
  addRefusals(document)
  addDeprecations(document)
  const input = join(folder, 'docs.openapi.json')
  const output = join(folder, 'docs.new.html')
  await writeFile(input, JSON.stringify(document))
  const { code, stderr } = await redocly([
    'build-docs',
    input,
    '--inlineBundle',
    `--config=${join(root, 'redocly.yaml')}`,
    `--template=${join(root, 'scripts/docs/page.hbs')}`,
    `--title=${document.info.title} ${document.info.version}: reference`,
    `--templateOptions.summary=${document.info.summary}`,
    `--templateOptions.sha256=${createHash('sha256').update(source).digest('hex')}`,
    `--output=${output}`,
  ])
  if (code !== 0) throw new Error(`redocly build-docs failed:\n${stderr}`)
  const page = (await readFile(output, 'utf8')).replaceAll(REMOTE, 'data:,')
  if (!page.includes('"disableTelemetry":true'))
    throw new Error('The page would report usage to the makers of Redoc.')
  await writeFile(output, page)
  await rename(output, join(folder, 'docs.html'))
}
