import { bodyError } from '../domain/errors.ts'
import type { FieldError } from '../messages/messages.ts'
import type { Values } from '../resources/kit/rows.ts'
import type { AnyRules } from '../resources/kit/rules.ts'
import type { Outcome } from './report.ts'

export interface NewRow {
  /** The values in the file, keyed by the names of the contract. */
  readonly given: Values
  readonly now: Date
  /** The rules that the record would break if the row created it. */
  readonly broken: readonly FieldError[]
}

export type Prepared = NewRow | Exclude<Outcome, string>

/** Finds the values that are taken in a unique field. */
export type FindTaken = (field: string, values: readonly string[]) => Promise<readonly string[]>

/** The unique values of the rows of a file: free, or taken by a record or an earlier row. */
export class UniqueValues {
  /** The rows whose values are free, and these values. */
  readonly free = new Map<NewRow, Values>()
  readonly #taken = new Map<NewRow, readonly string[]>()
  readonly #fields: readonly string[]
  /** Taken values, keyed by field. */
  readonly #known: ReadonlyMap<string, Set<unknown>>

  /** @param fields the first one identifies a row */
  constructor(fields: readonly string[]) {
    this.#fields = fields
    this.#known = new Map(fields.map((field) => [field, new Set()]))
  }

  /** Values that the service generates are tried as for single records. */
  async add(rows: readonly Prepared[], generated: AnyRules['generated'], find: FindTaken): Promise<void> {
    const { field: generatedField = '', attempts = 1 } = generated ?? {}
    let open = rows.filter((row) => 'given' in row)
    for (let attempt = 0; attempt < attempts && open.length > 0; attempt++) {
      const tried = await Promise.all(
        open.map(async ({ given }) =>
          generated && given[generatedField] === undefined
            ? { ...given, [generatedField]: await generated.value(given, attempt) }
            : given,
        ),
      )
      await this.#learn(tried, find)
      open = open.filter((row, index) => {
        const values = tried[index] ?? {}
        const taken = this.#fields.filter((field) => this.#known.get(field)?.has(values[field]))
        this.#taken.set(row, taken)
        if (taken.length === 0 && row.broken.length === 0) {
          this.free.set(row, Object.fromEntries(this.#fields.map((field) => [field, values[field]])))
          for (const field of this.#fields) this.#add(field, values[field])
        }
        return taken.length === 1 && taken[0] === generatedField && row.given[generatedField] === undefined
      })
    }
  }

  /** The outcome of a row, as far as its unique values decide it. */
  outcomeOf(row: Prepared, mayUpdate: boolean): Outcome {
    if ('errors' in row) return row
    const taken = this.#taken.get(row) ?? []
    if (mayUpdate && taken.length > 0 && taken[0] === this.#fields[0]) return 'updated'
    const errors = [...row.broken, ...taken.map((field) => bodyError(field, 'unique'))]
    return errors.length > 0 ? { errors } : 'imported'
  }

  /** Gives a record the values of a row, unless any is taken. @returns the fields whose values are taken */
  change(before: Values, given: Values): readonly string[] {
    const changed = this.#fields.filter(
      (field) => given[field] !== undefined && given[field] !== before[field],
    )
    const taken = changed.filter((field) => this.#known.get(field)?.has(given[field]))
    if (taken.length > 0) return taken
    for (const field of changed) {
      this.#known.get(field)?.delete(before[field])
      this.#add(field, given[field])
    }
    return []
  }

  #add(field: string, value: unknown): void {
    if (typeof value === 'string') this.#known.get(field)?.add(value)
  }

  async #learn(rows: readonly Values[], find: FindTaken): Promise<void> {
    for (const field of this.#fields) {
      const values = [...new Set(rows.map((row) => row[field]))].filter((value) => typeof value === 'string')
      for (const value of values.length > 0 ? await find(field, values) : []) this.#add(field, value)
    }
  }
}
