import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, transform } from 'esbuild'
import { root } from '../artifacts.mjs'
import { textsIn } from './guide.ts'
import { colouredCode } from './page/markdown.ts'

const BROWSERS = ['chrome110', 'firefox115', 'safari16']

/**
 * A script of the page, bundled for the browsers of recent years.
 *
 * @param name of a file in scripts/docs/browser
 */
export async function bundled(name: 'before-paint' | 'main' | 'redoc') {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join('scripts/docs/browser', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: BROWSERS,
    legalComments: 'none',
    logLevel: 'warning',
  })
  // Nothing in it may close its script element.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script')
}

/** The style sheets of the page, joined. */
export function style(): Promise<string> {
  return minified(textsIn('page/style').map(({ text }) => text))
}

/** The additions to the Redoc page, at the end of its head and of its body. */
export async function redocParts(guide: string) {
  const [sheet, script] = await Promise.all([
    readFile(join(import.meta.dirname, 'redoc.css'), 'utf8').then((text) => minified([text])),
    bundled('redoc'),
  ])
  const code = JSON.stringify(colouredCode(guide)).replaceAll('<', '\\u003c')
  const data = `<script type="application/json" id="redoc-code">${code}</script>`
  return { head: `<style>${sheet}</style>`, body: `${data}\n<script>${script}</script>` }
}

async function minified(sheets: readonly string[]): Promise<string> {
  const { code } = await transform(sheets.join('\n'), { loader: 'css', minify: true, target: BROWSERS })
  return code.trim()
}
