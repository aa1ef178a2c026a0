import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * A build product.
 * @typedef {object} Artifact
 * @property {'client' | 'server' | 'database' | 'docs' | 'redoc'} name
 * @property {string} title
 * @property {number} seconds how long the build usually takes
 * @property {readonly Artifact['name'][]} [after] what to build first, because it is needed or takes memory
 * @property {string} output
 * @property {string} tool the package that builds it
 * @property {readonly string[]} inputs files and folders; without the first one, it cannot be built
 */

const PAGE_INPUTS = [
  'openapi.yaml',
  'CHANGELOG.md',
  'scripts/docs.ts',
  'scripts/docs',
  'scripts/json.ts',
  'scripts/redocly-plugin',
  'scripts/sdk/languages.ts',
  'scripts/sdk/languages/python/requirements.txt',
  'scripts/sdk/versions.ts',
]

/** @type {readonly Artifact[]} */
export const ARTIFACTS = [
  {
    name: 'client',
    title: 'database client',
    seconds: 5,
    output: 'generated/prisma/client.ts',
    tool: 'prisma',
    inputs: ['prisma/schema.prisma', 'prisma.config.ts'],
  },
  {
    name: 'database',
    title: 'files of a new database',
    seconds: 2,
    output: 'generated/build/database.br',
    tool: '@electric-sql/pglite',
    inputs: ['scripts/template.mjs'],
  },
  {
    name: 'server',
    title: 'server',
    seconds: 2,
    after: ['client', 'database'],
    output: 'generated/build/cms.js',
    tool: 'esbuild',
    inputs: [
      'src/programs/cms.ts',
      'src',
      'generated',
      'openapi.yaml',
      // packages are bundled into it
      'package.json',
      'package-lock.json',
      'scripts/build.mjs',
      'scripts/bundle.mjs',
      'scripts/packed.mjs',
      'scripts/docs.ts',
      'scripts/docs/collection.ts',
      'scripts/docs/collection-scripts.ts',
      'scripts/json.ts',
      'scripts/redocly-plugin',
    ],
  },
  {
    name: 'docs',
    title: 'documentation page',
    seconds: 3,
    output: 'generated/build/docs.html',
    tool: 'marked',
    inputs: PAGE_INPUTS,
  },
  {
    name: 'redoc',
    title: 'page of Redoc',
    seconds: 1,
    output: 'generated/build/redoc.html',
    after: ['docs'],
    tool: '@redocly/cli',
    inputs: PAGE_INPUTS,
  },
]

/** The last file of a server that bundles all packages, and so needs no node_modules. */
export const packedMark = join(root, 'generated/build/pglite.wasm')

/**
 * Whether an artifact is missing, or its sources have changed. Artifacts that cannot be built here (without
 * development dependencies, or if only the built files were copied) are not stale.
 * @param {Artifact} artifact
 */
export function isStale(artifact) {
  return (
    existsSync(join(root, artifact.inputs[0] ?? '')) &&
    existsSync(manifest(artifact)) &&
    stamp(artifact) !== recorded(artifact)
  )
}

/**
 * Why the built programs cannot run: they are missing or outdated, and the build tools are not installed.
 * Undefined if they can run, for example from the built files alone.
 */
export function whyNotBuilt() {
  const server = ARTIFACTS.find(({ name }) => name === 'server')
  if (!server || existsSync(manifest(server))) return undefined
  const hasSources = existsSync(join(root, server.inputs[0] ?? ''))
  const findsPackages = existsSync(packedMark) || existsSync(join(root, 'node_modules'))
  const isBuilt =
    existsSync(join(root, server.output)) &&
    (!hasSources || sourcesOf(server) === recorded(server)?.split(' ')[0])
  if (isBuilt && findsPackages) return undefined
  return 'The service is not built, and what builds it is not installed. Run: npm ci && npm run build'
}

/** Identifies the sources and the tool of an artifact. @param {Artifact} artifact */
export function stamp(artifact) {
  return `${sourcesOf(artifact)} ${digest([manifest(artifact)])}`
}

/** @param {Artifact} artifact */
function sourcesOf(artifact) {
  return digest(artifact.inputs.flatMap((input) => filesIn(join(root, input))))
}

/** @param {readonly string[]} files */
function digest(files) {
  const hash = createHash('sha256')
  for (const file of files) {
    // independent of the location of the project, so that a moved copy is not rebuilt
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** The file with the stamp of the last build. @param {Artifact} artifact */
export function stampFile(artifact) {
  return join(root, 'generated/build', `${artifact.name}.stamp`)
}

/** @param {Artifact} artifact */
function recorded(artifact) {
  const built = existsSync(join(root, artifact.output)) && existsSync(stampFile(artifact))
  return built ? readFileSync(stampFile(artifact), 'utf8') : undefined
}

/** @param {Artifact} artifact */
function manifest(artifact) {
  return join(root, 'node_modules', artifact.tool, 'package.json')
}

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path) || path === join(root, 'generated/build')) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesIn(join(path, name)))
}
