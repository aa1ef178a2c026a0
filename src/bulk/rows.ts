import { isDeepStrictEqual } from 'node:util'
import { Prisma } from '../../generated/prisma/client.ts'
import type { FieldError } from '../messages/messages.ts'
import { readRequestBody } from '../request/openapi/body.ts'
import { createdFields, storedValues } from '../resources/kit/record.ts'
import { type AnyResource, takenError } from '../resources/kit/resource.ts'
import {
  claimBy,
  findTaken,
  insertion,
  type Row,
  readBehind,
  update,
  type Values,
} from '../resources/kit/rows.ts'
import { changeOf, SYSTEM } from '../words/change.ts'
import { refuse } from '../words/errors.ts'
import type { Connection, Outcome, WriteOptions } from './outcomes.ts'

/** A row of a file that is valid. */
export interface NewRow {
  /** What the file gives, by the names of the contract. */
  readonly given: Values
  readonly now: Date
}

/** The rows of a resource by the hundred. */
export class BulkRows {
  readonly #resource: AnyResource
  /** The unique field that a row of a file is known by; undefined: rows have none. */
  readonly key: string | undefined
  /** All fields of which no two rows may have the same value. */
  readonly #unique: readonly string[]

  constructor(resource: AnyResource) {
    const { unique, create } = resource.description
    this.#resource = resource
    this.#unique = Object.keys(unique).filter((name) => name in create)
    this.key = this.#unique[0]
  }

  /** @throws ApiError for what breaks a rule of the contract or of the resource */
  async newRow(value: unknown, now: Date): Promise<NewRow> {
    const { description, rules } = this.#resource
    const { create } = description.operations
    if (!create) throw new Error(`${description.name} are not created`)
    const given = rules.imported
      ? await rules.imported(value, now, refuse)
      : await readRequestBody(create, value)
    return { given: storedValues(description, { ...given }), now }
  }

  /** The key that the file gives a row. */
  keyOf({ given }: NewRow): string | undefined {
    const key = this.key === undefined ? undefined : given[this.key]
    return typeof key === 'string' ? key : undefined
  }

  /** The error of a row whose key is taken. */
  get taken(): FieldError {
    return takenError(this.key ?? '')
  }

  findKeys(db: Connection, keys: readonly string[]): Promise<string[]> {
    return findTaken(db, this.#resource.description, this.key ?? '', keys)
  }

  read(db: Connection, afterId: number, take: number) {
    return readBehind(db, this.#resource.description, afterId, take)
  }

  async write(db: Connection, rows: readonly NewRow[], { update }: WriteOptions): Promise<Outcome[]> {
    const imported = await this.#insertFree(db, rows)
    const taken = rows.filter((row) => !imported.has(row))
    const updated = update && taken.length > 0 ? await this.#updateAll(db, taken) : new Map<NewRow, Outcome>()
    return rows.map((row) => updated.get(row) ?? (imported.has(row) ? 'imported' : { errors: [this.taken] }))
  }

  /** Keys that the service makes are tried as for single records. @returns the rows whose key was free */
  async #insertFree(db: Connection, rows: readonly NewRow[]): Promise<Set<NewRow>> {
    const { made } = this.#resource.rules
    const imported = new Set<NewRow>()
    let open = rows
    for (let attempt = 0; attempt < (made?.attempts ?? 1) && open.length > 0; attempt++) {
      const tried = open.map((row) => ({ row, values: this.#valuesOf(row, attempt) }))
      const created = await this.#insert(
        db,
        tried.map(({ values }) => values),
      )
      for (const { row, values } of tried) {
        const isFree = this.#unique.every((name) => (values[name] ?? null) === null)
        // of several rows with the same values, the first is the one that was created
        if (isFree || created.delete(this.#uniqueOf(values))) imported.add(row)
      }
      open = open.filter((row) => !imported.has(row) && this.keyOf(row) === undefined)
    }
    return imported
  }

  #valuesOf({ given, now }: NewRow, attempt: number): Values {
    const { description, rules } = this.#resource
    const values = { ...createdFields(description, given), ...given }
    const { made } = rules
    const key = made && values[made.field] === undefined ? { [made.field]: made.of(values, attempt) } : {}
    return this.#resource.newRow({ ...values, ...key }, this.#change('create', now))
  }

  /** Stores the rows whose unique values are free. @returns these values of each */
  async #insert(db: Connection, rows: readonly Values[]): Promise<Set<string>> {
    const { description } = this.#resource
    const read = ['id', ...this.#unique].flatMap((name) => description.fields[name]?.read ?? [])
    const created = await db.$queryRaw<Values[]>(
      insertion(description, rows, Prisma.join(read), undefined, Prisma.sql`ON CONFLICT DO NOTHING`),
    )
    return new Set(created.map((row) => this.#uniqueOf(row)))
  }

  #uniqueOf(values: Values): string {
    return JSON.stringify(this.#unique.map((name) => values[name] ?? null))
  }

  /** Each row changes what the row before it has left, because a file may have several rows with one key. */
  async #updateAll(db: Connection, rows: readonly NewRow[]): Promise<ReadonlyMap<NewRow, Outcome>> {
    const keys = [...new Set(rows.flatMap((row) => this.keyOf(row) ?? []))]
    const claimed = await claimBy(db, this.#resource.description, this.key ?? '', keys)
    const present = new Map<unknown, Row>(claimed.map((row) => [row[this.key ?? ''], row]))
    const outcomes = new Map<NewRow, Outcome>()
    const changes = new Map<unknown, (Values & { readonly id: unknown })[]>()
    for (const row of rows) {
      const before = present.get(this.keyOf(row))
      // deleted in between: the key is free for the next import
      if (!before) outcomes.set(row, { errors: [this.taken] })
      else if (isSame(before, row.given)) outcomes.set(row, 'skipped')
      else {
        const after = { ...before, ...row.given }
        present.set(this.keyOf(row), after)
        const values = createdFields(this.#resource.description, after)
        const change = this.#resource.changedRow(before, values, this.#change('update', row.now))
        changes.set(before.id, [...(changes.get(before.id) ?? []), { ...change, id: before.id }])
        outcomes.set(row, 'updated')
      }
    }
    await this.#storeChanges(db, [...changes.values()])
    return outcomes
  }

  /** One statement changes a row only once, so a second change of it goes with a second statement. */
  async #storeChanges(
    db: Connection,
    changes: readonly (readonly (Values & { readonly id: unknown })[])[],
  ): Promise<void> {
    for (let round = 0; ; round++) {
      const rows = changes.flatMap((ofOne) => ofOne[round] ?? [])
      if (rows.length === 0) return
      await db.$queryRaw(update(this.#resource.description, rows, Prisma.sql`version`))
    }
  }

  #change(verb: string, now: Date) {
    return changeOf(SYSTEM, this.#resource.action(verb), now)
  }
}

/** Whether a row has all that a file gives. */
function isSame(row: Row, given: Values): boolean {
  return Object.entries(given).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(row[name], value),
  )
}
