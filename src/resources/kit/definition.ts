import { type OperationDescription, operations } from '../../../generated/operations.ts'
import type { ResourceDescription } from '../../../generated/resources.ts'
import type { ContentDefaults } from '../../config/settings.ts'
import { suffices } from '../../identity/access/authorize.ts'
import { parseSort } from '../../lists/sort.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { AnyResult } from '../../request/response.ts'
import type { Action, Change } from '../../words/change.ts'
import type { Access } from '../../words/principal.ts'
import { conditionsOf, fieldsIn } from './list.ts'
import { createdFields, searchOf, stampOf, storedValues } from './record.ts'
import { referringTo } from './references.ts'
import type { Row, Values } from './rows.ts'
import type { AnyRules } from './rules.ts'
import { View } from './view.ts'

/** All that are defined, by their tables. */
const defined = new Map<string, AnyResource>()

/** A resource: what the contract and the Prisma schema know of it, its rules, and what follows from both. */
export class AnyResource {
  readonly description: ResourceDescription
  readonly rules: AnyRules
  /** All that there is of a record. */
  readonly whole: View
  readonly views: readonly View[]
  readonly #public: View

  constructor(description: ResourceDescription, rules: AnyRules) {
    this.description = description
    this.rules = rules
    this.whole = new View(description)
    this.#public = this.whole.forReaders()
    this.views = [this.whole, this.#public]
    defined.set(description.name, this)
  }

  /** The fields of a body that a create stores; those that it leaves out have a default, or are empty. */
  createdFields(body: Values, defaults: ContentDefaults): Values {
    return { ...this.rules.absent?.(defaults), ...createdFields(this.description, body) }
  }

  /** All that an INSERT writes of a new row. */
  newRow(values: Values, change: Change): Values {
    const row = this.changedRow({}, values, change)
    return { ...row, createdAt: row.updatedAt, createdById: row.updatedById }
  }

  /** All that an UPDATE writes of a row. */
  changedRow(before: Values, values: Values, change: Change): Values {
    const words = searchOf(this.description, this.rules.search ?? [], { ...before, ...values })
    return { ...storedValues(this.description, values), ...words, ...stampOf(change) }
  }

  /** How the audit trail calls what is done to a record. */
  action(verb: string): Action {
    const { type, name } = this.description
    if (!type) throw new Error(`the audit trail does not know ${name}`)
    return `${type}.${verb}`
  }

  /** The answer that has one record: it is made of the row alone. */
  resultOf(row: Values): AnyResult {
    return { data: this.whole.toRecord(row) }
  }

  async read(find: UntypedRequest['find'], id: number | string): Promise<AnyResult | undefined> {
    const row = await find<Row>(this.whole.source, id)
    return row && this.resultOf(row)
  }

  /** The rows that a query asks for, without the further conditions of the resource. */
  listFor(query: Values, client: Access | undefined) {
    const { defaults, forReaders } = this.rules
    const { sort = '' } = { ...this.whole.list.defaults, ...defaults, ...query }
    const { list, toRecord } = this.viewFor(client, query, [parseSort(String(sort)).name])
    return {
      ...list,
      toRecord,
      conditions: conditionsOf(this.description, { ...defaults, ...forReaders, ...query }),
      defaults: { ...list.defaults, ...defaults },
    }
  }

  /** What a client reads of a record: all that it may, or the fields that a query asks for and those `needed`. */
  viewFor(client: Access | undefined, query: Values, needed: readonly string[]): View {
    const view = this.#isWrittenBy(client) ? this.whole : this.#public
    const asked = fieldsIn(query)
    return asked ? view.only([...asked, ...needed]) : view
  }

  /** Whether records with these values exist for the client. */
  isVisible(values: Values, client: Access | undefined): boolean {
    return Object.entries(this.visibleTo(client)).every(([name, value]) => values[name] === value)
  }

  /** As a client writes it, who can refer only to what it may see. */
  writtenBy(client: Access | undefined): ResourceDescription {
    return referringTo(this.description, (table) => defined.get(table)?.visibleTo(client) ?? {})
  }

  /** What the fields of a record must be for it to exist for a client. */
  visibleTo(client: Access | undefined): Values {
    return this.#isWrittenBy(client) ? {} : (this.rules.forReaders ?? {})
  }

  #isWrittenBy(client: Access | undefined): boolean {
    const { create } = this.description.operations
    const { security }: Pick<OperationDescription, 'security'> = create
      ? operations[create]
      : { security: [] }
    return client !== undefined && security.some((requirement) => suffices(client, requirement))
  }
}
