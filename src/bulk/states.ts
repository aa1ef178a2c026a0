import type { ResourceDescription } from '../../generated/resources.ts'
import { isRecord } from '../base/guards.ts'
import { bodyError } from '../domain/errors.ts'
import type { AnyResource } from '../resources/kit/definition.ts'

/** The fields that are set by actions, not by the bodies of requests. */
export type States = NonNullable<ResourceDescription['states']>

export function statesOf({ description, rules }: AnyResource): States {
  const set = Object.values(rules.actions ?? {}).flatMap((action) => Object.keys(action?.set ?? {}))
  return Object.fromEntries(Object.entries(description.states ?? {}).filter(([field]) => set.includes(field)))
}

/** Splits a row into the fields that only an import can set, and the body of a request. */
export function apart(states: States, value: unknown) {
  if (!isRecord(value)) return { states: {}, others: value, errors: [] }
  const isState = (name: string) => Object.hasOwn(states, name)
  const fields = Object.entries(value)
  const given = fields.filter(([name]) => isState(name))
  const errors = given.flatMap(([name, state]) => {
    const { values = [] } = states[name] ?? {}
    if (values.some((one) => one === state)) return []
    return bodyError(name, 'enum', { allowedValues: values.map(String) })
  })
  const others = fields.filter(([name]) => !isState(name))
  return { states: Object.fromEntries(given), others: Object.fromEntries(others), errors }
}
