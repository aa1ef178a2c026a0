import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, it, vi } from 'vitest'
import { run } from '../../scripts/command.ts'
import { filesOf } from '../../scripts/contract/gate.ts'
import { root } from '../../src/base/root.ts'
import { useFolder } from '../support/use-folder.ts'

const folder = useFolder()

afterEach(() => void vi.unstubAllEnvs())

it('contract:diff and contract:release read the files of the folder in which they are called', () => {
  vi.stubEnv('INIT_CWD', folder)
  const names = ['--document', 'a.yaml', '--released', 'old', '--changelog', 'a.md', '--migrations', 'sql']
  expect(filesOf(names)).toEqual({
    document: join(folder, 'a.yaml'),
    released: join(folder, 'old'),
    changelog: join(folder, 'a.md'),
    migrations: join(folder, 'sql'),
  })
})

it.each([
  ['db:new', 'scripts/new-migration.ts', '--name', 'nothing', 'copy.prisma'],
  ['db:check', 'scripts/check-database.ts', 'copy.prisma'],
])(
  '%s reads the schema of the folder in which it is called',
  async (_, ...args) => {
    vi.stubEnv('INIT_CWD', folder)
    await writeFile(join(folder, 'copy.prisma'), await readFile(join(root, 'prisma/schema.prisma')))
    await run(root, ['node', '--import', 'tsx', ...args])
  },
  60_000,
)
