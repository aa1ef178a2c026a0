import type { ResourceDescription } from '../../../generated/resources.ts'
import { isRecord } from '../../base/guards.ts'
import type { Change } from '../../domain/change.ts'
import { htmlText, searchText } from '../../lists/search.ts'
import type { Values } from './rows.ts'

/** Turns rows into records, with the fields in the order of the contract. */
export function recordMaker({ fields }: ResourceDescription): (row: Values) => Values {
  const names = Object.keys(fields)
  const references = Object.entries(fields).filter(([, { properties }]) => properties)
  return (row) => {
    const record: Record<string, unknown> = {}
    for (const name of names) record[name] = row[name]
    // a stored response for an `Idempotency-Key` may have another order
    for (const [name, { properties = [] }] of references) {
      const value = record[name]
      const ordered = (one: unknown) =>
        isRecord(one) ? Object.fromEntries(properties.map((property) => [property, one[property]])) : one
      record[name] = Array.isArray(value) ? value.map(ordered) : ordered(value)
    }
    return record
  }
}

/** The fields of a body that a create stores; omitted fields are null, or an empty list. */
export function createdFields({ create }: ResourceDescription, body: Values): Values {
  const values: Record<string, unknown> = {}
  for (const name in create) {
    const value = body[name] ?? create[name]?.default
    if (value !== undefined) values[name] = value
  }
  return values
}

/** The fields of a body that an update changes. */
export function updatedFields({ update }: ResourceDescription, body: Values): Values {
  return Object.fromEntries(update.flatMap((name) => (name in body ? [[name, body[name]]] : [])))
}

/** The values in their stored form: PostgreSQL does not accept all forms of RFC 3339 times. */
export function storedValues({ fields }: ResourceDescription, values: Values): Values {
  const stored: Record<string, unknown> = {}
  for (const name in values) {
    const value = values[name]
    const isMoment = fields[name]?.wire === 'time' && (typeof value === 'string' || value instanceof Date)
    stored[name] = isMoment ? new Date(value).toISOString() : value
  }
  return stored
}

/** The columns for the audit trail that each write stores besides the fields. */
export function stampOf(change: Change): Values {
  const updatedById = change.actorType === 'user' ? Number(change.actorId) : null
  return { lastChange: change, updatedAt: change.at, updatedById }
}

/** The text of a row that `q` searches; nothing if the resource is not searched. */
export function searchOf(
  { fields, isSearched }: ResourceDescription,
  search: readonly string[],
  values: Values,
): Values {
  if (!isSearched) return {}
  const texts = search.map((name) => {
    const text = values[name]
    if (typeof text !== 'string') return undefined
    return fields[name]?.wire === 'html' ? htmlText(text) : text
  })
  return { searchText: searchText(texts) }
}

/** The values of a response that are known before the row is inserted; the database adds the rest. */
export function answeredValues({ fields }: ResourceDescription, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name]) => fields[name]))
}
