import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './artifacts.mjs'
import { LOADED } from './bundle.mjs'

/**
 * Gives a lazily imported package its named exports, as Node does for CommonJS packages; esbuild only knows
 * `default`.
 * @type {import('esbuild').Plugin}
 */
const lazyPackages = {
  name: 'lazy packages',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, resolveDir }) =>
      kind === 'dynamic-import' && LOADED.includes(path) && !PACKED.external.includes(path)
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

/** Adds the files that packages read at run time. @type {import('esbuild').Plugin} */
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
    // as an ECMAScript module, it reads JSON
    onResolve({ filter: /^css-tree/ }, ({ path, kind, resolveDir }) =>
      kind === 'import-statement' ? resolve(path, { kind: 'require-call', resolveDir }) : undefined,
    )
  },
}

/** The esbuild options that bundle all packages into programs, so that they need no node_modules. */
export const PACKED = {
  // its native code looks for libvips in the package next to it
  external: ['sharp'],
  plugins: [lazyPackages, filesOfPackages],
  // native code: only for the installed platform
  /** @type {Record<string, import('esbuild').Loader>} */
  loader: { '.node': 'copy' },
  minifyWhitespace: true,
  minifySyntax: true,
}

/** Files of packages that are only for compiling them. */
const SOURCES = /\/(?:src|install)$|\.d\.[cm]?ts$/

/**
 * The packages that sharp loads on this platform; npm has only installed these of its native ones.
 * @param {string} name
 * @param {Set<string>} [found]
 */
export function packagesOf(name, found = new Set()) {
  const file = join(root, 'node_modules', name, 'package.json')
  if (found.has(name) || !existsSync(file)) return found
  found.add(name)
  const { dependencies, optionalDependencies } = JSON.parse(readFileSync(file, 'utf8'))
  for (const other of Object.keys({ ...dependencies, ...optionalDependencies })) packagesOf(other, found)
  return found
}

/** Copies sharp with the packages that it loads, without sources. @param {string} folder */
export function copySharp(folder) {
  const [from, to] = [join(root, 'node_modules'), join(folder, 'node_modules')]
  rmSync(to, { recursive: true, force: true })
  const filter = (/** @type {string} */ path) => !SOURCES.test(path)
  for (const name of packagesOf('sharp'))
    cpSync(join(from, name), join(to, name), { recursive: true, filter })
}

/** Copies the files that PGlite looks for next to its code. @param {string} folder */
export function copyPglite(folder) {
  const pglite = dirname(fileURLToPath(import.meta.resolve('@electric-sql/pglite')))
  for (const file of ['initdb.wasm', 'pglite.data', 'pglite.wasm'])
    cpSync(join(pglite, file), join(folder, file))
}
