import { execFile } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { ARTIFACTS, isStale, packedMark, root, stamp, stampFile, whyNotBuilt } from './artifacts.mjs'
import { bundle } from './bundle.mjs'
import { withLock } from './lock.mjs'
import { printUsage } from './usage.mjs'

const USAGE = `Builds what is missing or older than its sources: the service, and its documentation pages.

  npm run build -- [NAME ...]

  NAME   one of: ${ARTIFACTS.map(({ name }) => name).join(', ')}; without one, all of them, and
         the server with all packages in it, so that it needs no node_modules
`

/** The scripts of threads and processes: src/base/thread-script.ts looks for them next to the program. */
export const WORKERS = {
  'embedded-worker': 'src/database/embedded/worker.ts',
  'sanitize-worker': 'src/sanitize/worker.ts',
  'images-worker': 'src/images/worker.ts',
}

/** The programs to bundle, keyed by the names of the output files. */
const ENTRIES = { cms: 'src/programs/cms.ts', ...WORKERS }

/** @type {Record<import('./artifacts.mjs').Artifact['name'], (isPacked: boolean) => Promise<void>>} */
const BUILDERS = {
  async client() {
    const cli = createRequire(import.meta.url).resolve('prisma/build/index.js')
    await run([cli, 'generate'], {
      // Prisma's command line reports usage and looks for updates unless it is told not to.
      CHECKPOINT_DISABLE: '1',
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      // It downloads a schema engine unless it is given a path. Generating does not start it.
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    })
  },

  async server(isPacked) {
    rmSync(packedMark, { force: true })
    const packed = isPacked ? await import('./packed.mjs') : undefined
    const present = Object.entries(ENTRIES).filter(([, entry]) => existsSync(join(root, entry)))
    const [metafile] = await Promise.all([
      bundle(Object.fromEntries(present), 'generated/build', packed?.PACKED),
      run(['--import', 'tsx', 'scripts/docs.ts', 'contract']),
    ])
    removeOutdated(Object.keys(metafile.outputs))
    packed?.copyPglite(join(root, 'generated/build'))
    packed?.copySharp(join(root, 'generated/build'))
  },

  // optimising code that runs once would double the time
  database: () => run(['--liftoff-only', 'scripts/template.mjs']),
  docs: () => run(['--import', 'tsx', 'scripts/docs.ts', 'docs']),
  async redoc() {
    await run(['--import', 'tsx', 'scripts/docs.ts', 'redoc'])
    const { redocPage } = await import('./docs/redoc-page.mjs')
    await redocPage()
  },
}

/**
 * Runs Node in a separate process, so that its modules do not stay in the memory of the service.
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [settings]
 */
async function run(args, settings) {
  const env = { ...process.env, ...settings }
  // limits the space for short-lived objects to twice 16 MB: saves 30 MB, in the same time
  const all = ['--max-semi-space-size=2', ...args]
  await promisify(execFile)(process.execPath, all, { cwd: root, env }).catch(({ stderr }) => {
    throw new Error(`${args.join(' ')} failed:\n${stderr}`)
  })
}

/** Removes the files of earlier builds. @param {readonly string[]} current */
function removeOutdated(current) {
  const folder = 'generated/build'
  const scripts = readdirSync(join(root, folder)).filter((name) => /\.(?:js(?:\.map)?|node)$/.test(name))
  for (const name of scripts) if (!current.includes(`${folder}/${name}`)) rmSync(join(root, folder, name))
}

/**
 * Builds the stale artifacts concurrently; with names, only those. Only one process builds at a time; others
 * wait, and find the work done. If an artifact that the service can do without cannot be built, this is
 * reported, and the build continues.
 * @param {readonly string[]} names
 * @param {boolean} isPacked whether to bundle all packages into the server
 * @returns {Promise<boolean>} whether everything could be built
 * @throws {Error} if the database client or the server cannot be built; its message says why
 */
export async function build(names, isPacked = false) {
  const folder = writableFolder()
  return await withLock(join(folder, 'lock'), async () => {
    /** @type {Map<string, Promise<boolean>>} */
    const made = new Map()
    for (const artifact of ARTIFACTS.filter(({ name }) => names.includes(name))) {
      const before = artifact.after?.map((name) => made.get(name)) ?? []
      made.set(artifact.name, make(artifact, isPacked, before))
    }
    return (await Promise.all(made.values())).every(Boolean)
  })
}

/** @throws {Error} if this user may not write what is built */
function writableFolder() {
  const folder = join(root, 'generated/build')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
  } catch (error) {
    throw new Error(
      `The service must be built first, but this user cannot write ${folder} (${reasonOf(error)}).
Run npm run build as a user who can. After that, the service only writes to its data folder.`,
    )
  }
  return folder
}

/** @param {unknown} error */
const reasonOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * @param {import('./artifacts.mjs').Artifact} artifact
 * @param {boolean} isPacked
 * @param {readonly (Promise<boolean> | undefined)[]} before
 */
async function make(artifact, isPacked, before) {
  await Promise.all(before)
  const isOther = artifact.name === 'server' && existsSync(packedMark) !== isPacked
  if (!isOther && !isStale(artifact)) return true
  const duration = artifact.seconds === 1 ? '1 second' : `${artifact.seconds} seconds`
  console.error(`Preparing the ${artifact.title}: usually ${duration}.`)
  const sources = stamp(artifact)
  try {
    await BUILDERS[artifact.name](isPacked)
  } catch (error) {
    if (artifact.name === 'client' || artifact.name === 'server') throw error
    console.error(`The ${artifact.title} could not be built. ${reasonOf(error)}`)
    return false
  }
  writeFileSync(stampFile(artifact), sources)
  return true
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const names = process.argv.slice(2)
  printUsage(USAGE)
  const reason = whyNotBuilt()
  if (reason !== undefined) console.error(reason)
  const all = ARTIFACTS.map(({ name }) => name)
  const complete = await (names.length > 0 ? build(names) : build(all, true)).catch((error) => {
    console.error(reasonOf(error))
    return false
  })
  if (!complete || reason !== undefined) process.exitCode = 1
}
