import { type Json, record, texts } from '../json.ts'
import { type Change, change, inMarkdown, listOf, mergeable, sentence } from './change.ts'
import { breaks } from './limits.ts'
import { changeOf, type Pair } from './pair.ts'
import { memberOf, nameOf } from './subject.ts'

/** The schema whose values are the roles: each of them includes those before it. */
export const ROLES = 'schemas/Role'

/**
 * The added and removed values of an enum. A new value breaks clients that read it, unless the list is open.
 * Clients branch on the values of an open list, so none may be removed; a value of a closed list that is no
 * longer sent breaks nobody.
 */
export function compareEnum(pair: Pair): Change[] {
  const { was, now, subject, directions } = pair
  const [wasOpen, isOpen] = [was['x-open'] === true, now['x-open'] === true]
  const { gained, lost } = differences(was.enum, now.enum)
  if (was.enum === undefined) {
    const impact = breaks('narrower', directions) ? 'major' : 'minor'
    const text = isOpen && !directions.has('request') ? 'names' : 'is limited to'
    return [changeOf(pair, impact, 'Changed', `${text} the ${values(gained)}`)]
  }
  if (now.enum === undefined) {
    const impact = wasOpen || breaks('wider', directions) ? 'major' : 'minor'
    const text = wasOpen ? 'names no values any more' : 'is no longer limited to its values'
    return [changeOf(pair, impact, 'Changed', text)]
  }
  const changes: Change[] = []
  if (gained.length > 0) {
    const impact = !wasOpen && breaks('wider', directions) ? 'major' : 'minor'
    changes.push(changeOf(pair, impact, 'Added', `has the new ${values(gained)}`))
  }
  if (lost.length > 0) {
    const impact = wasOpen || breaks('narrower', directions) ? 'major' : 'minor'
    changes.push(changeOf(pair, impact, 'Removed', `no longer has the ${values(lost)}`))
  }
  if (changes.length > 0) return changes
  const name = sentence(nameOf(subject))
  if (subject.component !== ROLES)
    return [change('patch', 'Changed', `${name} lists its values in another order.`)]
  const order = listOf(texts(now.enum))
  return [change('major', 'Changed', `${name}: the order of the roles is now ${order}${pair.users}.`)]
}

/** An open list can send unknown values. Requests do not change. */
export function compareOpenness(pair: Pair): Change[] {
  const { was, now, directions } = pair
  if (was.enum === undefined || now.enum === undefined) return [] // the list itself is added or removed
  const isOpen = now['x-open'] === true
  const text = isOpen ? 'may gain values in a minor version' : 'gains no values in a minor version any more'
  return [changeOf(pair, isOpen && directions.has('response') ? 'major' : 'minor', 'Changed', text)]
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
export function compareRequired(pair: Pair): Change[] {
  const { was, now, subject, directions } = pair
  const { gained, lost } = differences(was.required, now.required)
  const [mustBeSent, mayBeAbsent] = [breaks('narrower', directions), breaks('wider', directions)]
  const changed = (key: string, isBreaking: boolean, text: string) =>
    changeOf(
      { ...pair, subject: memberOf(subject, `.${key}`) },
      isBreaking ? 'major' : 'minor',
      'Changed',
      text,
    )
  const isIn = ({ properties }: Json, key: string) => Object.hasOwn(record(properties), key)
  return [
    ...gained
      .filter((key) => isIn(was, key) || !isIn(now, key))
      .map((key) => changed(key, mustBeSent, mustBeSent ? 'is now required' : 'is now always present')),
    ...lost
      .filter((key) => isIn(now, key))
      .map((key) => changed(key, mayBeAbsent, mayBeAbsent ? 'may now be absent' : 'is now optional')),
  ]
}

/**
 * Error codes or reasons. A removed one breaks nobody, and clients treat an unknown one by its status. But
 * one that replaces another breaks clients that branch on the old one.
 */
export function compareCodes(pair: Pair, key: string): Change[] {
  const { gained, lost } = differences(pair.was[key], pair.now[key])
  const [more, less] = [gained, lost].map((list) => values(list, key === 'x-error-codes' ? 'code' : 'reason'))
  if (gained.length > 0 && lost.length > 0)
    return [changeOf(pair, 'major', 'Changed', `has the ${more} in place of the ${less}`)]
  if (gained.length > 0) return [changeOf(pair, 'minor', 'Added', `can also have the ${more}`)]
  return [changeOf(pair, 'minor', 'Removed', `no longer has the ${less}`)]
}

/** The media types of a body for which no clients are generated. A newly documented one is no loss. */
export function compareAccepted(pair: Pair, key: string): Change[] {
  const { was, now } = pair
  const { gained, lost } = differences(was[key], now[key])
  const isIn = ({ content }: Json, type: string) => Object.hasOwn(record(content), type)
  const [more, less] = [gained.filter((one) => !isIn(was, one)), lost.filter((one) => !isIn(now, one))]
  return [
    ...(more.length > 0 ? [changeOf(pair, 'minor', 'Added', `can also be ${listOf(more)}`)] : []),
    ...(less.length > 0 ? [changeOf(pair, 'major', 'Removed', `can no longer be ${listOf(less)}`)] : []),
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
