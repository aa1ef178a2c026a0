import type { DocumentedOperation } from '../support/contract-types.ts'

/** The keywords of JSON Schema 2020-12 that can fail for values of the contract. */
const KEYWORDS = (
  'type enum const not if contains required dependentRequired propertyNames minLength maxLength minimum ' +
  'maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties ' +
  'maxProperties additionalProperties unevaluatedProperties unevaluatedItems'
).split(' ')
/** Formats that are notes for readers, and are not validated. */
const NOTES = ['binary', 'html', 'int32', 'int64', 'password']

/**
 * Every rule that a request to one of the operations can break, read from the contract alone.
 */
export function rulesOf(operations: readonly DocumentedOperation[]): string[] {
  const rules = new Set(['required', 'additionalProperties'])
  for (const { parameters, body } of operations) {
    for (const { schema } of parameters) collect(schema, rules)
    if (body) collect(body.schema, rules)
  }
  return [...rules].sort()
}

function collect(schema: unknown, rules: Set<string>): void {
  if (typeof schema !== 'object' || schema === null) return
  for (const [key, value] of Object.entries(schema)) {
    if (KEYWORDS.includes(key) && value !== true) rules.add(key)
    else if (key === 'uniqueItems') rules.add(key)
    else if (key === 'format' && !NOTES.includes(String(value))) rules.add(`format.${value}`)
    else if (key === 'pattern') rules.add(`pattern.${Reflect.get(schema, 'x-pattern-name')}`)
    collect(value, rules)
  }
}
