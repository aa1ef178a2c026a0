import { operations } from '../redocly-plugin/contract.mjs'
import { explanations } from '../redocly-plugin/errors.mjs'
import { Place } from '../redocly-plugin/place.mjs'
import { refusals } from '../redocly-plugin/refusals.mjs'
import { codeTable } from './parts.mjs'

const HEAD = '<details><summary>What can go wrong, and what to do</summary>'

/**
 * Ends the description of each operation with the error codes that it documents, and what to do about each of
 * them.
 * @param {unknown} document the parsed contract; it is changed
 */
export function addRefusals(document) {
  const root = new Place(document, [], document)
  const all = explanations(root)
  for (const operation of operations(root)) {
    const { value, members } = operation.place
    if (typeof value !== 'object' || value === null) continue
    const codes = refusals(operation)
    const table = codeTable(all.filter(([code]) => codes.includes(code)))
    const description = [String(members.description ?? ''), HEAD, table, '</details>'].join('\n\n')
    Object.assign(value, { description })
  }
}
