import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { root } from '../../src/core/root.ts'
import { documentedOperations, namedSchema } from '../support/contract-document.ts'
import { entriesAt, type Json, objectAt } from '../support/contract-source.ts'
import { buildPage } from './serve.ts'

const details = objectAt(namedSchema('ErrorCode')['x-error-code-details'], 'the error codes')

let shown: ReadonlyMap<string, string>

beforeAll(async () => {
  await buildPage()
  const text = await readFile(join(root, 'generated/build/docs.openapi.json'), 'utf8')
  const document = objectAt(JSON.parse(text), 'the document')
  const all = entriesAt(document.paths).flatMap(([, item]): Json[] => Object.values(item).map(Object))
  shown = new Map(all.map(({ operationId, description }) => [String(operationId), String(description)]))
}, 60_000)

describe('the page tells what can go wrong, and what to do', () => {
  it.each(documentedOperations)('with $id', ({ id, responses }) => {
    const rows = [...(shown.get(id) ?? '').matchAll(/^\| (\d{3}) `(\w+)` \| (.+) \*\*(.+)\*\* \|$/gm)]
    const codes = responses.flatMap((response) => response.codes.map((code) => [response.status, code]))
    expect(rows.map(([, status, code]) => [Number(status), code])).toEqual(expect.arrayContaining(codes))
    expect(rows).toHaveLength(operations[id].refusals.length)
    for (const [, , code = '', meaning, action] of rows)
      expect({ meaning, action }).toMatchObject(wordsOf(code))
  })
})

function wordsOf(code: string): Json {
  const { meaning, action } = objectAt(details[code], code)
  return { meaning, action }
}
