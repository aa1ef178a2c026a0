import { slugCandidate } from '../../src/resources/kit/slug-candidate.ts'
import { sample } from '../complete/sample.ts'
import { nounOf } from '../complete/words.ts'
import type { Schema } from '../generate/schemas.ts'
import { list } from '../json.ts'
import type { Field } from './field.ts'
import { givenName } from './join.ts'
import { shownIds, shownRecords } from './join-contract.ts'
import { givenFields, PUBLISHED, type Resource } from './resource.ts'

/** The values of a field in an example of a create (0) and of an update (1). */
export type Turn = 0 | 1

/** A valid body with all fields that the author knows; times are in ascending order. */
export function bodyOf(resource: Resource, turn: Turn): Record<string, unknown> {
  return Object.fromEntries(
    givenFields(resource).map((field) => [
      givenName(field),
      field.join ? shownIds(field, turn) : fieldIn(resource, field, turn),
    ]),
  )
}

/** An example of the record. */
export function recordOf(resource: Resource): Record<string, unknown> {
  const shown = resource.fields.map((field) => [field.name, shownOf(resource, field)])
  const at = '2026-02-20T07:00:00.000Z'
  return { id: 1, ...Object.fromEntries(shown), createdAt: at, updatedAt: at, version: 1 }
}

/** A number, or the nearest one allowed by a schema. */
export function within({ minimum, maximum }: Schema, number: number): number {
  return Math.min(Math.max(number, Number(minimum ?? number)), Number(maximum ?? number))
}

/** A field in an example of the record. */
function shownOf(resource: Resource, field: Field): unknown {
  if (field.join) return shownRecords(field)
  if (field.isGiven) return fieldIn(resource, field, 0)
  return field.isNullable ? null : fieldIn(resource, field, 0)
}

function fieldIn(
  resource: Resource,
  { name, whole, node, wire, values, relation, slugOf }: Field,
  turn: Turn,
): unknown {
  if (turn === 0 && whole.example !== undefined) return whole.example
  const words = nounOf(name)
  const amount = (first: number, other: number) => {
    const [one, next] = [first, other].map((number) => within(whole, number))
    if (turn === 0) return one
    return next === one ? within(whole, Number(whole.minimum ?? 1) + other - first) : next
  }
  // the first record has no other to refer to
  if (relation) return relation.to === resource.name ? null : 1
  // readers can see the record
  if (name === resource.drafts) return PUBLISHED
  if (values.length > 0) return turn === 0 ? (whole.default ?? values[0]) : values.at(-1)
  const source = resource.fields.find((field) => field.name === slugOf)
  if (source) return slugCandidate(String(fieldIn(resource, source, turn)), 0, resource.path)
  if (whole.format === 'currency') return turn === 0 ? 'EUR' : 'USD'
  if (wire === 'integer') return amount(3, 4)
  if (wire === 'number') return amount(1.5, 2.25)
  if (wire === 'boolean') return turn === 0
  if (wire === 'time') return `2026-03-0${1 + turn}T${timeOf(resource, name)}:00:00.000Z`
  const choices = list(node.get('items').members.enum)
  if (choices.length > 0) return choices.slice(0, 1 + turn)
  if (wire === 'texts') return [['a'], ['b', 'c']][turn]
  if (wire === 'html') return `<p>${turn === 0 ? 'Some' : 'Other'} words.</p>`
  const first = sample(node, words)
  if (turn === 0 || whole.pattern !== undefined) return first
  if (whole.format === 'uri') return `${String(first)}other`
  const other = `Other ${words}`.slice(0, Number(whole.maxLength ?? 255))
  return whole.format === undefined ? other.padEnd(Number(whole.minLength ?? 0), '.') : first
}

/** Hours of one day, in the order of the fields. */
function timeOf({ fields }: Resource, name: string): string {
  const times = fields.filter(({ wire }) => wire === 'time')
  return String(9 + times.findIndex((field) => field.name === name)).padStart(2, '0')
}
