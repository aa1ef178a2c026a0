import { type Document, isMap, isSeq, type YAMLSeq } from 'yaml'
import { remove, set, steps } from '../../docs/contract-edits.ts'

export { remove, set }

export type Edit = (document: Document) => void

/** Changelog lines, each after its heading; `Words` stands for changes that only people notice. */
export type Lines = string | readonly string[]

/** An edit, the changes it causes, and the changes that undoing it causes. */
export type Table = Readonly<Record<string, readonly [edit: Edit, there: Lines, back: Lines]>>

export const both =
  (...edits: readonly Edit[]): Edit =>
  (document) => {
    for (const edit of edits) edit(document)
  }

export const append =
  (path: string, value: unknown): Edit =>
  (document) =>
    document.addIn(steps(path), document.createNode(value))

export const move =
  (from: string, to: string): Edit =>
  (document) => {
    const value = document.getIn(steps(from))
    remove(from)(document)
    document.setIn(steps(to), value)
  }

export const copy =
  (from: string, to: string): Edit =>
  (document) =>
    document.setIn(steps(to), document.createNode(toJson(document.getIn(steps(from)))))

/** Reverses a list. */
export const reverse =
  (path: string): Edit =>
  (document) => {
    listAt(document, path).items.reverse()
  }

/** Removes an item from a list: a string, or an object that has or refers to that name. */
export const drop =
  (path: string, name: string): Edit =>
  (document) => {
    const list = listAt(document, path)
    list.delete(indexOf(list, name))
  }

/** Sets a value in an item of a list. */
export const setIn =
  (path: string, name: string, inner: string, value: unknown): Edit =>
  (document) => {
    const list = listAt(document, path)
    const item = list.items[indexOf(list, name)]
    if (!isMap(item)) throw new Error(`${path}: ${name} has nothing in it`)
    item.setIn(steps(inner), document.createNode(value))
  }

function listAt(document: Document, path: string): YAMLSeq {
  const list = document.getIn(steps(path))
  if (!isSeq(list)) throw new Error(`There is no list at ${path}`)
  return list
}

function indexOf(list: YAMLSeq, name: string): number {
  const index = list.items.findIndex((item) => {
    if (!isMap(item)) return String(item) === name
    return item.has(name) || item.get('name') === name || String(item.get('$ref')).endsWith(`/${name}`)
  })
  if (index < 0) throw new Error(`The list has no ${name}`)
  return index
}

function toJson(node: unknown): unknown {
  return isMap(node) || isSeq(node) ? node.toJSON() : node
}
