import { hash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import { root as folder } from '../artifacts.mjs'
import { record } from '../json.ts'
import { redocly } from '../redocly.mjs'
import { Place } from '../redocly-plugin/place.ts'
import { chapters, guideText, partsOf } from './guide.ts'
import { SAMPLE_LANGUAGES, samplesOf } from './samples/samples.ts'

/** The one thing that the page would fetch from elsewhere: the logo in its footer. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g
const NAME = [
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 16'%3E",
  "%3Ctext y='12' font-family='sans-serif' font-size='12' fill='%23566072'%3ERedocly%3C/text%3E%3C/svg%3E",
].join('')

/**
 * The contract in Redoc, as one page that loads nothing else: with the guide in front, and with the samples
 * of the documentation page.
 *
 * @param source openapi.yaml
 */
export async function redocPage(source: string) {
  const work = await mkdtemp(join(tmpdir(), 'redoc-'))
  const [contract, page] = [join(work, 'openapi.json'), join(work, 'redoc.html')]
  try {
    await writeFile(contract, JSON.stringify(forRedoc(parse(source))))
    const config = ['--config', join(folder, 'redocly.yaml')]
    const { code, stdout, stderr } = await redocly([
      ...['build-docs', contract, '--inlineBundle', '--output', page],
      ...config,
    ])
    if (code !== 0) throw new Error(`redocly build-docs failed:\n${stdout}${stderr}`)
    const html = await readFile(page, 'utf8')
    if (!html.includes('"disableTelemetry":true')) throw new Error('Redoc would report what is read.')
    const sha256 = `<meta name="openapi-sha256" content="${hash('sha256', source, 'hex')}">`
    return html.replaceAll(LOGO, () => NAME).replace('<head>', () => `<head>\n${sha256}`)
  } finally {
    await rm(work, { recursive: true })
  }
}

/** The contract with the guide in its description, and with samples. */
function forRedoc(document: unknown) {
  const root = new Place(document, [], document)
  const info = root.get('info').members
  // the menu would list each heading: it shows the chapters
  const guide = guideText(chapters(), partsOf(root)).replaceAll(/^#{3,4} (.+)$/gm, '**$1**')
  const samples = new Map(samplesOf(root).map(({ id, code }) => [id, code]))
  const withSamples = ({ members: it }: Place) => {
    const code = samples.get(String(it.operationId))
    return code
      ? {
          ...it,
          'x-codeSamples': SAMPLE_LANGUAGES.map(({ title }) => ({ lang: title, source: code[title] })),
        }
      : it
  }
  const paths = root
    .get('paths')
    .entries()
    .map(([path, item]) => [path, mapped(item, withSamples)])
  return {
    ...record(document),
    info: { ...info, description: `${info.description}\n\n${guide}` },
    paths: Object.fromEntries(paths),
  }
}

function mapped(place: Place, change: (member: Place) => unknown) {
  return Object.fromEntries(place.entries().map(([key, member]) => [key, change(member)]))
}
