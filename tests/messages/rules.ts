import type { DocumentedOperation } from '../support/contract-types.ts'

/** Keywords that can fail, of those that JSON Schema 2020-12 has for what the document describes. */
const KEYWORDS = (
  'type enum const not if contains required dependentRequired propertyNames minLength maxLength minimum ' +
  'maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems uniqueItems minProperties ' +
  'maxProperties additionalProperties unevaluatedProperties unevaluatedItems'
).split(' ')
/** Notes for readers, which nothing is checked by. */
const NOTES = ['html', 'int32', 'int64', 'password']

/**
 * Every rule that a request to one of the operations can break, read from the document and from nothing else.
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
