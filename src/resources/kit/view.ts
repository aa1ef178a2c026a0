import type { ResourceDescription } from '../../../generated/resources.ts'
import { listOf } from './list.ts'
import { recordMaker } from './record.ts'
import { sourceOf } from './rows.ts'

/** What is read of the rows of a resource, and the records that are made of them. */
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

  /** Without the fields that are for those who may write: for others they are not even read. */
  forReaders(): View {
    const fields = Object.entries(this.#resource.fields)
    const shown = fields.filter(([, { isForWriters }]) => !isForWriters)
    return shown.length < fields.length
      ? new View({ ...this.#resource, fields: Object.fromEntries(shown) })
      : this
  }
}
