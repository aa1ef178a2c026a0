import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { WORKERS } from '../../scripts/build.mjs'
import { bundle } from '../../scripts/bundle.mjs'
import { PACKED } from '../../scripts/packed.mjs'
import { root } from '../../src/base/root.ts'

interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly dependencies?: Readonly<Record<string, string>>
        readonly optionalDependencies?: Readonly<Record<string, string>>
        readonly engines?: { readonly node?: string }
        readonly dev?: boolean
        readonly version?: string
      }
    >
  >
}

async function lockfile(file: string): Promise<Lockfile> {
  return JSON.parse(await readFile(join(root, file), 'utf8'))
}

/** The folders that Node searches for a package's dependencies, nearest first. */
function* foldersFor(path: string): Iterable<string> {
  for (
    let folder = path;
    folder !== '';
    folder = folder.slice(0, folder.lastIndexOf('node_modules')).replace(/\/$/, '')
  ) {
    yield `${folder}/node_modules`
  }
  yield 'node_modules'
}

const tools = (await readdir(join(root, 'scripts/sdk/tools'), { recursive: true }))
  .filter((file) => file.endsWith('package-lock.json'))
  .map((file) => join('scripts/sdk/tools', file))

// npm ci refuses a lock file without the builds for other systems, which npm install leaves out when the
// registry lacks one.
it.each(['package-lock.json', 'scripts/spectral/package-lock.json', ...tools])(
  '%s has every dependency, including those for other systems',
  async (file) => {
    const { packages } = await lockfile(file)
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }).filter(
        (name) => ![...foldersFor(path)].some((folder) => `${folder}/${name}` in packages),
      ),
    )
    expect(missing).toEqual([])
  },
)

// npm ci on Node 20 would warn about them
it('package-lock.json has no package that requires more than Node 20', async () => {
  const { packages } = await lockfile('package-lock.json')
  const tooNew = Object.entries(packages).filter(([, { engines }]) =>
    engines?.node?.split('||').every((range) => /^\s*[>^~]?=?\s*(?:2[1-9]|[3-9]\d)\b/.test(range)),
  )
  expect(tooNew.map(([path]) => path)).toEqual([])
})

it('bundled packages are dependencies, so that npm audit --omit=dev and npm sbom see them', {
  timeout: 120_000,
}, async () => {
  const { packages } = await lockfile('package-lock.json')
  const folder = await mkdtemp(join(tmpdir(), 'bundle-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const { inputs } = await bundle({ cms: 'src/programs/cms.ts', ...WORKERS }, folder, PACKED)
  const bundled = new Set(
    Object.keys(inputs).flatMap((file) => /.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []),
  )
  expect(bundled.size).toBeGreaterThan(100)
  expect([...bundled].filter((path) => !packages[path] || packages[path].dev)).toEqual([])
})

it('the packages that read schemas and write migrations have the same version as prisma', async () => {
  const { packages } = await lockfile('package-lock.json')
  const version = (name: string) => packages[`node_modules/${name}`]?.version?.split('-')[0]
  const readers = ['@prisma/get-dmmf', '@prisma/prisma-schema-wasm', '@prisma/schema-engine-wasm']
  expect(readers.map(version)).toEqual(readers.map(() => version('prisma')))
})
