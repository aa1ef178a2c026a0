import { execFile } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { withRelease } from '../../scripts/contract/changelog.ts'
import { type Files, judgeContract } from '../../scripts/contract/gate.ts'
import { release } from '../../scripts/contract/make-release.ts'
import { root } from '../../src/base/root.ts'
import { set } from '../docs/contract-edits.ts'

interface Run {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

const TODAY = new Date('2026-12-01')
const LATER = new Date('2027-01-15')

let folder: string
let files: Files

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-release-'))
  files = {
    document: join(folder, 'openapi.yaml'),
    released: join(folder, 'released/openapi.yaml'),
    changelog: join(folder, 'CHANGELOG.md'),
  }
  await copyFile(join(root, 'tests/tooling/contract-edits/contract.yaml'), files.document)
})

afterAll(() => rm(folder, { recursive: true }))

/** The program itself. */
async function run(program: 'diff' | 'release'): Promise<Run> {
  const options = Object.entries(files).map(([name, file]) => `--${name}=${file}`)
  const args = ['--import', 'tsx', join(root, `scripts/contract/${program}.ts`), ...options]
  const result = promisify(execFile)(process.execPath, args, { cwd: root })
  return result.then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }: Run) => ({ code, stdout, stderr }),
  )
}

async function edit(path: string, value: unknown): Promise<void> {
  const contract = parseDocument(await read(files.document))
  set(path, value)(contract)
  await writeFile(files.document, String(contract))
}

const read = (file: string) => readFile(file, 'utf8')

it('the first release can be made again, until there is a second one', async () => {
  expect(await judgeContract(files, TODAY)).toBeUndefined()
  await release(files, TODAY)
  const first = await read(files.changelog)
  expect(first).toMatch(/^# Changelog\n/)
  const added = '### Added\n\n- The first release: 7 operations on Session, Products and Users.\n'
  expect(first.endsWith(`\n## [8.0.0] - 2026-12-01\n\n${added}`)).toBe(true)
  expect(await read(files.released)).toBe(await read(files.document))

  await rm(files.released)
  await edit('info summary', 'Another.')
  await release(files, LATER)
  expect(await read(files.changelog)).toBe(first.replace('2026-12-01', '2027-01-15'))
  expect(await read(files.released)).toBe(await read(files.document))
})

it('a release needs a change, and a version that says what it is', async () => {
  await expect(release(files, LATER)).rejects.toThrow('Nothing has changed: there is nothing to release.')

  await edit('components schemas ProductCreate properties name maxLength', 500)
  const problem = 'The contract has grown: info.version must be at least 8.1.0; it is 8.0.0.'
  const line = '- `ProductCreate.name`: the greatest length is now 500 (was 255) (in `createProduct`).'
  expect(await run('diff')).toEqual({
    code: 1,
    stderr: '',
    stdout: `openapi.yaml 8.0.0, compared with the release 8.0.0\n\n### Changed\n\n${line}\n\n${problem}\n\n`,
  })
  const written = await Promise.all([files.changelog, files.released].map(read))
  expect(await run('release')).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringContaining(problem),
  })
  expect(await Promise.all([files.changelog, files.released].map(read))).toEqual(written)

  await edit('info version', '8.1.0')
  expect(await release(files, LATER)).toBe(`Released 8.1.0:\n\n### Changed\n\n${line}\n`)
  const [head, first] = String(written[0]).split(/(?=^## )/m)
  const section = `## [8.1.0] - 2027-01-15\n\n### Changed\n\n${line}\n`
  expect(await read(files.changelog)).toBe(`${head}${section}\n${first}`)
  expect(await judgeContract(files, LATER)).toMatchObject({
    released: '8.1.0',
    changes: [],
    problem: undefined,
  })
}, 60_000)

it('the copy of a release must not be lost', async () => {
  await rm(files.released)
  await expect(release(files, LATER)).rejects.toThrow('the copy of the last one is missing')
})

it('a version is told of once', () => {
  const once = withRelease('', '8.0.0', '2026-12-01', '- One.\n')
  expect(() => withRelease(once, '8.0.0', '2026-12-02', '- Two.\n')).toThrow('CHANGELOG.md has 8.0.0 already')
})
