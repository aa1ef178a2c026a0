import { bodyError } from '../../domain/errors.ts'
import type { AnyResource } from './definition.ts'
import { storedValues } from './record.ts'
import type { Values } from './rows.ts'
import type { When } from './rules.ts'

/** The values that a write stores, and the errors of the rules that the record would break. */
export function checked({ description, rules }: AnyResource, given: Values, when: When<Values>) {
  const stored = storedValues(description, given)
  const values = { ...stored, ...storedValues(description, { ...rules.derive?.(stored, when) }) }
  const record = { ...when.before, ...values }
  const broken = description.checks.filter(({ rule }) => rules.check?.[rule]?.(record, when) === false)
  return { values, errors: broken.map(({ field, rule }) => bodyError(field, rule)) }
}
