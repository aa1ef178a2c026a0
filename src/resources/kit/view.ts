import type { Field, ResourceDescription } from '../../../generated/resources.ts'
import { listOf } from './list.ts'
import { recordMaker } from './record.ts'
import { sourceOf } from './rows.ts'

/** A selection of the fields of a resource: how they are read, listed and shown. */
export class View {
  readonly source: ReturnType<typeof sourceOf>
  readonly list: ReturnType<typeof listOf>
  readonly toRecord: ReturnType<typeof recordMaker>
  readonly #resource: ResourceDescription

  constructor(resource: ResourceDescription) {
    this.source = sourceOf(resource)
    this.list = listOf(resource)
    this.toRecord = recordMaker(resource)
    this.#resource = resource
  }

  /** Without the fields that only writers see: for other clients they are not even read. */
  forReaders(): View {
    return this.#with((_name, { isForWriters }) => !isForWriters)
  }

  /** The id and the named fields. */
  only(names: readonly string[]): View {
    return this.#with((name) => name === 'id' || names.includes(name))
  }

  #with(has: (name: string, field: Field) => boolean): View {
    const all = Object.entries(this.#resource.fields)
    const fields = all.filter(([name, field]) => has(name, field))
    return fields.length < all.length
      ? new View({ ...this.#resource, fields: Object.fromEntries(fields) })
      : this
  }
}
