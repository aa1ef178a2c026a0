import type { ResourceDescription } from '../../../generated/resources.ts'
import type { UntypedRequest } from '../../request/boundary.ts'
import type { AnyResult } from '../../request/response.ts'
import type { Action, Change } from '../../words/change.ts'
import { conditionsOf, listOf } from './list.ts'
import { recordMaker, searchOf, stampOf, storedValues } from './record.ts'
import { referringTo } from './references.ts'
import { type Row, sourceOf, type Values } from './rows.ts'
import type { AnyRules } from './rules.ts'

/** All that are defined, by their tables. */
const defined = new Map<string, AnyResource>()

/** A resource: what the contract and the Prisma schema know of it, its rules, and what follows from both. */
export class AnyResource {
  readonly description: ResourceDescription
  readonly rules: AnyRules
  readonly source: ReturnType<typeof sourceOf>
  readonly toRecord: (row: Values) => Values
  readonly #list: ReturnType<typeof listOf>

  constructor(description: ResourceDescription, rules: AnyRules) {
    this.description = description
    this.rules = rules
    this.source = sourceOf(description)
    this.toRecord = recordMaker(description)
    this.#list = listOf(description)
    defined.set(description.name, this)
  }

  /** All that an INSERT writes of a new row. */
  newRow(values: Values, change: Change): Values {
    return { ...this.changedRow({}, values, change), createdAt: change.at }
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
    return { data: this.toRecord(row) }
  }

  async read(find: UntypedRequest['find'], id: number | string): Promise<AnyResult | undefined> {
    const row = await find<Row>(this.source, id)
    return row && this.resultOf(row)
  }

  /** The rows that a query asks for, without the further conditions of the resource. */
  listFor(query: Values) {
    const { defaults } = this.rules
    return {
      ...this.#list,
      conditions: conditionsOf(this.description, { ...defaults, ...query }),
      defaults: { ...this.#list.defaults, ...defaults },
    }
  }

  /** Whether a record exists for the client. */
  isVisible(row: Values, client: unknown): boolean {
    return Object.entries(this.rules.visible?.(client) ?? {}).every(([name, value]) => row[name] === value)
  }

  /** As a client writes it, who can refer only to what it may see. */
  writtenBy(client: unknown): ResourceDescription {
    return referringTo(this.description, (table) => defined.get(table)?.rules.visible?.(client) ?? {})
  }
}
