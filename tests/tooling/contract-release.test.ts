import { copyFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { type Files, judgeContract } from '../../scripts/contract/gate.ts'
import { release, writeEntry } from '../../scripts/contract/make-release.ts'
import { root } from '../../src/base/root.ts'
import { remove, set } from '../docs/contract-edits.ts'
import { type Run, runScript } from '../support/run-script.ts'
import { useFolder } from '../support/use-folder.ts'

const TODAY = new Date('2026-12-01')
const LATER = new Date('2027-01-15')

const folder = useFolder()
let files: Files

beforeAll(async () => {
  files = {
    document: join(folder, 'openapi.yaml'),
    released: join(folder, 'released'),
    changelog: join(folder, 'CHANGELOG.md'),
    migrations: join(folder, 'migrations'),
  }
  for (const made of [files.released, files.migrations]) await mkdir(made)
  await copyFile(join(root, 'tests/tooling/contract-edits/contract.yaml'), files.document)
})

/** The program itself. */
function run(program: 'diff' | 'release'): Promise<Run> {
  const options = Object.entries(files).map(([name, file]) => `--${name}=${file}`)
  return runScript(`scripts/contract/${program}.ts`, ...options)
}

async function edit(path: string, value: unknown): Promise<void> {
  const contract = parseDocument(await read(files.document))
  set(path, value)(contract)
  await writeFile(files.document, String(contract))
}

const read = (file: string) => readFile(file, 'utf8')

const copyOf = (version: string) => join(files.released, `${version}.yaml`)

it('the first release can be repeated until there is a second one', async () => {
  expect(await judgeContract(files, TODAY)).toMatchObject({ released: undefined, hasEntry: false })
  await release(files, TODAY)
  const first = await read(files.changelog)
  expect(first).toMatch(/^# Changelog\n/)
  const added = '### Added\n\n- The first release: 7 operations on Session, Products and Users.\n'
  expect(first.endsWith(`\n## [8.0.0] - 2026-12-01\n\n${added}`)).toBe(true)
  expect(await read(copyOf('8.0.0'))).toBe(await read(files.document))

  await rm(copyOf('8.0.0'))
  await edit('info summary', 'Another.')
  await release(files, LATER)
  expect(await read(files.changelog)).toBe(first.replace('2026-12-01', '2027-01-15'))
  expect(await read(copyOf('8.0.0'))).toBe(await read(files.document))
})

it('a release requires a change and a matching version', async () => {
  await expect(release(files, LATER)).rejects.toThrow('Nothing has changed: there is nothing to release.')
  await edit('components schemas ProductCreate properties name maxLength', 500)
  const problem = 'The contract has grown: info.version must be at least 8.1.0; it is 8.0.0.'
  const written = await read(files.changelog)
  expect(await run('diff')).toMatchObject({ code: 1, stderr: '', stdout: expect.stringContaining(problem) })
  expect(await run('release')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(problem),
  })
  expect(await read(files.changelog)).toBe(written)
  expect(await read(copyOf('8.0.0'))).not.toBe(await read(files.document))
}, 60_000)

it('a version passes once the changelog states its changes and upgrade steps', async () => {
  await edit('info version', '8.1.0')
  const migration = join(files.migrations, '20261201000000_more')
  await mkdir(migration)
  await writeFile(join(migration, 'migration.sql'), '-- Upgrade to 8.1.0: end all\n-- replicas.\nSELECT 1;\n')
  const line = '- `ProductCreate.name`: the greatest length is now 500 (was 255) (in `createProduct`).'
  const title = `openapi.yaml 8.1.0, compared with the release 8.0.0\n\n### Changed\n\n${line}\n`
  const forgotten = 'CHANGELOG.md does not say this of 8.1.0: npm run contract:diff -- --write'
  expect(await run('diff')).toEqual({ code: 1, stderr: '', stdout: `${title}\n${forgotten}\n\n` })
  const [head, first] = (await read(files.changelog)).split(/(?=^## )/m)
  await writeEntry(files, LATER)
  const entry = `7 operations on Session, Products and Users.\n\n### Changed\n\n${line}\n\n`
  const upgrade = '### Upgrade\n\n- End all replicas.\n\n'
  expect(await read(files.changelog)).toBe(`${head}## [8.1.0] - unreleased\n\n${entry}${upgrade}${first}`)
  expect(await run('diff')).toEqual({ code: 0, stderr: '', stdout: `${title}\n` })
  await edit('components schemas ProductCreate properties name maxLength', 400)
  expect(await judgeContract(files, LATER)).toMatchObject({ hasEntry: false, problem: undefined })
  expect(await release(files, LATER)).toContain('is now 400 (was 255)')
  expect(await read(files.changelog)).toBe(
    `${head}## [8.1.0] - 2027-01-15\n\n${entry.replace('500', '400')}${upgrade}${first}`,
  )
  const verdict = await judgeContract(files, LATER)
  expect(verdict).toMatchObject({ isReleased: true, hasEntry: true, problem: undefined })
  const released = await read(files.changelog)
  await edit('components schemas ProductCreate properties name maxLength', 450)
  await writeEntry(files, LATER)
  expect(await read(files.changelog)).toBe(released)
  await edit('components schemas ProductCreate properties name maxLength', 400)
}, 60_000)

it('a version is compared with each release', async () => {
  const before = files
  files = { ...files, released: join(folder, 'both'), changelog: join(folder, 'both.md') }
  await cp(before.released, files.released, { recursive: true })
  await edit('info version', '8.2.0')
  await edit('components schemas ProductCreate properties name maxLength', 300)
  const narrowed = { released: '8.1.0', problem: expect.stringContaining('at least 9.0.0; it is 8.2.0') }
  expect(await judgeContract(files, LATER)).toMatchObject(narrowed)
  await edit('components schemas ProductCreate properties name maxLength', 400)
  expect(await judgeContract(files, LATER)).toMatchObject({ problem: undefined })
  // a field that existed only in the first release
  const first = parseDocument(await read(join(files.released, '8.0.0.yaml')))
  set('components schemas Product properties lost', { type: 'string' })(first)
  await writeFile(join(files.released, '8.0.0.yaml'), String(first))
  expect(await judgeContract(files, LATER)).toMatchObject(narrowed)
  files = before
})

it('what a release says stays the same after a sunset', async () => {
  const before = files
  const [document, released, changelog] = ['ended.yaml', 'ended', 'ended.md'].map((name) =>
    join(folder, name),
  )
  files = { ...files, document: String(document), released: String(released), changelog: String(changelog) }
  await mkdir(files.released)
  await copyFile(join(root, 'tests/tooling/contract-edits/contract.yaml'), files.document)
  const logout = 'paths /api/auth/logout'
  await edit(`${logout} post deprecated`, true)
  await edit(`${logout} post x-deprecation`, {
    since: '2026-01-01',
    successor: 'login',
    sunset: '2027-02-01',
  })
  await release(files, TODAY)
  const contract = parseDocument(await read(files.document))
  remove(logout)(contract)
  await writeFile(files.document, String(contract))
  await edit('info version', '9.0.0')
  expect(await release(files, LATER)).toContain('`logout` is removed.')
  const text = await read(files.changelog)
  const afterSunset = new Date('2027-03-01')
  const verdict = { isReleased: true, hasEntry: true, problem: undefined }
  expect(await judgeContract(files, afterSunset)).toMatchObject(verdict)
  await writeEntry(files, afterSunset)
  expect(await read(files.changelog)).toBe(text)
  files = before
})

it('the copy of a release must not be missing', async () => {
  await rm(copyOf('8.0.0'))
  await edit('info summary', 'A third.')
  await edit('info version', '8.2.0')
  await expect(release(files, LATER)).rejects.toThrow('CHANGELOG.md tells of 8.0.0, but its copy is missing')
})
