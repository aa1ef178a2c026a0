import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { type Migration, migrationsFolder, readMigrations } from '../../../src/database/migrations/records.ts'
import { createDataDir } from '../../support/database.ts'

export const migrations = await readMigrations()

/** A migrations folder of another version: the first migrations of the service, followed by others. */
export async function folderOf(count: number, ...others: readonly Migration[]): Promise<string> {
  const folder = await createDataDir()
  onTestFinished(() => rm(folder, { recursive: true }))
  for (const name of ['migration_lock.toml', ...migrations.slice(0, count).map((one) => one.name)])
    await cp(join(migrationsFolder, name), join(folder, name), { recursive: true })
  for (const { name, sql } of others) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, 'migration.sql'), sql)
  }
  return folder
}
