import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { checkMigrations } from '../../scripts/prisma-engine/check.ts'
import { migrationFor } from '../../scripts/prisma-engine/migration.ts'
import { root } from '../../src/base/root.ts'
import { migrationsFolder } from '../../src/database/migrations/records.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder()

it('a migration that removes a value of an enum can be applied', async () => {
  const [path, migrations] = [join(folder, 'schema.prisma'), join(folder, 'migrations')]
  const schema = await readFile(join(root, 'prisma/schema.prisma'), 'utf8')
  const fewer = schema.replace(/^ {2}audio\n/m, '')
  await writeFile(path, fewer)
  await cp(migrationsFolder, migrations, { recursive: true })
  const { file, script } = await migrationFor(fewer, 'fewer', migrations)
  expect(script).toContain(`CREATE TYPE "media_kind_new" AS ENUM (`)
  expect(script).not.toMatch(/^(?:BEGIN|COMMIT);|"public"/m)
  await mkdir(dirname(file))
  await writeFile(file, script)
  expect((await checkMigrations(path, migrations)).advice).toEqual([])
}, 60_000)
