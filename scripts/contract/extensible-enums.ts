import { isRecord } from '../../src/core/guards.ts'
import { type Change, change, sentence } from './change.ts'
import { type Comparison, type Path, pointerOf, texts } from './contract.ts'
import { values } from './lists.ts'
import { subjectOf } from './subject.ts'

const KEYWORD = 'x-extensible-enum'

/**
 * What `x-extensible-enum` gained and lost: clients are ready for values that they do not know. They are not
 * ready where the list was closed, and they may wait for a value that is gone. `redocly diff` does not look
 * into extensions.
 */
export function compareExtensibleEnums({ base, revision }: Pick<Comparison, 'base' | 'revision'>): Change[] {
  const [was, now] = [listsIn(base.document), listsIn(revision.document)]
  return [...new Map([...was, ...now]).values()].flatMap(({ path }) => {
    const key = pointerOf(path)
    const { name, users } = subjectOf(now.has(key) ? revision : base, path, path)
    return compareList(sentence(name), users, was.get(key)?.values, now.get(key)?.values)
  })
}

function compareList(
  name: string,
  users: string,
  was: readonly string[] | undefined,
  now: readonly string[] | undefined,
): Change[] {
  if (was === undefined)
    return [change('major', 'Changed', `${name} may gain values in a minor version${users}.`)]
  if (now === undefined)
    return [change('minor', 'Changed', `${name} gains no values in a minor version any more${users}.`)]
  const gained = now.filter((value) => !was.includes(value))
  const lost = was.filter((value) => !now.includes(value))
  return [
    ...(gained.length > 0
      ? [change('minor', 'Added', `${name} has the new ${values(gained)}${users}.`)]
      : []),
    ...(lost.length > 0
      ? [change('major', 'Removed', `${name} no longer has the ${values(lost)}${users}.`)]
      : []),
  ]
}

interface List {
  /** Of the schema that has the list. */
  readonly path: Path
  readonly values: readonly string[]
}

/** By the address of the schema. */
function listsIn(node: unknown, path: Path = []): Map<string, List> {
  if (typeof node !== 'object' || node === null) return new Map()
  const own = isRecord(node) ? node[KEYWORD] : undefined
  const inner = Object.entries(node).flatMap(([key, value]) => [...listsIn(value, [...path, key])])
  return new Map([
    ...(own === undefined ? [] : [[pointerOf(path), { path, values: texts(own) }] as const]),
    ...inner,
  ])
}
