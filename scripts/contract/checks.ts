import { list, record } from '../json.ts'
import { type Change, change, code, prose } from './change.ts'
import type { Pair } from './pair.ts'
import { nameOf } from './subject.ts'

/**
 * The rules over several fields. A new rule rejects requests that were valid, unless `since` names an earlier
 * version that already had it.
 */
export function compareChecks({ was, now, subject, users }: Pair): Change[] {
  const [before, after] = [byRule(was['x-checks']), byRule(now['x-checks'])]
  const of = `of ${nameOf(subject)}`
  const come = Object.entries(after).filter(([key]) => !Object.hasOwn(before, key))
  const go = Object.entries(before).filter(([key]) => !Object.hasOwn(after, key))
  const changes = [
    ...come.map(([key, { since }]) =>
      since === undefined
        ? change('major', 'Added', `The rule ${code(key)} ${of} is new, which requests must keep${users}.`)
        : change('minor', 'Added', `The rule ${code(key)} ${of} is documented${users}.`),
    ),
    ...go.map(([key]) => change('minor', 'Removed', `The rule ${code(key)} ${of} is removed${users}.`)),
  ]
  return changes.length > 0 ? changes : [prose(nameOf(subject))]
}

/** `/publishAt future`. */
function byRule(checks: unknown) {
  return Object.fromEntries(
    list(checks).map((one) => {
      const { field, rule, name, since } = record(one)
      return [[field, rule, name].filter((part) => part !== undefined).join(' '), { since }]
    }),
  )
}
