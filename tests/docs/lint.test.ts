import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import { root } from '../../src/root.ts'
import { DEFECTS } from './contract-defects.ts'

interface Report {
  readonly problems: readonly { readonly ruleId: string; readonly message: string }[]
}

let folder: string
let reports: Report[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-'))
  const source = await readFile(join(root, 'openapi.yaml'), 'utf8')
  const broken = DEFECTS.map(({ edit }) => {
    const document = parseDocument(source)
    edit(document)
    return String(document)
  })
  const files = await Promise.all([source, ...broken].map((text, index) => save(`${index}.yaml`, text)))
  reports = await lint(files)
}, 120_000)

afterAll(() => rm(folder, { recursive: true }))

async function save(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text)
  return join(folder, name)
}

/** One report for each file, in order. */
async function lint(files: readonly string[]): Promise<Report[]> {
  const args = ['scripts/lint-contract.mjs', '--config=redocly.yaml', '--format=json', ...files]
  const run = promisify(execFile)(process.execPath, args, { cwd: root, maxBuffer: 1e9 })
  // Redocly exits with 1 when it finds problems, which here it must.
  const { stdout } = await run.catch((error: { stdout: string }) => error)
  return stdout.split(/(?<=^\})(?=\{)/m).map((json): Report => JSON.parse(json))
}

describe('the rules of the contract', () => {
  it('find no problem in openapi.yaml', () => {
    expect(reports[0]?.problems).toEqual([])
  })

  it.each(DEFECTS.map((defect, index) => ({ ...defect, report: index + 1 })))(
    'report $name ($rule)',
    (defect) => {
      expect(reports).toHaveLength(DEFECTS.length + 1)
      expect(reports[defect.report]?.problems.map(({ ruleId }) => ruleId)).toContain(defect.rule)
    },
  )
})
