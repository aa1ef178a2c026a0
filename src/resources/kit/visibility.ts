import { type OperationDescription, operations } from '../../../generated/operations.ts'
import { Prisma } from '../../../generated/prisma/client.ts'
import type { ResourceDescription } from '../../../generated/resources.ts'
import { isRecord } from '../../base/guards.ts'
import { type Access, ownerOf } from '../../domain/principal.ts'
import { suffices } from '../../identity/access/authorize.ts'
import { all, allIfAny, either } from '../../lists/sort.ts'
import { equal } from './list.ts'
import type { Values } from './rows.ts'
import type { AnyRules } from './rules.ts'

/** Undefined for a client without credentials. */
export type Client = Access | undefined

/** Whether a client may create records of a resource. */
export function isWriterOf({ operations: { create } }: ResourceDescription, client: Client): boolean {
  const security: OperationDescription['security'] = create ? operations[create].security : []
  return client !== undefined && security.some((requirement) => suffices(client, requirement))
}

/** Which records of a resource a client can see, and which it may change. */
export class Visibility {
  readonly #description: ResourceDescription
  readonly #rules: AnyRules
  readonly #parentCondition: (client: Client) => Prisma.Sql | undefined

  /** @param parentCondition gives the condition that the client can see the record that a row is below */
  constructor(
    description: ResourceDescription,
    rules: AnyRules,
    parentCondition: (client: Client) => Prisma.Sql | undefined,
  ) {
    this.#description = description
    this.#rules = rules
    this.#parentCondition = parentCondition
  }

  /** Whether the client may create records. */
  isWriter(client: Client): boolean {
    return isWriterOf(this.#description, client)
  }

  /** Whether a client may list records with these values: readers may list what is visible to them. */
  maySelect(query: Values, client: Client): boolean {
    const isVisible = ([name, value]: [string, unknown]) =>
      [query[name] ?? value].flat().every((one) => one === value)
    return Object.entries(this.#rules.visibleWhen ?? {}).every(isVisible) || this.isWriter(client)
  }

  /** The values that a record must have for a client to see it without owning it. */
  valuesFor(client: Client): Values {
    const isOpen = this.#rules.owner === undefined || ownerOf(client) === undefined
    return isOpen && this.isWriter(client) ? {} : (this.#rules.visibleWhen ?? {})
  }

  /** Whether the visibility of a row depends on its parent record. */
  dependsOnParent(client: Client): boolean {
    return this.#parentCondition(client) !== undefined
  }

  /** Whether the client may change a record that it can see. */
  isWritable(row: Values, client: Client): boolean {
    const owner = ownerOf(client)
    const named = row[this.#rules.owner ?? '']
    return owner === undefined || this.#rules.owner === undefined || (isRecord(named) && named.id === owner)
  }

  /**
   * The condition under which the client can see a row; undefined if it can see every row. It belongs in the
   * statement: if rows were read first and hidden afterwards, response times would reveal them.
   *
   * @param selected the values by which the statement already selects rows
   */
  condition(client: Client, selected: Values = {}): Prisma.Sql | undefined {
    const description = this.#description
    if (client?.kind === 'preview') {
      const isOfThis = client.resourceType === description.type
      return isOfThis ? Prisma.sql`${description.table}.id::text = ${client.resourceId}` : Prisma.sql`FALSE`
    }
    return allIfAny([this.#ownCondition(client, selected), this.#parentCondition(client)])
  }

  #ownCondition(client: Client, selected: Values): Prisma.Sql | undefined {
    const description = this.#description
    const needed = Object.entries(this.valuesFor(client))
    const open = needed.filter(([name]) => !(name in selected))
    const isHidden = needed.some(([name, value]) => name in selected && selected[name] !== value)
    if (open.length === 0 && !isHidden) return undefined
    const [owner, { owner: field }] = [ownerOf(client), this.#rules]
    const own = owner !== undefined && field ? equal(description, { [field]: owner }) : []
    const visible = isHidden ? [] : [all(equal(description, Object.fromEntries(open)))]
    return either([...visible, ...own])
  }
}
