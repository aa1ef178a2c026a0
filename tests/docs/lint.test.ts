import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { root } from '../../src/base/root.ts'
import { useFolder } from '../support/use-folder.ts'
import { DEFECTS } from './contract-defects.ts'
import { Draft } from './contract-edits.ts'
import { lint, type Report } from './lint-contract.ts'

interface Configuration {
  readonly extends: readonly string[]
  readonly rules: Readonly<Record<string, unknown>>
  readonly plugins: readonly string[]
}

const folder = useFolder()
let reports: Report[]

beforeAll(async () => {
  const whole: unknown = parse(await readFile(join(root, 'openapi.yaml'), 'utf8'))
  await save('0.json', JSON.stringify(whole))
  for (const [index, { edit }] of DEFECTS.entries()) {
    const draft = new Draft(whole)
    edit(draft)
    await save(`${index + 1}.json`, JSON.stringify(draft))
  }
  await save('redocly.yaml', JSON.stringify(await configuration()))
  const cases = [0, ...DEFECTS.keys()].map((_, index) => `case${index}`)
  reports = await lint(`--config=${join(folder, 'redocly.yaml')}`, ...cases)
}, 120_000)

/**
 * The project's configuration for the whole document. Each defect is checked by its own rule alone: the other
 * rules in redocly.yaml would take most of the time, and would find what other cases are about.
 */
async function configuration(): Promise<unknown> {
  const { plugins, ...own }: Configuration = parse(await readFile(join(root, 'redocly.yaml'), 'utf8'))
  const cases = DEFECTS.map(({ rule }, index) => ({
    root: `${index + 1}.json`,
    rules: { [rule]: own.rules[rule] ?? 'error' },
  }))
  const whole = { root: '0.json', extends: own.extends, rules: own.rules }
  return {
    plugins: plugins.map((path) => join(root, path)),
    apis: Object.fromEntries([whole, ...cases].map((it, index) => [`case${index}`, it])),
  }
}

async function save(name: string, text: string): Promise<void> {
  await writeFile(join(folder, name), text)
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
