import { Ajv2020 } from 'ajv/dist/2020.js'
import { type Document, isMap, isSeq, type YAMLMap } from 'yaml'
import { insertAt, nodeOf } from '../complete/insert.ts'
import { nameOf } from '../complete/words.ts'
import { withNumericStrings } from '../generate/extensions.ts'
import { formats } from '../generate/formats.ts'
import { operations, successOf } from '../redocly-plugin/contract.ts'
import { Place } from '../redocly-plugin/place.ts'
import type { Change } from './changes.ts'
import { OWN, type Resource } from './resource.ts'
import { shownOf } from './samples.ts'

const ajv = new Ajv2020({ strict: false, formats: { ...formats } })

/** Brings the examples of records and bodies up to date: fields that come, go, or take other values. */
export function updateExamples(document: Document, change: Change): void {
  const { name, was, now } = change
  if (!was || !now) return
  const value: unknown = document.toJS()
  const root = new Place(value, [], value)
  for (const operation of operations(root)) {
    const body = operation.body.get('content', 'application/json')
    const isBody = [`${name}Create`, `${name}Update`].includes(nameOf(body.get('schema').ref))
    const answer = successOf(operation)?.[1].get('content', 'application/json')
    const data = answer?.get('schema', 'properties', 'data')
    const isRecord = [data?.ref, data?.get('items').ref].some((ref) => nameOf(ref) === name)
    const shown = isRecord ? (answer?.get('examples').items ?? []).map((one) => one.get('value', 'data')) : []
    for (const example of isBody ? body.get('examples').items : [])
      update(document.getIn(example.get('value').at, true), document, change, now, false)
    for (const example of shown) {
      const node = document.getIn(example.at, true)
      for (const record of isSeq(node) ? node.items : [node]) update(record, document, change, now, true)
    }
  }
}

function update(
  record: unknown,
  document: Document,
  { was, renamed }: Change,
  now: Resource,
  isWhole: boolean,
): void {
  if (!isMap(record)) return
  for (const [to, from] of renamed) {
    const pair = record.items.find(({ key }) => String(key) === from)
    if (pair) pair.key = document.createNode(to)
  }
  for (const { name } of was?.fields ?? [])
    if (!now.fields.some((field) => field.name === name)) record.delete(name)
  for (const field of now.fields) {
    const shown = shownOf(now, field)
    if (record.has(field.name)) {
      if (!isValid(field.whole, plain(record, field.name))) record.set(field.name, nodeOf(document, shown))
    } else if (isWhole && !was?.fields.some((one) => one.name === field.name)) {
      const order = ['id', ...now.fields.map(({ name }) => name), ...OWN]
      const there = record.items.map(({ key }) => String(key))
      const place = there.findLastIndex((one) => order.slice(0, order.indexOf(field.name)).includes(one)) + 1
      insertAt(document, record, place, field.name, shown)
    }
  }
}

function plain(record: YAMLMap, name: string): unknown {
  return record.toJSON()[name]
}

/** What a field shows of other records does not change with the schema of its own. */
function isValid(schema: object, value: unknown): boolean {
  if (JSON.stringify(schema).includes('"$ref"')) return true
  const accepted = withNumericStrings({ ...schema })
  return typeof accepted !== 'object' || accepted === null || ajv.validate(accepted, value)
}
