import { join } from 'node:path'
import { build, transform } from 'esbuild'
import { root } from '../artifacts.mjs'
import { textsIn } from './guide.ts'

/**
 * A script of the page as one text, for all browsers of the last years.
 *
 * @param name of a file of scripts/docs/browser
 */
export async function bundled(name: 'early' | 'main') {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [join('scripts/docs/browser', `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: ['chrome110', 'firefox115', 'safari16'],
    legalComments: 'none',
    logLevel: 'warning',
  })
  // Nothing in it may end the element that it stands in.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script')
}

/** The style sheets of the page as one. */
export async function style(): Promise<string> {
  const sheets = textsIn('page/style').map(({ text }) => text)
  const { code } = await transform(sheets.join('\n'), { loader: 'css', minify: true })
  return code.trim()
}
