import { isRecord } from '../../src/base/guards.ts'
import { entries, type Json, list, pathOf, record, without } from '../json.ts'
import { Schemas } from './schemas.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

export interface Operation {
  readonly id: string
  readonly method: string
  /** For a webhook, its name. */
  readonly path: string
  /** Includes the members of its path; parameters are keyed by what identifies them. */
  readonly value: Json
}

/** An OpenAPI document, with the operations needed to find out what has changed. */
export class Contract {
  readonly document: Json
  readonly operations: ReadonlyMap<string, Operation>
  readonly webhooks: ReadonlyMap<string, Operation>
  readonly schemas: Schemas
  readonly #users = new Map<string, string[]>()

  constructor(document: Json) {
    this.document = document
    this.operations = this.#operationsOf(document.paths)
    this.webhooks = this.#operationsOf({ ...record(document.webhooks), ...record(document['x-webhooks']) })
    this.schemas = new Schemas(document, (reference) => this.at(pathOf(reference)))
    for (const { id, value } of [...this.operations.values(), ...this.webhooks.values()]) {
      for (const component of this.#reached(value)) {
        this.#users.set(component, [...(this.#users.get(component) ?? []), id])
      }
    }
  }

  get version(): string {
    return String(record(this.document.info).version)
  }

  /** The value at a pointer, following references on the way; undefined if there is none. */
  at(path: readonly string[]): unknown {
    return path.reduce<unknown>((value, key) => child(this.resolve(value), key), this.document)
  }

  resolve(value: unknown): unknown {
    const reference = record(value).$ref
    return typeof reference === 'string' ? this.resolve(this.at(pathOf(reference))) : value
  }

  /** A value with all references in it resolved, except recursive ones. */
  followed(value: unknown, open: readonly unknown[] = []): unknown {
    if (open.includes(value)) return value
    if (Array.isArray(value)) return value.map((item) => this.followed(item, [...open, value]))
    if (!isRecord(value)) return value
    if (typeof value.$ref === 'string') return this.followed(this.resolve(value), [...open, value])
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, this.followed(inner, [...open, value])]),
    )
  }

  /** The operations that use a component (`schemas/Product`), directly or indirectly. */
  usersOf(component: string): readonly string[] {
    return this.#users.get(component) ?? []
  }

  #operationsOf(paths: unknown): Map<string, Operation> {
    const found = entries(paths).flatMap(([path, item]) => {
      const members = record(this.resolve(item))
      return METHODS.flatMap((method) => {
        const value = members[method]
        if (!isRecord(value)) return []
        const id = String(value.operationId ?? `${method} ${path}`)
        const parameters = this.#parametersOf(path, [...list(members.parameters), ...list(value.parameters)])
        const shared = without(members, (key) => METHODS.includes(key))
        const callbacks = isRecord(value.callbacks) && { callbacks: this.#callbacksOf(value.callbacks) }
        return [{ id, method, path, value: { ...shared, ...value, parameters, ...callbacks } }]
      })
    })
    return new Map(found.map((operation) => [operation.id, operation]))
  }

  /** The callbacks that an operation makes the service send, by name, address and method. */
  #callbacksOf(callbacks: Json): Json {
    const found = entries(callbacks).flatMap(([name, callback]) =>
      [...this.#operationsOf(this.resolve(callback)).values()].map(({ path, method, value }) => [
        `${name} ${method} ${path}`,
        value,
      ]),
    )
    return Object.fromEntries(found)
  }

  /** The parameters of an operation follow those of its path, which they override. */
  #parametersOf(path: string, parameters: readonly unknown[]): Json {
    const places = [...path.matchAll(/\{([^}]*)\}/g)].map(([, name]) => name)
    const pairs = parameters.map((parameter) => {
      const { in: place, name } = record(this.resolve(parameter))
      if (place === 'path') return [`path ${places.indexOf(String(name))}`, parameter]
      return [`${place} ${place === 'header' ? String(name).toLowerCase() : name}`, parameter]
    })
    return Object.fromEntries(pairs)
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

/** The context of a comparison of two contracts. */
export interface Comparison {
  readonly base: Contract
  readonly revision: Contract
  /** The day of the comparison: operations past their sunset can be removed. */
  readonly today: Date
}

function child(value: unknown, key: string): unknown {
  return Array.isArray(value) ? value[Number(key)] : record(value)[key]
}
