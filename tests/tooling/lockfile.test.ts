import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'

interface Lockfile {
  readonly packages: Readonly<
    Record<
      string,
      {
        readonly dependencies?: Readonly<Record<string, string>>
        readonly optionalDependencies?: Readonly<Record<string, string>>
        readonly engines?: { readonly node?: string }
      }
    >
  >
}

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
}

/** The folders in which Node looks for the packages that a package needs, nearest first. */
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

/** Whose packages are installed at their first use. */
const LATER = ['scripts', 'scripts/spectral', 'tests']

const tools = (await readdir(join(root, 'scripts/sdk/tools'), { recursive: true }))
  .filter((file) => file.endsWith('package-lock.json'))
  .map((file) => join('scripts/sdk/tools', file))

// npm ci refuses a lock file without the builds for other systems, which npm install leaves out when the
// registry lacks one.
it.each(['package-lock.json', ...LATER.map((folder) => `${folder}/package-lock.json`), ...tools])(
  '%s has every package that another needs, those for other systems included',
  async (file) => {
    const { packages }: Lockfile = JSON.parse(await readFile(join(root, file), 'utf8'))
    const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
      Object.keys({ ...dependencies, ...optionalDependencies }).filter(
        (name) => ![...foldersFor(path)].some((folder) => `${folder}/${name}` in packages),
      ),
    )
    expect(missing).toEqual([])
  },
)

// npm ci would warn of them on Node 20
it('package-lock.json has no package that asks for more than Node 20', async () => {
  const { packages }: Lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const tooNew = Object.entries(packages).filter(([, { engines }]) =>
    engines?.node?.split('||').every((range) => /^\s*[>^~]?=?\s*(?:2[1-9]|[3-9]\d)\b/.test(range)),
  )
  expect(tooNew.map(([path]) => path)).toEqual([])
})

it.each(LATER)('package-lock.json has nothing that %s has a lock file of its own for', async (folder) => {
  const { packages }: Lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const { dependencies }: Manifest = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8'))
  expect(Object.keys(dependencies).filter((name) => `node_modules/${name}` in packages)).toEqual([])
})

it('what scripts reads schemas with is of the version of prisma', async () => {
  const { dependencies }: Manifest = JSON.parse(await readFile(join(root, 'scripts/package.json'), 'utf8'))
  const prisma = await readFile(join(root, 'node_modules/prisma/package.json'), 'utf8')
  const { version }: { version: string } = JSON.parse(prisma)
  const others = Object.entries(dependencies).filter(([name]) => name.startsWith('@prisma/'))
  expect(others.map(([name, pinned]) => [name, pinned.split('-')[0]])).toEqual(
    others.map(([name]) => [name, version]),
  )
})

it('package-lock.json has nothing that only prisma dev and prisma studio need', async () => {
  const { packages }: Lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'))
  const installed = Object.keys(packages).map((path) => path.slice(path.lastIndexOf('node_modules/') + 13))
  for (const name of [
    'react',
    'react-dom',
    'elkjs',
    'chevrotain',
    'hono',
    'remeda',
    '@prisma/query-plan-executor',
  ])
    expect(installed).not.toContain(name)
})
