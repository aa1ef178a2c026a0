import { type Change, change, code, listOf, sentence } from './change.ts'
import { type Comparison, record, texts } from './contract.ts'
import type { Reported } from './report.ts'
import type { Subject } from './subject.ts'

/**
 * What an enum gained and lost. A new value breaks a client that reads it; a value that is no longer sent
 * breaks nobody. An enum that comes or goes is breaking: `redocly diff` does not judge that.
 */
export function classifyEnum(it: Reported, { name, users }: Subject): Change[] {
  const { gained, lost } = differences(it)
  if (it.base?.value === undefined) {
    return [change('major', 'Changed', `${sentence(name)} is limited to the ${values(gained)}${users}.`)]
  }
  if (it.revision?.value === undefined) {
    return [change('major', 'Changed', `${sentence(name)} is no longer limited to its values${users}.`)]
  }
  const breaks = (rule: string) => it.rules.includes(rule)
  const changes: Change[] = []
  if (gained.length > 0) {
    const impact = breaks('enum-values-added') ? 'major' : 'minor'
    changes.push(change(impact, 'Added', `${sentence(name)} has the new ${values(gained)}${users}.`))
  }
  if (lost.length > 0) {
    const impact = breaks('enum-values-removed') ? 'major' : 'minor'
    changes.push(change(impact, 'Removed', `${sentence(name)} no longer has the ${values(lost)}${users}.`))
  }
  return changes.length > 0
    ? changes
    : [change('patch', 'Changed', `${sentence(name)} lists its values in another order.`)]
}

/** Which fields must be there from now on, and which need not. */
export function classifyRequired(
  it: Reported,
  { name, field, users }: Subject,
  { revision }: Comparison,
): Change[] {
  const { gained, lost } = differences(it)
  const properties = record(record(revision.resolve(revision.at(it.path))).properties)
  const member = (key: string) => (field === undefined ? `${code(key)} in ${name}` : code(`${field}.${key}`))
  const mustBeSent = it.rules.includes('required-properties-added')
  const mayBeAbsent = it.rules.includes('required-properties-removed')
  return [
    ...gained.map((key) =>
      mustBeSent
        ? change('major', 'Changed', `${member(key)} is now required${users}.`)
        : change('minor', 'Changed', `${member(key)} is now always present${users}.`),
    ),
    // one that is removed altogether is reported by itself
    ...lost
      .filter((key) => Object.hasOwn(properties, key))
      .map((key) =>
        mayBeAbsent
          ? change('major', 'Changed', `${member(key)} may now be absent${users}.`)
          : change('minor', 'Changed', `${member(key)} is now optional${users}.`),
      ),
  ]
}

export function values(list: readonly string[]): string {
  return `${list.length === 1 ? 'value' : 'values'} ${listOf(list, 8)}`
}

function differences({ base, revision }: Reported): { gained: string[]; lost: string[] } {
  const [was, now] = [texts(base?.value), texts(revision?.value)]
  return {
    gained: now.filter((value) => !was.includes(value)),
    lost: was.filter((value) => !now.includes(value)),
  }
}
