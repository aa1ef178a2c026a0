import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../base/root.ts'

/** The folder of the product's migrations. */
export const migrationsFolder = join(root, 'prisma/migrations')

export interface Migration {
  readonly name: string
  readonly sql: string
}

/** The migrations of a folder in the order in which they are applied. */
export async function readMigrations(folder = migrationsFolder): Promise<readonly Migration[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
  return Promise.all(
    names.sort().map(async (name) => ({
      name,
      sql: await readFile(join(folder, name, 'migration.sql'), 'utf8'),
    })),
  )
}
