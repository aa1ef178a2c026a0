import { join } from 'node:path'
import { build } from 'esbuild'
import { root } from '../artifacts.mjs'

/**
 * A script of the page as one text, for all browsers of the last years.
 * @param {'early' | 'main'} name of a file of scripts/docs/browser
 */
export async function bundled(name) {
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
