/** The document to edit: one of the package `yaml`, or a `Draft`. */
export interface Editable {
  getIn(path: readonly Step[]): unknown
  setIn(path: readonly Step[], value: unknown): void
  deleteIn(path: readonly Step[]): boolean
  createNode(value: unknown): unknown
}

export type Step = string | number

/** One way to break the contract, and the rule that must catch it. */
export interface Defect {
  readonly name: string
  readonly rule: string
  readonly edit: (document: Editable) => void
}

/** Steps are separated by spaces; numbers are list indices. */
export const steps = (path: string): Step[] =>
  path.split(' ').map((step) => (/^\d$/.test(step) ? Number(step) : step))
/** Writes a value. */
export const set = (path: string, value: unknown) => (document: Editable) =>
  document.setIn(steps(path), document.createNode(value))
/** Adds a value to the end of a list of plain data. */
export const add = (path: string, value: unknown) => (document: Editable) => {
  const list = document.getIn(steps(path))
  if (!Array.isArray(list)) throw new Error(`openapi.yaml has no list ${path}`)
  document.setIn([...steps(path), list.length], value)
}
/** Removes a value, which must exist. */
export const remove = (path: string) => (document: Editable) => {
  if (!document.deleteIn(steps(path))) throw new Error(`openapi.yaml has no ${path}`)
}

/** Named edits that all violate one rule. */
export function breaks(rule: string, edits: Readonly<Record<string, Defect['edit']>>): Defect[] {
  return Object.entries(edits).map(([name, edit]) => ({ name, rule, edit }))
}

/** A document as plain data: copying it takes a tenth of the time of copying a `yaml` document. */
export class Draft implements Editable {
  readonly #data: unknown

  constructor(data: unknown) {
    this.#data = structuredClone(data)
  }

  toJSON(): unknown {
    return this.#data
  }

  getIn(path: readonly Step[]): unknown {
    return path.reduce<unknown>((found, step) => (isParent(found) ? found[step] : undefined), this.#data)
  }

  setIn(path: readonly Step[], value: unknown): void {
    let parent = this.#data
    for (const step of path.slice(0, -1)) {
      if (isParent(parent)) parent = parent[step] ??= {}
    }
    if (!isParent(parent)) throw new Error(`there is no place for ${path.join(' ')}`)
    parent[path.at(-1) ?? ''] = value
  }

  deleteIn(path: readonly Step[]): boolean {
    const [parent, last = ''] = [this.getIn(path.slice(0, -1)), path.at(-1)]
    if (!isParent(parent) || !Object.hasOwn(parent, last)) return false
    if (Array.isArray(parent)) parent.splice(Number(last), 1)
    else delete parent[last]
    return true
  }

  createNode(value: unknown): unknown {
    return structuredClone(value)
  }
}

const isParent = (value: unknown): value is Record<Step, unknown> =>
  typeof value === 'object' && value !== null
