import { type Json, record, texts } from '../json.ts'
import { type Change, change, inMarkdown, listOf, mergeable, sentence } from './change.ts'
import { breaks } from './limits.ts'
import type { Pair } from './pair.ts'
import { memberOf, nameOf } from './subject.ts'

/** The schema whose values are the roles: each of them includes those before it. */
export const ROLES = 'schemas/Role'

/**
 * The added and removed values of an enum. A new value breaks clients that read it, unless the list is open.
 * Clients branch on the values of an open list, so none may be removed; a value of a closed list that is no
 * longer sent breaks nobody.
 */
export function compareEnum({ was, now, subject, directions, users }: Pair): Change[] {
  const name = sentence(nameOf(subject))
  const [wasOpen, isOpen] = [was['x-open'] === true, now['x-open'] === true]
  const { gained, lost } = differences(was.enum, now.enum)
  if (was.enum === undefined) {
    const impact = breaks('narrower', directions) ? 'major' : 'minor'
    const text = isOpen && !directions.has('request') ? 'names' : 'is limited to'
    return [change(impact, 'Changed', `${name} ${text} the ${values(gained)}${users}.`)]
  }
  if (now.enum === undefined) {
    const impact = wasOpen || breaks('wider', directions) ? 'major' : 'minor'
    const text = wasOpen ? 'names no values any more' : 'is no longer limited to its values'
    return [change(impact, 'Changed', `${name} ${text}${users}.`)]
  }
  const changes: Change[] = []
  if (gained.length > 0) {
    const impact = !wasOpen && breaks('wider', directions) ? 'major' : 'minor'
    changes.push(change(impact, 'Added', `${name} has the new ${values(gained)}${users}.`))
  }
  if (lost.length > 0) {
    const impact = wasOpen || breaks('narrower', directions) ? 'major' : 'minor'
    changes.push(change(impact, 'Removed', `${name} no longer has the ${values(lost)}${users}.`))
  }
  if (changes.length > 0) return changes
  if (subject.component !== ROLES)
    return [change('patch', 'Changed', `${name} lists its values in another order.`)]
  const order = listOf(texts(now.enum))
  return [change('major', 'Changed', `${name}: the order of the roles is now ${order}${users}.`)]
}

/** An open list can send unknown values. Requests do not change. */
export function compareOpenness({ was, now, subject, directions, users }: Pair): Change[] {
  if (was.enum === undefined || now.enum === undefined) return [] // the list itself is added or removed
  const isOpen = now['x-open'] === true
  const text = isOpen ? 'may gain values in a minor version' : 'gains no values in a minor version any more'
  const impact = isOpen && directions.has('response') ? 'major' : 'minor'
  return [change(impact, 'Changed', `${sentence(nameOf(subject))} ${text}${users}.`)]
}

/** Generated clients use these names for constants. Invented names were never promised. */
export function compareValueNames({ was, now, subject, users }: Pair): Change[] {
  const [before, after] = [record(was['x-enum-varnames']), record(now['x-enum-varnames'])]
  const constants = `The constants of ${nameOf(subject)} are`
  return texts(was.enum)
    .filter((value) => texts(now.enum).includes(value) && before[value] !== after[value])
    .map((value) => {
      const [old, present] = [before[value], after[value]].map(inMarkdown)
      if (before[value] === undefined) {
        return mergeable('minor', 'Changed', { head: `${constants} named`, item: `${present}`, tail: users })
      }
      const item = `${old} to ${present}`
      return mergeable('major', 'Changed', { head: `${constants} renamed`, item, tail: users })
    })
}

/** The fields that become required or optional. Added and removed fields are reported as such. */
export function compareRequired({ was, now, subject, directions, users }: Pair): Change[] {
  const { gained, lost } = differences(was.required, now.required)
  const [mustBeSent, mayBeAbsent] = [breaks('narrower', directions), breaks('wider', directions)]
  const member = (key: string) => nameOf(memberOf(subject, `.${key}`))
  const isNew = (key: string) =>
    !Object.hasOwn(record(was.properties), key) && Object.hasOwn(record(now.properties), key)
  return [
    ...gained
      .filter((key) => !isNew(key))
      .map((key) => {
        const text = mustBeSent ? 'is now required' : 'is now always present'
        return change(mustBeSent ? 'major' : 'minor', 'Changed', `${sentence(member(key))} ${text}${users}.`)
      }),
    ...lost
      .filter((key) => Object.hasOwn(record(now.properties), key))
      .map((key) => {
        const text = mayBeAbsent ? 'may now be absent' : 'is now optional'
        return change(mayBeAbsent ? 'major' : 'minor', 'Changed', `${sentence(member(key))} ${text}${users}.`)
      }),
  ]
}

/**
 * Error codes or reasons. A removed one breaks nobody, and clients treat an unknown one by its status. But
 * one that replaces another breaks clients that branch on the old one.
 */
export function compareCodes({ was, now, subject, users }: Pair, key: string): Change[] {
  const { gained, lost } = differences(was[key], now[key])
  const name = sentence(nameOf(subject))
  const [more, less] = [gained, lost].map((list) => values(list, key === 'x-error-codes' ? 'code' : 'reason'))
  if (gained.length > 0 && lost.length > 0)
    return [change('major', 'Changed', `${name} has the ${more} in place of the ${less}${users}.`)]
  if (gained.length > 0) return [change('minor', 'Added', `${name} can also have the ${more}${users}.`)]
  return [change('minor', 'Removed', `${name} no longer has the ${less}${users}.`)]
}

/** The media types of a body for which no clients are generated. A newly documented one is no loss. */
export function compareAccepted({ was, now, subject, users }: Pair, key: string): Change[] {
  const { gained, lost } = differences(was[key], now[key])
  const isIn =
    ({ content }: Json) =>
    (type: string) =>
      Object.hasOwn(record(content), type)
  const [more, less] = [gained.filter((one) => !isIn(was)(one)), lost.filter((one) => !isIn(now)(one))]
  const name = sentence(nameOf(subject))
  return [
    ...(more.length > 0 ? [change('minor', 'Added', `${name} can also be ${listOf(more)}${users}.`)] : []),
    ...(less.length > 0
      ? [change('major', 'Removed', `${name} can no longer be ${listOf(less)}${users}.`)]
      : []),
  ]
}

function values(list: readonly string[], noun = 'value'): string {
  return `${noun}${list.length === 1 ? '' : 's'} ${listOf(list, 8)}`
}

function differences(was: unknown, now: unknown): { gained: string[]; lost: string[] } {
  const [before, after] = [texts(was), texts(now)]
  return {
    gained: after.filter((value) => !before.includes(value)),
    lost: before.filter((value) => !after.includes(value)),
  }
}
