import { isRecord } from '../../src/core/guards.ts'

export type Json = Readonly<Record<string, unknown>>
export type Path = readonly string[]

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly value: Json
}

/** An OpenAPI document, as far as it must be known to tell what has changed. */
export class Contract {
  readonly document: Json
  readonly operations: ReadonlyMap<string, Operation>
  readonly #users = new Map<string, string[]>()

  constructor(document: Json) {
    this.document = document
    const found = entries(document.paths).flatMap(([path, item]) => operationsOf(path, item))
    this.operations = new Map(found.map((operation) => [operation.id, operation]))
    for (const { id, value } of found) {
      for (const component of this.#reached(value)) {
        this.#users.set(component, [...(this.#users.get(component) ?? []), id])
      }
    }
  }

  get version(): string {
    return String(record(this.document.info).version)
  }

  /** What is at a place, references followed on the way; undefined when there is nothing. */
  at(path: Path): unknown {
    return path.reduce<unknown>((value, key) => child(this.resolve(value), key), this.document)
  }

  resolve(value: unknown): unknown {
    const reference = isRecord(value) ? value.$ref : undefined
    return typeof reference === 'string' ? this.at(pathOf(reference)) : value
  }

  /** The operations that use a component (`schemas/Product`), directly or not. */
  usersOf(component: string): readonly string[] {
    return this.#users.get(component) ?? []
  }

  #reached(value: unknown, seen = new Set<string>()): Set<string> {
    if (typeof value !== 'object' || value === null) return seen
    for (const [key, inner] of Object.entries(value)) {
      if (key !== '$ref' || typeof inner !== 'string') {
        this.#reached(inner, seen)
        continue
      }
      const path = pathOf(inner)
      const component = path.slice(1, 3).join('/')
      if (path[0] !== 'components' || seen.has(component)) continue
      seen.add(component)
      this.#reached(this.at(path), seen)
    }
    return seen
  }
}

/** What the comparison of two contracts is judged by. */
export interface Comparison {
  readonly base: Contract
  readonly revision: Contract
  /** The day of the comparison: what is past its sunset can go. */
  readonly today: Date
}

/** The operations of one path of a document. */
export function operationsOf(path: string, item: unknown): Operation[] {
  return METHODS.flatMap((method) => {
    const value = record(item)[method]
    if (!isRecord(value)) return []
    return [{ id: String(value.operationId ?? `${method} ${path}`), method, path, value }]
  })
}

/** The keys of a JSON Pointer (RFC 6901) in a fragment: `#/paths/~1api`. */
export function pathOf(pointer: string): string[] {
  const keys = pointer.replace(/^#?\/?/, '').split('/')
  return keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function pointerOf(path: Path): string {
  return `/${path.map((key) => key.replaceAll('~', '~0').replaceAll('/', '~1')).join('/')}`
}

export function record(value: unknown): Json {
  return isRecord(value) ? value : {}
}

export function entries(value: unknown): [string, unknown][] {
  return Object.entries(record(value))
}

export function texts(value: unknown): string[] {
  return Array.isArray(value)
    ? value.map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))
    : []
}

function child(value: unknown, key: string): unknown {
  return Array.isArray(value) ? value[Number(key)] : record(value)[key]
}
