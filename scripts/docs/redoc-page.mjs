import { hash } from 'node:crypto'
import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../artifacts.mjs'
import { redocly } from '../redocly.mjs'

/** The only thing that the page would fetch from elsewhere: the logo in its footer. */
const LOGO = /https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(?:-full)?\.svg/g
const NAME = [
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 56 16'%3E",
  "%3Ctext y='12' font-family='sans-serif' font-size='12' fill='%23566072'%3ERedocly%3C/text%3E%3C/svg%3E",
].join('')

/**
 * Builds the self-contained Redoc page from the output of `scripts/docs/redoc.ts`. The process that wrote it
 * has ended, which frees 90 MB for Redocly.
 */
export async function redocPage() {
  const contract = join(root, 'generated/build/redoc.json')
  const parts = join(root, 'generated/build/redoc-parts.json')
  const page = join(root, 'generated/build/redoc.html')
  const { code, stdout, stderr } = await redocly([
    ...['build-docs', contract, '--inlineBundle', '--output', `${page}.new`],
    ...['--config', join(root, 'redocly.yaml')],
  ])
  if (code !== 0) throw new Error(`redocly build-docs failed:\n${stdout}${stderr}`)
  const html = await readFile(`${page}.new`, 'utf8')
  if (!html.includes('"disableTelemetry":true')) throw new Error('Redoc would report what is read.')
  const source = hash('sha256', await readFile(join(root, 'openapi.yaml')))
  const sha256 = `<meta name="openapi-sha256" content="${source}">`
  const { head, body } = JSON.parse(await readFile(parts, 'utf8'))
  const end = html.lastIndexOf('</body>')
  const whole = `${html.slice(0, end)}${body}\n${html.slice(end)}`
    .replaceAll(LOGO, () => NAME)
    .replace('<head>', () => `<head>\n${sha256}`)
    .replace('</head>', () => `${head}\n</head>`)
  await writeFile(`${page}.new`, whole)
  await rename(`${page}.new`, page)
  await Promise.all([rm(contract), rm(parts)])
}
