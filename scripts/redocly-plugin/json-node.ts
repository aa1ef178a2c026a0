import { type Json, pathOf, record } from '../json.ts'

export type Key = string | number

export interface Problem {
  readonly message: string
  readonly at: readonly Key[]
}

/**
 * A value in the document together with its address, which resolves references on the way. All scripts that
 * read the document with its references use it.
 */
export class JsonNode {
  readonly root: unknown
  readonly at: readonly Key[]
  readonly value: unknown
  /** The reference that led here, if any. */
  readonly ref: string | undefined

  /**
   * @param root the whole document
   * @param at the address, as the segments of a JSON Pointer (RFC 6901)
   */
  constructor(root: unknown, at: readonly Key[], value: unknown) {
    const target = follow(root, at, value)
    this.root = root
    this.at = target.at
    this.value = target.value
    this.ref = target.ref
  }

  /** The members of an object; none for any other value. */
  get members(): Json {
    return record(this.value)
  }

  /** Whether the document has a value here. */
  get exists(): boolean {
    return this.value !== undefined
  }

  /** The allowed JSON types of a schema. */
  get types(): readonly unknown[] {
    const { type } = this.members
    return Array.isArray(type) ? type : type === undefined ? [] : [type]
  }

  /** The name of the component that a reference led to; empty without one. */
  get component(): string {
    return this.ref?.split('/').at(-1) ?? ''
  }

  get(...keys: Key[]): JsonNode {
    let node: JsonNode = this
    for (const key of keys) node = node.child(key)
    return node
  }

  child(key: Key): JsonNode {
    const value = Array.isArray(this.value) ? this.value[Number(key)] : this.members[key]
    return new JsonNode(this.root, [...this.at, key], value)
  }

  /** The values of `entries`. */
  get items(): JsonNode[] {
    return this.entries().map(([, member]) => member)
  }

  /** The members of an object or the items of an array. */
  entries(): [string, JsonNode][] {
    const keys = typeof this.value === 'object' && this.value !== null ? Object.keys(this.value) : []
    return keys.map((key) => [key, this.child(Array.isArray(this.value) ? Number(key) : key)])
  }

  problem(message: string): Problem {
    return { message, at: this.at }
  }
}

/** @param hops guards against references that lead back to themselves */
function follow(
  root: unknown,
  at: readonly Key[],
  value: unknown,
  hops = 0,
): { at: readonly Key[]; value: unknown; ref?: string } {
  const { $ref } = record(value)
  if (typeof $ref !== 'string' || !$ref.startsWith('#/') || hops > 20) return { at, value }
  const path = pathOf($ref)
  const target = path.reduce((node, key) => record(node)[key], root)
  return { ...follow(root, path, target, hops + 1), ref: $ref }
}
