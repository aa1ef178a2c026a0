import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Field, ResourceDescription } from '../../../generated/resources.ts'
import { listOf } from './list.ts'
import { recordMaker } from './record.ts'
import { type Row, sourceOf, type Values } from './rows.ts'

/** Expressions of fields without a column. */
export type Computed = Readonly<Partial<Record<string, Prisma.Sql>>>

/** A selection of the fields of a resource: how they are read, listed and shown. */
export class View {
  readonly source: ReturnType<typeof sourceOf>
  readonly list: ReturnType<typeof listOf>
  readonly toRecord: ReturnType<typeof recordMaker>
  readonly #resource: ResourceDescription
  readonly #computed: Computed

  constructor(resource: ResourceDescription, computed: Computed = {}) {
    this.source = sourceOf(resource, computed)
    this.list = { ...listOf(resource), ...this.source }
    this.toRecord = recordMaker(resource)
    this.#resource = resource
    this.#computed = computed
  }

  /** The computed fields of a row; undefined if there are none. */
  madeOf(row: Row): Values | undefined {
    const names = Object.keys(this.#computed)
    return names.length > 0 ? Object.fromEntries(names.map((name) => [name, row[name]])) : undefined
  }

  /** Without the fields that only writers see, which are not even read for other clients. */
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
      ? new View({ ...this.#resource, fields: Object.fromEntries(fields) }, this.#computed)
      : this
  }
}
