import type { Postgres } from './postgres.ts'

interface Entry {
  /** Its creation was acknowledged, with this id. */
  id?: number
  /** Its change was acknowledged. */
  isChanged: boolean
}

/** The acknowledged writes that the database has lost, and those that it has more than once. */
export interface Audit {
  readonly lost: readonly string[]
  readonly doubled: readonly string[]
}

export const FIRST_PRICE = 1
export const CHANGED_PRICE = 2

/** Every write that clients requested, and its acknowledgement. Products are identified by name. */
export class Ledger {
  readonly #entries = new Map<string, Entry>()

  get acknowledged(): number {
    return [...this.#entries.values()].filter(({ id }) => id !== undefined).length
  }

  asked(name: string): void {
    this.#entries.set(name, { isChanged: false })
  }

  created(name: string, id: number): void {
    this.#entries.set(name, { id, isChanged: false })
  }

  changed(name: string): void {
    const entry = this.#entries.get(name)
    if (entry) entry.isChanged = true
  }

  /** Compares the ledger with the database itself. */
  async audit(postgres: Postgres): Promise<Audit> {
    const rows = await postgres.query<{ id: number; name: string; price: string }>(
      'SELECT id, name, price FROM products',
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    const seen = new Set<string>()
    const doubled = rows.filter(({ name }) => seen.size === seen.add(name).size)
    const lost = [...this.#entries].filter(([name, { id, isChanged }]) => {
      if (id === undefined) return false
      const row = byId.get(id)
      return row?.name !== name || (isChanged && Number(row.price) !== CHANGED_PRICE)
    })
    return { lost: lost.map(([name]) => name), doubled: doubled.map(({ name }) => name) }
  }
}
