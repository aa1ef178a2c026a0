import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parseDocument } from 'yaml'
import type { Change, Impact } from '../../scripts/contract/change.ts'
import { compare } from '../../scripts/contract/compare.ts'
import { contractOf } from '../../scripts/contract/gate.ts'
import { unseen } from '../../scripts/contract/unseen.ts'
import { versionProblem } from '../../scripts/contract/version.ts'
import { root } from '../../src/core/root.ts'
import { remove, set } from '../docs/contract-edits.ts'
import { BATCHES, type Case, type Edit } from './contract-edits.ts'

const TODAY = new Date('2026-12-01')

let folder: string
let source: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'contract-diff-'))
  source = await readFile(join(root, 'openapi.yaml'), 'utf8')
})

afterAll(() => rm(folder, { recursive: true }))

function edited(edits: readonly Edit[], text = source): string {
  const document = parseDocument(text)
  for (const edit of edits) edit(document)
  return String(document)
}

async function diff(before: string, after: string, today = TODAY): Promise<Change[]> {
  const files = { base: join(folder, 'base.yaml'), revision: join(folder, 'revision.yaml') }
  await writeFile(files.base, before)
  await writeFile(files.revision, after)
  return compare({ base: contractOf(before), revision: contractOf(after), today }, files)
}

/** Who meets the change is left out: that is tested on its own. */
function linesOf(changes: readonly Change[]): string[] {
  return changes.map(({ group, text }) => `${group}: ${text.replace(/ \(in [^)]*\)\.$/, '.')}`)
}

describe.each(BATCHES.map((cases) => ({ cases })))('changes of the contract', ({ cases }) => {
  let changes: Change[]

  beforeAll(async () => {
    changes = await diff(source, edited(cases.map(({ edit }) => edit)))
  })

  it.each(cases)('$name', ({ says }) => {
    expect(linesOf(changes)).toEqual(expect.arrayContaining(expectedOf(says)))
  })

  it('are told, and nothing else', () => {
    const expected = cases.flatMap(({ says }) => expectedOf(says))
    expect(linesOf(changes).toSorted()).toEqual(expected.toSorted())
  })

  it('ask for their part of the version', () => {
    const impacts = changes.map(({ impact, group, text }) => [impact, impactOf(group, text)])
    expect(impacts.filter(([impact, expected]) => impact !== expected)).toEqual([])
  })
})

function expectedOf(says: Case['says']): string[] {
  return Object.entries(says).map(([group, text]) => `${group}: ${text}`)
}

function impactOf(group: string, text: string): Impact {
  if (group === 'Breaking') return 'major'
  return text.startsWith('Documentation') ? 'patch' : 'minor'
}

describe('a change', { timeout: 60_000 }, () => {
  it('of a shared part names the operations that meet it, or their number', async () => {
    const after = edited([
      set('components schemas ProductCreate properties name maxLength', 50),
      remove('components headers RequestId required'),
    ])
    expect((await diff(source, after)).map(({ text }) => text)).toEqual([
      expect.stringMatching(
        /^The response header `X-Request-Id` may now be absent \(in \d\d operations\)\.$/,
      ),
      '`ProductCreate.name`: the greatest length is now 50 (was 255) (in `createProduct`).',
    ])
  })

  it('that takes a name from generated clients breaks them', async () => {
    const after = source
      .replaceAll("schemas/TokenPair'", "schemas/Tokens'")
      .replace('\n    TokenPair:\n', '\n    Tokens:\n')
    expect(linesOf(await diff(source, after))).toEqual([
      'Breaking: There is no schema named `TokenPair` any more, which clients name a type after (`login` and `refreshTokens`).',
    ])
  })

  it('that nobody reports is breaking', () => {
    const base = contractOf(edited([set('x-terms', { price: 1 })]))
    const revision = contractOf(edited([set('x-terms', { price: 2 }), set('info version', '8.0.1')]))
    expect(linesOf(unseen({ base, revision, today: TODAY }, []))).toEqual([
      'Breaking: `/x-terms/price` differs, and there is no rule that knows what it means.',
    ])
  })

  it('of what is told about an error code is for people', async () => {
    const after = edited([
      set('components schemas ErrorCode x-error-code-details conflict action', 'Think again.'),
    ])
    expect(await diff(source, after)).toEqual([
      { impact: 'patch', group: 'Changed', text: 'The table of error codes is revised.' },
    ])
  })

  it('of the way that the document is written is none for clients', async () => {
    const after = edited([set('security', [{ bearerAuth: [] }])])
    expect(linesOf(await diff(source, after))).toEqual([
      'Changed: The document says the same in another way.',
    ])
    expect(await diff(source, source.replace('openapi: 3.1.0', '# The contract.\nopenapi: "3.1.0"'))).toEqual(
      [],
    )
  })

  it('that removes a deprecated operation breaks nobody once its sunset is past', async () => {
    const before = edited([
      set('paths /api/auth/logout post deprecated', true),
      set('paths /api/auth/logout post x-deprecation', { since: '2026-01-01', sunset: '2027-02-01' }),
    ])
    const after = edited([remove('paths /api/auth/logout')])
    expect(linesOf(await diff(before, after))).toEqual(['Breaking: `logout` is removed.'])
    expect(linesOf(await diff(before, after, new Date('2027-02-01')))).toEqual([
      'Removed: `logout` is removed; it has been gone since its sunset on 2027-02-01.',
    ])
  })

  it('of a sunset breaks a promise when it comes sooner', async () => {
    const deprecated = (sunset: string) =>
      edited([
        set('paths /api/auth/logout post deprecated', true),
        set('paths /api/auth/logout post x-deprecation', { since: '2026-01-01', sunset }),
      ])
    const [sooner, later] = [deprecated('2027-02-01'), deprecated('2027-03-01')]
    expect(linesOf(await diff(later, sooner))).toEqual([
      'Breaking: `logout` ends on 2027-02-01 (was 2027-03-01).',
    ])
    expect(linesOf(await diff(sooner, later))).toEqual([
      'Deprecated: `logout` ends on 2027-03-01 (was 2027-02-01).',
    ])
  })
})

describe('a version', () => {
  it.each([
    ['8.0.0', '8.0.0', undefined, undefined],
    ['8.0.0', '8.1.0', undefined, undefined],
    ['8.0.0', '9.0.0', 'major', undefined],
    ['8.0.0', '8.1.0', 'minor', undefined],
    ['8.9.9', '8.10.0', 'minor', undefined],
    ['8.0.0', '9.0.0', 'minor', undefined],
    ['8.0.0', '8.0.1', 'patch', undefined],
    ['8.0.0', '8.0.0', 'major', 'Clients break: info.version must be at least 9.0.0; it is 8.0.0.'],
    ['8.4.2', '8.5.0', 'major', 'Clients break: info.version must be at least 9.0.0; it is 8.5.0.'],
    ['8.4.2', '8.4.3', 'minor', 'The contract has grown: info.version must be at least 8.5.0; it is 8.4.3.'],
    [
      '8.4.2',
      '8.4.2',
      'patch',
      'The words of the contract have changed: info.version must be at least 8.4.3; it is 8.4.2.',
    ],
    ['8.4.2', '8.3.9', 'patch', '8.3.9 is lower than 8.4.2, which is released.'],
    ['8.4.2', '7.9.9', undefined, '7.9.9 is lower than 8.4.2, which is released.'],
  ] as const)('from %s to %s with a %s change: %s', (released, present, impact, problem) => {
    expect(versionProblem(released, present, impact)).toBe(problem)
  })

  it('is a semantic one', () => {
    expect(() => versionProblem('8.0.0', '8.1', 'minor')).toThrow(
      'info.version must be like 8.1.0; it is 8.1',
    )
  })
})
