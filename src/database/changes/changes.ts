import { type Table, tables } from '../../../generated/operations.ts'

export interface ChangeObserver {
  onChange?(table: string, id: string): void
  /** For what depends on all rows of a table: some of them have changed, or come or gone. */
  onTable?(table: string): void
  /** Changes may have been missed: what was remembered until now is worth nothing. */
  onGap(): void
}

/** The changes that other processes commit, for everything that is answered from memory. */
export interface Changes {
  /** Whether every change committed up to a second ago is known here. If not, memory must not answer. */
  areKnown(): boolean
  /** Whether changes are read, for the operator: readings that succeed now and then do not count. */
  areRead(): boolean
  observe(observer: ChangeObserver): void
  close(): Promise<void>
}

/** Of a process that has its database alone: it knows its own changes, and there are no others. */
export const ownChangesOnly: Changes = {
  areKnown: () => true,
  areRead: () => true,
  observe: () => {},
  close: async () => {},
}

/**
 * Counts the changes of each table, which shows whether what was read of it is still current. This process
 * counts its own changes before it acknowledges them, and those of others as the database announces them.
 */
export class TableVersions {
  readonly areKnown: Changes['areKnown']
  readonly areRead: Changes['areRead']
  readonly #counts = new Map<string, number>(tables.map((table) => [table, 0]))

  constructor(changes: Omit<Changes, 'close'>) {
    this.areKnown = changes.areKnown
    this.areRead = changes.areRead
    changes.observe({ onTable: (table) => this.#count(table), onGap: () => this.haveChanged(tables) })
  }

  /** The version of several tables together. It only grows, so each change gives another one. */
  of(some: readonly Table[]): number {
    let version = 0
    for (const table of some) version += this.#counts.get(table) ?? 0
    return version
  }

  haveChanged(some: readonly Table[]): void {
    for (const table of some) this.#count(table)
  }

  #count(table: string): void {
    const count = this.#counts.get(table)
    if (count !== undefined) this.#counts.set(table, count + 1)
  }
}
