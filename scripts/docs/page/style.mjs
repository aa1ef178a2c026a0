import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'

const SHEETS = fileURLToPath(new URL('style', import.meta.url))

/** The style sheets of the page as one, in the order of their file names. */
export async function style() {
  const sheets = readdirSync(SHEETS)
    .sort()
    .map((name) => readFileSync(join(SHEETS, name), 'utf8'))
  const { code } = await transform(sheets.join('\n'), { loader: 'css', minify: true })
  return code.trim()
}
