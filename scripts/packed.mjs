import { cpSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LOADED } from './bundle.mjs'

/**
 * Gives a package that is imported lazily its names, as Node does for a package of CommonJS: esbuild knows of
 * `default` alone.
 * @type {import('esbuild').Plugin}
 */
const lazyPackages = {
  name: 'lazy packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) =>
      kind === 'dynamic-import' && LOADED.includes(path)
        ? { path, namespace: 'lazy', pluginData: resolveDir }
        : undefined,
    )
    onLoad({ filter: /./, namespace: 'lazy' }, async ({ path, pluginData: resolveDir }) => {
      const names = Object.keys(await import(path)).filter(
        (name) => !/^(?:module\.exports|__esModule)$/.test(name),
      )
      return { contents: `export { ${names} } from '${path}'`, resolveDir }
    })
  },
}

/** Brings what packages read at run time beside their own code. @type {import('esbuild').Plugin} */
const filesOfPackages = {
  name: 'files of packages',
  setup({ onLoad, onResolve, resolve }) {
    /** @param {RegExp} filter @param {string} from @param {(path: string) => string} to */
    const replace = (filter, from, to) =>
      onLoad({ filter }, ({ path }) => {
        const source = readFileSync(path, 'utf8')
        if (!source.includes(from)) throw new Error(`${path} has no ${from}`)
        return { contents: source.replace(from, () => to(path)) }
      })
    const styles = '../../../browser/default-stylesheet.css'
    replace(
      /jsdom.living.css.helpers.computed-style\.js$/,
      `fs.readFileSync(\n  path.resolve(__dirname, "${styles}"),\n  { encoding: "utf-8" }\n)`,
      (path) => JSON.stringify(readFileSync(join(dirname(path), styles), 'utf8')),
    )
    // the script of a synchronous XMLHttpRequest: scripts do not run in the windows of the sanitiser
    const script = 'require.resolve("./xhr-sync-worker.js")'
    replace(/jsdom.living.xhr.XMLHttpRequest-impl\.js$/, script, () => 'undefined')
    // as a module of ECMAScript it reads JSON
    onResolve({ filter: /^css-tree/ }, ({ path, kind, resolveDir }) =>
      kind === 'import-statement' ? resolve(path, { kind: 'require-call', resolveDir }) : undefined,
    )
  },
}

/** How esbuild puts all packages into programs, so that they need no node_modules. */
export const PACKED = {
  external: [],
  plugins: [lazyPackages, filesOfPackages],
  // native code: of the platforms, that which is installed
  /** @type {Record<string, import('esbuild').Loader>} */
  loader: { '.node': 'copy' },
  minifyWhitespace: true,
  minifySyntax: true,
}

/** Copies what PGlite looks for beside its code. @param {string} folder */
export function copyPglite(folder) {
  const pglite = dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')))
  for (const file of ['initdb.wasm', 'pglite.data', 'pglite.wasm'])
    cpSync(join(pglite, file), join(folder, file))
}
