import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Document, parseDocument } from 'yaml'
import { type Change, impactOf } from '../../scripts/contract/change.ts'
import { compare } from '../../scripts/contract/compare.ts'
import { Contract } from '../../scripts/contract/contract.ts'
import { record } from '../../scripts/json.ts'
import { root } from '../../src/base/root.ts'
import { access } from './contract-edits/access.ts'
import { alternatives } from './contract-edits/alternatives.ts'
import { copy, type Edit, type Lines, remove, set } from './contract-edits/edit.ts'
import { extensions } from './contract-edits/extensions.ts'
import { fields } from './contract-edits/fields.ts'
import { CALLBACKS, operations } from './contract-edits/operations.ts'
import { requests } from './contract-edits/requests.ts'
import { responses } from './contract-edits/responses.ts'
import { words } from './contract-edits/words.ts'
import { writing } from './contract-edits/writing.ts'

const TODAY = new Date('2026-12-01')

let source: Document.Parsed
let base: Contract

beforeAll(async () => {
  source = parseDocument(await readFile(join(root, 'tests/tooling/contract-edits/contract.yaml'), 'utf8'))
  base = edited()
})

function edited(...edits: readonly Edit[]): Contract {
  const document = source.clone()
  for (const edit of edits) edit(document)
  return new Contract(record(document.toJS()))
}

const diff = (was: Contract, now: Contract, today = TODAY) => compare({ base: was, revision: now, today })

/** Leaves out the affected operations, which have their own test. */
function linesOf(changes: readonly Change[]): string[] {
  return changes.map(({ impact, group, text }) => {
    const heading = impact === 'patch' ? 'Words' : group
    return `${heading}: ${text.replace(/ \(in [^)]*\)\.$/, '.')}`
  })
}

const sorted = (lines: Lines) => [lines].flat().toSorted()

const TABLES = { operations, access, requests, fields, responses, alternatives, extensions }

describe.each(Object.entries(TABLES))('a change of %s', (_name, table) => {
  it.each(Object.entries(table))('%s', (_row, [edit, there, back]) => {
    const after = edited(edit)
    expect(sorted(linesOf(diff(base, after)))).toEqual(sorted(there))
    expect(sorted(linesOf(diff(after, base)))).toEqual(sorted(back))
  })
})

describe('a change of notation is no change', () => {
  const nothing = ['Words: The document says the same in another way.']

  it.each(Object.entries(writing))('%s', (_name, edit) => {
    const after = edited(edit)
    expect(linesOf(diff(base, after))).toEqual(nothing)
    expect(linesOf(diff(after, base))).toEqual(nothing)
  })

  it('all notation changes at once', () => {
    const after = edited(...Object.values(writing))
    expect(linesOf(diff(base, after))).toEqual(nothing)
    expect(linesOf(diff(after, base))).toEqual(nothing)
  })
})

describe('a change of wording is documentation only', () => {
  it.each(Object.entries(words))('%s', (_name, [edit, of]) => {
    const after = edited(edit)
    expect(linesOf(diff(base, after))).toEqual([`Words: Documentation is revised: ${of}.`])
    expect(linesOf(diff(after, base))).toEqual([`Words: Documentation is revised: ${of}.`])
  })

  it('reports all wording changes in one line of limited length', () => {
    const lines = linesOf(diff(base, edited(...Object.values(words).map(([edit]) => edit))))
    expect(lines).toEqual([expect.stringMatching(/^Words: Documentation is revised: .+, \d more\.$/)])
  })
})

describe('a change', () => {
  it('of a shared part names the operations it affects', () => {
    const after = edited(
      set('components schemas ProductCreate properties name maxLength', 50),
      remove('components headers RequestId required'),
    )
    expect(diff(base, after).map(({ text }) => text)).toEqual([
      'The response header `X-Request-Id` may now be absent (in `listProducts` and `createProduct`).',
      '`ProductCreate.name`: the greatest length is now 50 (was 255) (in `createProduct`).',
    ])
  })

  it.each([
    ['of which one is a closed object that rejects the fields of the other', { properties: { device: {} } }],
    ['that define a field differently', { properties: { username: { maxLength: 9 } } }],
  ])('into parts %s is breaking', (_what, part) => {
    const LOGIN = 'components schemas LoginRequest'
    const parts = [{ $ref: '#/components/schemas/Login' }, part]
    const after = edited(copy(LOGIN, 'components schemas Login'), set(LOGIN, { allOf: parts }))
    expect(impactOf(diff(base, after))).toBe('major')
  })

  it('of a callback counts as a change of what clients receive', () => {
    const callback = 'paths /api/products post callbacks'
    const body = `${callback} sold {$request.body#/url} post requestBody content application/json schema`
    const before = edited(set(callback, CALLBACKS))
    const after = edited(
      set(callback, CALLBACKS),
      set(`${body} properties by`, { type: 'string' }),
      set(`${body} properties at maxLength`, 40),
    )
    const of = 'of the callback `sold post {$request.body#/url}` of `createProduct`'
    expect(linesOf(diff(before, after))).toEqual([
      `Added: The request body field \`by\` ${of} is new.`,
      `Breaking: The request body field \`at\` ${of}: the greatest length is now 40 (was 30).`,
    ])
  })

  it('requires the version bump of the most severe change', () => {
    const [said] = words['a schema'] ?? []
    const [added] = fields['a field'] ?? []
    const [removed] = operations['an operation'] ?? []
    if (!said || !added || !removed) throw new Error('The tables have other rows')
    expect(impactOf(diff(base, edited(said)))).toBe('patch')
    expect(impactOf(diff(base, edited(said, added)))).toBe('minor')
    expect(impactOf(diff(edited(removed), edited(said, added)))).toBe('major')
    expect(impactOf(diff(base, base))).toBeUndefined()
  })
})

describe('the sunset of an operation', () => {
  const LOGOUT = 'paths /api/auth/logout post'
  const ends = (sunset?: string, successor = 'login') =>
    edited(
      set(`${LOGOUT} deprecated`, true),
      set(`${LOGOUT} x-deprecation`, { since: '2026-01-01', successor, ...(sunset && { sunset }) }),
    )

  it('allows the removal once it has passed', () => {
    const gone = edited(remove('paths /api/auth/logout'))
    expect(linesOf(diff(ends('2027-02-01'), gone))).toEqual(['Breaking: `logout` is removed.'])
    expect(linesOf(diff(ends(), gone, new Date('2029-01-01')))).toEqual(['Breaking: `logout` is removed.'])
    expect(linesOf(diff(ends('2027-02-01'), gone, new Date('2027-02-01')))).toEqual([
      'Removed: `logout` is removed; it has been gone since its sunset on 2027-02-01.',
    ])
  })

  it('may be reworded', () => {
    expect(linesOf(diff(ends('2027-02-01'), ends('2027-02-01', 'listProducts')))).toEqual([
      'Words: What is said about the end of `logout` is revised.',
    ])
  })

  it.each([
    ['sooner', '2027-03-01', '2027-02-01', 'Breaking: `logout` ends on 2027-02-01 (was 2027-03-01).'],
    ['later', '2027-02-01', '2027-03-01', 'Deprecated: `logout` ends on 2027-03-01 (was 2027-02-01).'],
    ['with a day', undefined, '2027-03-01', 'Deprecated: `logout` ends on 2027-03-01.'],
    ['without a day', '2027-03-01', undefined, 'Deprecated: `logout` has no day any more on which it ends.'],
  ])('may be announced %s', (_when, was, now, line) => {
    expect(linesOf(diff(ends(was), ends(now)))).toEqual([line])
  })
})
