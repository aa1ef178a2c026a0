import { execFile } from 'node:child_process'
import { statSync } from 'node:fs'
import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '../../../src/base/root.ts'
import { sharedFolder } from './daemon.ts'

/** What starting the service requires besides its packages. */
const FILES = ['package.json', 'openapi.yaml', 'prisma.config.ts', 'prisma', 'scripts', 'src', 'generated']

/** The project as its next version: products have one more column, which every query reads. */
export async function expandedVersion(): Promise<string> {
  const folder = await copyOfProject()
  await addMigration(folder, '29990101000000_expand', 'ALTER TABLE products ADD COLUMN gtin varchar(14);')
  await edit(folder, 'prisma/schema.prisma', /(model Product \{\n)/, '$1  gtin String? @db.VarChar(14)\n')
  await edit(
    folder,
    'generated/resources.ts',
    /(read: Prisma\.sql`products\.description)/,
    '$1, products.gtin',
  )
  await promisify(execFile)(process.execPath, ['scripts/build.mjs', 'client', 'server'], { cwd: folder })
  return folder
}

/** The current version with one more migration, which drops the column that nobody reads any more. */
export async function contractedVersion(expanded: string): Promise<string> {
  const folder = await copyOfProject()
  await cp(join(expanded, 'prisma/migrations'), join(folder, 'prisma/migrations'), { recursive: true })
  await addMigration(folder, '29990102000000_contract', 'ALTER TABLE products DROP COLUMN gtin;')
  return folder
}

async function copyOfProject(): Promise<string> {
  const folder = await sharedFolder()
  for (const file of FILES)
    await cp(join(root, file), join(folder, file), { recursive: true, filter: isPart })
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Other tests install large files among the built files and scripts; those are not part of the service. */
function isPart(path: string): boolean {
  if (basename(path) === 'node_modules') return false
  return dirname(path) !== join(root, 'generated/build') || !statSync(path).isDirectory()
}

async function addMigration(folder: string, name: string, sql: string): Promise<void> {
  const path = join(folder, 'prisma/migrations', name)
  await mkdir(path)
  await writeFile(join(path, 'migration.sql'), `${sql}\n`)
}

async function edit(folder: string, path: string, place: RegExp, text: string): Promise<void> {
  const file = join(folder, path)
  const before = await readFile(file, 'utf8')
  const after = before.replace(place, text)
  if (after === before) throw new Error(`${path} is not what it was: there is no ${place}`)
  await writeFile(file, after)
}
