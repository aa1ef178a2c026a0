import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { root } from './artifacts.mjs'
import { printUsage } from './usage.mjs'

printUsage(`Checks the contract against the rules in .spectral.yaml.

  npm run lint:spectral -- [FILE]

  FILE   instead of openapi.yaml

Its packages are installed into node_modules/.cache at the first run.
`)

const tools = join(root, 'scripts/spectral')
const folder = join(root, 'node_modules/.cache/spectral')

/**
 * Runs a program in the cache with this process's output.
 * @param {string} program @param {readonly string[]} args
 * @returns whether it succeeds
 */
function run(program, args) {
  const env = { ...process.env, DO_NOT_TRACK: '1', SCARF_ANALYTICS: 'false' }
  return spawnSync(program, args, { cwd: folder, env, stdio: 'inherit' }).status === 0
}

/**
 * The paths of the document's reads without a credential.
 * @param {{ paths: Record<string, { get?: { security?: readonly object[] } }> }} document
 * @returns {string[]}
 */
function publicReads({ paths }) {
  return Object.entries(paths).flatMap(([path, { get }]) => {
    const { security } = get ?? {}
    const needsNone = security?.length === 0 || security?.some((one) => Object.keys(one).length === 0)
    if (!needsNone) return []
    const segment = path.replaceAll('~', '~0').replaceAll('/', '~1')
    return [`openapi.yaml#/paths/${encodeURIComponent(segment)}/get`]
  })
}

// Checks openapi.yaml, or another file, against .spectral.yaml, whose rules are packages of the cache.
const [document = 'openapi.yaml'] = process.argv.slice(2)
await mkdir(folder, { recursive: true })
await cp(tools, folder, { recursive: true })
// npm records there what it has installed
const installed = join(folder, 'node_modules/.package-lock.json')
const isInstalled =
  existsSync(installed) &&
  (await stat(installed)).mtimeMs >= (await stat(join(tools, 'package-lock.json'))).mtimeMs
if (!isInstalled && !run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund']))
  throw new Error('npm ci failed.')
const source = await readFile(document, 'utf8')
const rules = parse(await readFile(join(root, '.spectral.yaml'), 'utf8'))
for (const override of rules.overrides)
  if (override.files[0] === 'public reads') override.files = publicReads(parse(source))
await writeFile(join(folder, '.spectral.yaml'), stringify(rules))
await writeFile(join(folder, 'openapi.yaml'), source)
const cli = join(folder, 'node_modules/@stoplight/spectral-cli/dist/index.js')
const options = ['--fail-severity=hint', '--display-only-failures=false']
if (!run(process.execPath, [cli, 'lint', 'openapi.yaml', ...options])) process.exitCode = 1
