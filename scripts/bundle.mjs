import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './artifacts.mjs'

/**
 * Packages that a start from a clone loads from node_modules: they have their own files, threads or native
 * code, or most starts do not need them, and bundling them takes three times as long as the rest. Other
 * dependencies are always bundled: finding and linking their thousand files takes a quarter of a start.
 */
export const LOADED = [
  '@aws-sdk/client-s3',
  '@electric-sql/pglite',
  '@node-rs/argon2',
  '@opentelemetry/api',
  '@opentelemetry/exporter-trace-otlp-http',
  '@opentelemetry/resources',
  '@opentelemetry/sdk-trace-base',
  'dompurify',
  'ioredis',
  'jsdom',
  'pino-pretty',
  'prom-client',
  'sharp',
  'yaml',
]

/** CommonJS packages call it for Node's built-in modules. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'
const require = requireOf(import.meta.url)`

/**
 * Prisma's query compiler, in a separate file: as base64 in a module, its text would stay in memory (147 MB
 * when ready, instead of 132 MB).
 * @type {import('esbuild').Plugin}
 */
const compilerAsFile = {
  name: 'query compiler as a file',
  setup({ initialOptions: { outdir = '' }, onLoad }) {
    onLoad({ filter: /\.wasm-base64\.mjs$/ }, async ({ path }) => {
      const name = basename(path, '-base64.mjs')
      const { wasm } = await import(pathToFileURL(path).href)
      mkdirSync(resolve(root, outdir), { recursive: true })
      writeFileSync(resolve(root, outdir, name), Buffer.from(wasm, 'base64'))
      const read = `readFileSync(new URL('./${name}', import.meta.url))`
      return { contents: `import { readFileSync } from 'node:fs'\nexport const wasm = ${read}` }
    })
  },
}

/**
 * Bundles sources into programs.
 * @param {Record<string, string>} entryPoints keyed by the names of the output files
 * @param {string} outdir
 * @param {import('esbuild').BuildOptions} [settings] from `packed.mjs`, for programs without node_modules
 */
export async function bundle(entryPoints, outdir, settings) {
  const { build, stop } = await import('esbuild')
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    bundle: true,
    external: LOADED,
    ...settings,
    banner: { js: REQUIRE },
    splitting: true,
    metafile: true,
    // `pg` checks the platform, for which it would load fetch: 30 ms and 4 MB
    define: { navigator: '{"userAgent":"Node.js"}' },
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    sourcesContent: false,
    // Node keeps the source text of loaded modules in memory
    minifyWhitespace: true,
    logLevel: 'warning',
    plugins: [compilerAsFile, ...(settings?.plugins ?? [])],
    // its process would live as long as the server, which runs in this process
  }).finally(stop)
  if (!settings) refuseLazyPackages(metafile)
  return metafile
}

/**
 * `import()` of a bundled CommonJS package finds no named exports.
 * @param {import('esbuild').Metafile} metafile
 */
function refuseLazyPackages({ inputs }) {
  for (const [file, { imports }] of Object.entries(inputs)) {
    const lazy = imports.find(({ kind, path }) => kind === 'dynamic-import' && inputs[path]?.format === 'cjs')
    if (lazy) throw new Error(`${file} imports ${lazy.path} lazily: add it to LOADED in scripts/bundle.mjs`)
  }
}
