import { readFile } from 'node:fs/promises'
import { STATUS_CODES } from 'node:http'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../../generated/operations.ts'
import { root } from '../../src/base/root.ts'
import { readSettings } from '../../src/config/settings.ts'
import { withDurations } from '../../src/http/documents/durations.ts'
import { documentedOperations, namedSchema } from '../support/contract-document.ts'
import { objectAt } from '../support/contract-source.ts'
import { buildPage } from './serve.ts'

const details = objectAt(namedSchema('ErrorCode')['x-error-code-details'], 'the error codes')

let page: Document

beforeAll(async () => {
  await buildPage()
  const built = await readFile(join(root, 'generated/build/docs.html'), 'utf8')
  page = new JSDOM(withDurations(built, readSettings({}))).window.document
}, 60_000)

describe('the page lists each error and its remedy', () => {
  it.each(documentedOperations)('for $id', ({ id, responses }) => {
    const rows = [...page.querySelectorAll(`#${id} .errors > div`)]
    const shown = rows.map((row) => [...row.children].map((it) => it.textContent?.replaceAll(/\s+/g, ' ')))
    const listed = responses.flatMap(({ status, codes }) => codes.map((code) => rowOf(status, code)))
    expect(shown).toEqual(expect.arrayContaining(listed))
    expect(shown).toHaveLength(operations[id].refusals.length)
  })
})

/** A term and its explanation. */
function rowOf(status: number, code: string): string[] {
  const { code: general, meaning, action } = objectAt(details[code], code)
  const name = general === undefined ? code : `${general}, reason ${code}`
  return [`${status} ${STATUS_CODES[status]} ${name}`, `${meaning} ${action}`.replaceAll('`', '')]
}
