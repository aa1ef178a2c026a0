import { type Table, tables } from '../../../generated/operations.ts'

export interface ChangeObserver {
  onChange?(table: string, id: string): void
  /** For what depends on all rows of a table: rows were added, changed or deleted. */
  onTable?(table: string): void
  /** Changes may have been missed: everything that is cached must be dropped. */
  onGap(): void
}

/** The changes that other processes commit, for everything that is cached. */
export interface Changes {
  /** Whether all changes up to a second ago are known. If not, caches must not be used. */
  areKnown(): boolean
  /** Whether changes are read reliably, for the operator: occasional successes do not count. */
  areRead(): boolean
  observe(observer: ChangeObserver): void
  close(): Promise<void>
}

/** For a short-lived program, which caches nothing for long. */
export const ownChangesOnly: Changes = {
  areKnown: () => true,
  areRead: () => true,
  observe: () => {},
  close: async () => {},
}

/**
 * Counts the changes of each table, which shows whether cached data is still current. This process counts its
 * own changes before it acknowledges them, and the changes of others when the database announces them.
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

  /** The combined version of several tables. It only grows, so every change leads to a different version. */
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
