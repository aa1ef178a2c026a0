import { type OperationDescription, operations } from '../../../generated/operations.ts'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { ResourceDescription } from '../../../generated/resources.ts'
import { isRecord } from '../../base/guards.ts'
import { suffices } from '../../identity/access/authorize.ts'
import { all, either } from '../../lists/sort.ts'
import { type Access, ownerOf } from '../../words/principal.ts'
import { equal } from './list.ts'
import type { Values } from './rows.ts'
import type { AnyRules } from './rules.ts'

/** Undefined for a client without credentials. */
export type Client = Access | undefined

/** Who sees which records of a resource, and who may change them. */
export class Audience {
  readonly #description: ResourceDescription
  readonly #rules: AnyRules

  constructor(description: ResourceDescription, rules: AnyRules) {
    this.#description = description
    this.#rules = rules
  }

  /** Whether a client is one of those who may create a record. */
  isWriter(client: Client): boolean {
    const { create } = this.#description.operations
    const security: OperationDescription['security'] = create ? operations[create].security : []
    return client !== undefined && security.some((requirement) => suffices(client, requirement))
  }

  /** Whether a client may ask a list for these values: readers may ask for those of readers. */
  mayAsk(query: Values, client: Client): boolean {
    const isShown = ([name, value]: [string, unknown]) =>
      [query[name] ?? value].flat().every((one) => one === value)
    return Object.entries(this.#rules.forReaders ?? {}).every(isShown) || this.isWriter(client)
  }

  /** What the fields of a record must be for it to exist for a client who does not own it. */
  visibleTo(client: Client): Values {
    const isOpen = this.#rules.owner === undefined || ownerOf(client) === undefined
    return isOpen && this.isWriter(client) ? {} : (this.#rules.forReaders ?? {})
  }

  /** Whether the client may change a record that exists for it. */
  isWritable(row: Values, client: Client): boolean {
    const owner = ownerOf(client)
    const named = row[this.#rules.owner ?? '']
    return owner === undefined || this.#rules.owner === undefined || (isRecord(named) && named.id === owner)
  }

  /**
   * What rows must be to exist for the client; undefined where all do. It belongs into the statement: the
   * time of an answer would show a row that is read first and hidden then.
   *
   * @param known what the rows are already known to be
   */
  existing(client: Client, known: Values = {}): Prisma.Sql | undefined {
    const description = this.#description
    const visible = Object.entries(this.visibleTo(client))
    const open = visible.filter(([name]) => !(name in known))
    const isHidden = visible.some(([name, value]) => name in known && known[name] !== value)
    if (open.length === 0 && !isHidden) return undefined
    const [owner, { owner: field }] = [ownerOf(client), this.#rules]
    const own = owner !== undefined && field ? equal(description, { [field]: owner }) : []
    const shown = isHidden ? [] : [all(equal(description, Object.fromEntries(open)))]
    return either([...shown, ...own])
  }
}
