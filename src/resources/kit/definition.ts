import { operations } from '../../../generated/operations.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { ResourceDescription } from '../../../generated/resources.ts'
import type { ContentDefaults } from '../../config/settings.ts'
import type { Select } from '../../database/select.ts'
import type { Action, Change } from '../../domain/change.ts'
import { findRow } from '../../lists/rows.ts'
import { all, allIfAny, parseSort, RELEVANCE } from '../../lists/sort.ts'
import type { AnyResult } from '../../request/response.ts'
import { branchesOf, conditionsOf, equal, fieldsIn } from './list.ts'
import { createdFields, searchOf, stampOf } from './record.ts'
import type { Row, Values } from './rows.ts'
import type { AnyRules } from './rules.ts'
import { View } from './view.ts'
import { type Client, Visibility } from './visibility.ts'

/** All defined resources, keyed by table. */
const defined = new Map<string, AnyResource>()

/** A resource: its description from the contract and the Prisma schema, and its rules. */
export class AnyResource {
  readonly description: ResourceDescription
  readonly rules: AnyRules
  /** All fields of a record. */
  readonly whole: View
  readonly views: readonly View[]
  readonly visibility: Visibility
  readonly #public: View

  constructor(description: ResourceDescription, rules: AnyRules) {
    this.description = description
    this.rules = rules
    this.whole = new View(description, rules.computed)
    this.#public = this.whole.forReaders()
    this.visibility = new Visibility(description, rules, (client) => this.#parentCondition(client))
    this.views = [...new Set([this.whole, this.#public])]
  }

  /** The parent resource of its lists. */
  get parent(): AnyResource | undefined {
    const { parent } = this.description
    return parent && definedAt(parent.to)
  }

  /** The resources whose records are deleted together with one of these. */
  get below(): readonly AnyResource[] {
    const isBelow = ({ parent }: ResourceDescription) =>
      parent?.isCascade === true && parent.to === this.description.name
    return [...defined.values()].filter(({ description }) => description.hasVersion && isBelow(description))
  }

  #parentCondition(client: Client): Prisma.Sql | undefined {
    const { parent } = this.description
    const { description, visibility } = this.parent ?? {}
    const condition = visibility?.condition(client)
    if (!parent || !description || !condition) return undefined
    const isParent = Prisma.sql`${description.table}.id = ${parent.column}`
    return Prisma.sql`EXISTS (SELECT FROM ${description.table} WHERE ${all([isParent, condition])})`
  }

  /** The fields of a body that a create stores; omitted fields get a default, or are empty. */
  createdFields(body: Values, defaults: ContentDefaults): Values {
    return { ...this.rules.createDefaults?.(defaults), ...createdFields(this.description, body) }
  }

  /** The values that an INSERT writes. */
  newRow(values: Values, change: Change): Values {
    const row = this.changedRow({}, values, change)
    return { ...row, createdAt: row.updatedAt, createdById: row.updatedById }
  }

  /** The values that an UPDATE writes. */
  changedRow(before: Values, values: Values, change: Change): Values {
    const words = searchOf(this.description, this.rules.search ?? [], { ...before, ...values })
    return { ...values, ...words, ...stampOf(change) }
  }

  /** The name of an action in the audit trail. */
  action(verb: string): Action {
    const { type, name } = this.description
    if (!type) throw new Error(`the audit trail does not know ${name}`)
    return `${type}.${verb}`
  }

  /** The path of a record; undefined if single records cannot be read. */
  pathOf(id: number | string): string | undefined {
    const { find } = this.description.operations
    return find && operations[find].path.replace(/\{\w+\}$/, encodeURIComponent(id))
  }

  /** The result for one record, which depends on its row alone. */
  resultOf(row: Row): AnyResult {
    return { data: this.whole.toRecord(row), made: this.whole.madeOf(row) }
  }

  async read(select: Select, id: number | string): Promise<AnyResult | undefined> {
    const row = await findRow<Row>(select, this.whole.source, id)
    return row && this.resultOf(row)
  }

  /** The rows that a query asks for and that the client can see, without the conditions of `listWhere`. */
  listFor(query: Values, client: Client, needed: readonly string[] = []) {
    const { rules, description } = this
    const asked = { ...rules.listDefaults, ...rules.visibleWhen, ...query }
    const { sort = '' } = { ...this.whole.list.defaults, ...asked }
    const sorted = parseSort(String(sort)).name
    // a search ranks the newest matches
    const name = sorted === RELEVANCE ? description.key : sorted
    const view = this.viewFor(client, query, [name, ...needed])
    const { list } = view
    return {
      ...list,
      toRecord: (row: Row) => ({ ...view.toRecord(row), ...view.madeOf(row) }),
      ...conditionsOf(description, asked, name),
      branches: branchesOf(description, asked).map((row) =>
        allIfAny([...equal(description, row), this.visibility.condition(client, row)]),
      ),
      defaults: { ...list.defaults, ...rules.listDefaults },
    }
  }

  /** The fields to read for a client: all that it may read, or the requested and the `needed` ones. */
  viewFor(client: Client, query: Values, needed: readonly string[] = []): View {
    const view = this.visibility.isWriter(client) ? this.whole : this.#public
    const asked = fieldsIn(query)
    return asked ? view.only([...asked, ...needed]) : view
  }
}

/** Makes a resource known to those that refer to it. */
export function register(resource: AnyResource): void {
  const { name } = resource.description
  if (defined.has(name)) throw new Error(`${name} are defined twice`)
  defined.set(name, resource)
}

function definedAt(table: string): AnyResource {
  const found = defined.get(table)
  if (!found) throw new Error(`no resource is defined for ${table}`)
  return found
}

/**
 * Gives, for each table, the condition under which the client can see a row and refer to it; undefined if
 * that is every row.
 */
export function visibleTo(client: Client): (table: string) => Prisma.Sql | undefined {
  return (table) => {
    const found = defined.get(table)
    if (!found) return undefined
    const { description, rules, visibility } = found
    return allIfAny([...equal(description, rules.referableWhen ?? {}), visibility.condition(client)])
  }
}
