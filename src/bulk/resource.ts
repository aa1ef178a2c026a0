import { setImmediate as nextTurn } from 'node:timers/promises'
import { operations } from '../../generated/operations.ts'
import { Prisma } from '../../generated/prisma/client.ts'
import type { ResourceDescription } from '../../generated/resources.ts'
import type { ContentDefaults } from '../config/settings.ts'
import { selectIn } from '../database/select.ts'
import { changeOf, SYSTEM } from '../domain/change.ts'
import { ApiError, bodyError, refuse } from '../domain/errors.ts'
import { readRequestBody } from '../request/openapi/values.ts'
import { contentResources } from '../resources/content.ts'
import { checked } from '../resources/kit/check.ts'
import type { AnyResource } from '../resources/kit/definition.ts'
import { storedValues } from '../resources/kit/record.ts'
import { KEY_SHARE, keysOf, lackingReferences } from '../resources/kit/references.ts'
import { valuesOf } from '../resources/kit/refusals.ts'
import { findTaken, insertion, lockBatches, readAfter, type Values } from '../resources/kit/rows.ts'
import type { Columns } from './formats/csv.ts'
import type { SourceRow } from './formats/text.ts'
import { apart, type States, statesOf } from './states.ts'
import { type FindTaken, type NewRow, type Prepared, UniqueValues } from './unique.ts'
import { BY_OPERATOR, updateRows } from './update.ts'

/** Rows that are prepared before yielding to the event loop, which writes earlier rows meanwhile. */
const ROWS_PER_TURN = 20

type Connection = Prisma.TransactionClient

/** Reads and writes many records of a resource at once. */
export class BulkResource {
  /** `products`. */
  readonly name: string
  readonly columns: Columns
  readonly #resource: AnyResource
  /** Its `create` lists all columns of a file. */
  readonly #description: ResourceDescription
  readonly #states: States
  /** The unique fields. The first one identifies a row of a file. */
  readonly #unique: readonly string[]

  constructor(resource: AnyResource) {
    const { name, create, unique } = resource.description
    this.#resource = resource
    this.#states = statesOf(resource)
    this.name = name
    this.columns = { ...create, ...this.#states }
    this.#description = { ...resource.description, create: this.columns }
    this.#unique = Object.keys(unique).filter((field) => field in create)
  }

  /** Whether an import can create records: not those that come with a file. */
  get canImport(): boolean {
    const { create } = this.#resource.description.operations
    return create !== undefined && !operations[create].takesFile
  }

  /** Whether an import can update records: they have a unique field, and no rule concerns single updates. */
  get canUpdate(): boolean {
    const { beforeUpdate, beforeImport } = this.#resource.rules
    return this.#unique.length > 0 && !beforeUpdate && !beforeImport
  }

  /** At most `take` records after an id, ordered by id, with the fields that an import takes. */
  async read(db: Connection, afterId: number, take: number) {
    const rows = await readAfter(db, this.#description, afterId, take)
    return rows.map((row) => {
      const values: Values = { ...row, ...keysOf(this.#description, row) }
      const created = Object.keys(this.columns).map((name) => [name, values[name]])
      return { id: row.id, ...Object.fromEntries(created) }
    })
  }

  /** Sanitises and validates rows like requests, without access to the database. */
  async prepare(rows: readonly SourceRow[], now: Date, defaults: ContentDefaults) {
    const prepared: Prepared[] = []
    for (const row of rows) {
      if (prepared.length % ROWS_PER_TURN === 0) await nextTurn()
      prepared.push('errors' in row ? row : await this.#prepareRow(row.value, now, defaults))
    }
    return prepared
  }

  async #prepareRow(value: unknown, now: Date, defaults: ContentDefaults): Promise<Prepared> {
    const { description, rules } = this.#resource
    const { create } = description.operations
    if (!create) throw new Error(`${description.name} are not created`)
    const { states, others, errors } = apart(this.#states, value)
    try {
      const validate = async (row: unknown) => valuesOf(await readRequestBody(create, row))
      const { parent, body } = withoutParent(description, others)
      const row = await (rules.beforeImport?.(body, validate) ?? validate(body))
      const given = { ...parent, ...storedValues(description, row), ...states }
      if (errors.length > 0) return { errors }
      return { given, now, broken: this.#checked({ given, now }, defaults).errors }
    } catch (error) {
      if (error instanceof ApiError && error.errors) return { errors: [...error.errors, ...errors] }
      throw error
    }
  }

  /** What is written if the row creates a record. */
  #checked({ given, now }: Pick<NewRow, 'given' | 'now'>, defaults: ContentDefaults) {
    const all = { ...this.#resource.createdFields(given, defaults), ...given }
    return checked(this.#resource, all, { before: undefined, now })
  }

  /** The unique values of the valid rows, and which of them are free. */
  async uniqueOf(rows: readonly Prepared[], find: FindTaken): Promise<UniqueValues> {
    const unique = new UniqueValues(this.#unique)
    await unique.add(rows, this.#resource.rules.generated, find)
    return unique
  }

  #uniqueIn(db: Connection, rows: readonly Prepared[]): Promise<UniqueValues> {
    return this.uniqueOf(rows, (field, values) => this.find(db, field, values))
  }

  /** The values that are taken in a unique field. */
  find(db: Connection, field: string, values: readonly string[]): Promise<string[]> {
    return findTaken(db, this.#resource.description, field, values)
  }

  /** Refuses rows that refer to missing records. @param lock the lock to take on the referenced records */
  async referring(db: Connection, rows: readonly Prepared[], lock = Prisma.empty): Promise<Prepared[]> {
    const given = rows.flatMap((row) => ('given' in row ? [row.given] : []))
    const lacking = await lackingReferences(selectIn(db), this.#resource.description, given, { lock })
    return rows.map((row) => {
      const errors = 'given' in row ? lacking.get(row.given) : undefined
      return errors ? { errors } : row
    })
  }

  /** Stores rows. The transaction fails if a request takes one of their unique values meanwhile. */
  async write(db: Connection, all: readonly Prepared[], defaults: ContentDefaults, mayUpdate: boolean) {
    await lockBatches(db, [this.#description])
    const rows = await this.referring(db, all, KEY_SHARE)
    const unique = await this.#uniqueIn(db, rows)
    const created = [...unique.free].map(([row, values]) => this.#created(row, values, defaults))
    for (const alike of byColumns(created))
      await db.$queryRaw(insertion(this.#resource.description, alike, Prisma.sql`id`, BY_OPERATOR))
    const outcomeOf = (row: Prepared) => unique.outcomeOf(row, mayUpdate)
    const present = rows.flatMap((row) => ('given' in row && outcomeOf(row) === 'updated' ? [row] : []))
    const target = { resource: this.#resource, description: this.#description, key: this.#unique[0] ?? '' }
    const uniqueIn = (some: readonly NewRow[]) => this.#uniqueIn(db, some)
    const updated = present.length > 0 ? await updateRows(db, target, present, uniqueIn, unique) : undefined
    return rows.map((row) => updated?.get(row) ?? outcomeOf(row))
  }

  #created(row: NewRow, unique: Values, defaults: ContentDefaults): Values {
    const values = { ...this.#checked(row, defaults).values, ...unique }
    return this.#resource.newRow(values, changeOf(SYSTEM, this.#resource.action('create'), row.now))
  }
}

/** A row has the id of its parent, which a request has in its path. */
function withoutParent({ parent }: ResourceDescription, value: unknown) {
  if (!parent) return { parent: {}, body: value }
  const { [parent.field]: id, ...body } = valuesOf(value)
  if (!isId(id))
    refuse('validation_failed', {
      errors: [bodyError(parent.field, id === undefined ? 'required' : 'exists')],
    })
  return { parent: { [parent.field]: id }, body }
}

function isId(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31
}

/** Groups rows that set the same columns: a column that a statement names gets no default. */
function byColumns(rows: readonly Values[]): Iterable<readonly Values[]> {
  const groups = new Map<string, Values[]>()
  for (const row of rows) {
    const columns = Object.keys(row).sort().join()
    const alike = groups.get(columns)
    if (alike) alike.push(row)
    else groups.set(columns, [row])
  }
  return groups.values()
}

export const RESOURCES: readonly BulkResource[] = contentResources.map((one) => new BulkResource(one))

/** @returns undefined if there is no such resource */
export function resourceNamed(name: string): BulkResource | undefined {
  return RESOURCES.find((resource) => resource.name === name)
}

/** `posts or products`. */
export function oneOf(resources: readonly BulkResource[]): string {
  return new Intl.ListFormat('en', { type: 'disjunction' }).format(resources.map(({ name }) => name))
}
