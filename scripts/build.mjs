import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ARTIFACTS, root, staleArtifacts, stamp, stampFile, whyNotBuilt } from './artifacts.mjs'
import { bundle } from './bundle.mjs'
import { withLock } from './lock.mjs'
import { tellUsage } from './usage.mjs'

const USAGE = `Builds what is missing or older than its sources: the service, and the documentation page.

  npm run build -- [NAME ...]

  NAME   one of: ${ARTIFACTS.map(({ name }) => name).join(', ')}; without one, all of them
`

/** The scripts of worker threads: src/base/thread-script.ts looks for them beside the running program. */
export const WORKERS = {
  'embedded-worker': 'src/database/embedded/worker.ts',
  'sanitize-worker': 'src/sanitize/worker.ts',
}

/** What runs without TypeScript, by the name of the file that is made of it. */
const ENTRIES = { cms: 'src/programs/cms.ts', ...WORKERS }

/** @type {Record<import('./artifacts.mjs').Artifact['name'], () => Promise<void>>} */
const BUILDERS = {
  async client() {
    const cli = createRequire(import.meta.url).resolve('prisma/build/index.js')
    run([cli, 'generate'], {
      // Prisma's command line reports usage and looks for updates unless it is told not to.
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      // It downloads a schema engine unless it is told where one is. To generate, it starts none.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    })
  },

  async server() {
    const present = Object.entries(ENTRIES).filter(([, entry]) => existsSync(join(root, entry)))
    const metafile = await bundle(Object.fromEntries(present), 'generated/build')
    removeOutdated(Object.keys(metafile.outputs))
    await writeContract()
    run(['--import', 'tsx', 'scripts/docs.ts', 'collection'])
  },

  docs: async () => run(['--import', 'tsx', 'scripts/docs.ts', 'docs']),
  redoc: async () => run(['--import', 'tsx', 'scripts/docs.ts', 'redoc']),
}

/**
 * Runs Node in a process of its own: what it loads does not stay in the memory of the service.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [settings]
 */
function run(args, settings) {
  const env = { ...process.env, ...settings }
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${args.join(' ')} failed:\n${stderr}`)
}

/** Removes what earlier builds have made. @param {readonly string[]} current */
function removeOutdated(current) {
  const folder = 'generated/build'
  const scripts = readdirSync(join(root, folder)).filter((name) => /\.js(?:\.map)?$/.test(name))
  for (const name of scripts) if (!current.includes(`${folder}/${name}`)) rmSync(join(root, folder, name))
}

/**
 * The contract as JSON, for src/request/openapi/document.ts: YAML takes ten times as long to read, a fifth of
 * a second of each start.
 */
async function writeContract() {
  const { parse } = await import('yaml')
  const source = readFileSync(join(root, 'openapi.yaml'), 'utf8')
  const sha256 = hash('sha256', source, 'hex')
  const contract = JSON.stringify({ sha256, document: parse(source) })
  writeFileSync(join(root, 'generated/build/contract.json'), contract)
}

/**
 * Builds what is stale, or of that only what is named. One process at a time does it; others wait and find it
 * done. A page that cannot be built is reported and no reason to stop: the service works without it.
 * @param {readonly string[]} names
 * @returns {Promise<boolean>} whether everything could be built
 * @throws {Error} when the database client or the server cannot be built
 */
export async function build(names = ARTIFACTS.map(({ name }) => name)) {
  mkdirSync(join(root, 'generated/build'), { recursive: true })
  return await withLock(join(root, 'generated/build/lock'), async () => {
    let complete = true
    // What is stale is asked anew each time: the server is made from the client.
    for (const artifact of ARTIFACTS.filter(({ name }) => names.includes(name))) {
      if (staleArtifacts().includes(artifact)) complete = (await make(artifact)) && complete
    }
    return complete
  })
}

/** @param {import('./artifacts.mjs').Artifact} artifact */
async function make(artifact) {
  console.error(`Preparing the ${artifact.title}: usually ${artifact.seconds} seconds.`)
  const sources = stamp(artifact)
  try {
    await BUILDERS[artifact.name]()
  } catch (error) {
    if (artifact.name !== 'docs' && artifact.name !== 'redoc') throw error
    console.error(
      `The ${artifact.title} could not be built. ${error instanceof Error ? error.message : String(error)}`,
    )
    return false
  } finally {
    // its process would live as long as the server, which goes on in this one
    const { stop } = await import('esbuild')
    await stop()
  }
  writeFileSync(stampFile(artifact), sources)
  return true
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2)
  tellUsage(USAGE)
  const reason = whyNotBuilt()
  if (reason !== undefined) console.error(reason)
  const complete = await (names.length > 0 ? build(names) : build())
  if (!complete || reason !== undefined) process.exitCode = 1
}
