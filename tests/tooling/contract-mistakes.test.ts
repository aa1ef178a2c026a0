import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { LineCounter } from 'yaml'
import { parseContract } from '../../scripts/complete/insert.ts'
import { assertSound, assertSoundText } from '../../scripts/complete/mistakes.ts'
import { refuse } from '../../scripts/generate/refuse.ts'
import { root } from '../../src/base/root.ts'
import { OperatorError } from '../../src/config/operator-error.ts'

/** A contract with one reference, in its last line, and an operation. */
const contract = (reference: string, id = 'getLabel') => `paths:
  /api/labels:
    get: {operationId: listLabels}
  /api/labels/{labelId}:
    get: {operationId: ${id}}
components:
  schemas:
    Label: {type: object}
    Loop: {$ref: '#/components/schemas/Label'}
    Other:
      $ref: '${reference}'
`

it.each([
  ['#/components/schemas/Lable', 'does not exist; the closest name is Label'],
  ['#/components/schema/Label', 'does not exist; the closest name is schemas'],
  ['#/components/schemas/Label/type/items', 'does not exist'],
  ['#/components/schemas/Other', 'leads back to itself'],
  ['components/schemas/Label', 'must begin with #/, because the contract is one file'],
])('the reference %s is reported with its line', (reference, problem) => {
  expect(() => assertSoundText(contract(reference))).toThrow(
    new RegExp(`^openapi\\.yaml:11: ${reference} ${problem}\\.$`),
  )
})

it.each([
  ['listLabels', 'has the operationId of get /api/labels: listLabels'],
  ['', 'needs an operationId'],
])('the operationId "%s" is reported with its line', (id, problem) => {
  expect(() => assertSoundText(contract('#/components/schemas/Label', id))).toThrow(
    `openapi.yaml:5: get /api/labels/{labelId} ${problem}.`,
  )
})

it('an alias of nothing is reported with its line', () => {
  expect(() => assertSoundText('paths:\n  /a: *base\n')).toThrow('openapi.yaml:2: there is no anchor &base.')
})

it('a text that is not YAML is reported with its line', () => {
  expect(() => assertSoundText('paths:\n\ta: 1\n')).toThrow(/^openapi\.yaml: Tabs .* at line 2,/)
})

it('an operation may refer to an envelope that contract:sync will write', () => {
  const text = contract('#/components/schemas/LabelListResponse')
  const lines = new LineCounter()
  expect(() => assertSound(parseContract(text, lines), lines, false)).not.toThrow()
  expect(() => assertSoundText(text)).toThrow('#/components/schemas/LabelListResponse does not exist')
})

it('the contract has no such mistake', async () => {
  const text = await readFile(join(root, 'openapi.yaml'), 'utf8')
  expect(() => assertSoundText(text)).not.toThrow()
})

it('what the generator refuses is told without a stack trace, unlike its own mistakes', () => {
  expect(() => refuse(new Error('unknown keyword: "x-sorted"'))).toThrow(OperatorError)
  expect(() => refuse(new Error('unknown keyword: "x-sorted"'))).toThrow('npm run lint:contract shows')
  expect(() => refuse(new TypeError('x is not a function'))).toThrow(TypeError)
})
