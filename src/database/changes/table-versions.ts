import { type Table, tables } from '../../../generated/operations.ts'
import type { Changes } from './changes.ts'

/**
 * Counts the changes of each table, so that what was read of it can be told from what it is now: this process
 * counts its own changes before it acknowledges them, and those of others as the database tells them.
 */
export class TableVersions {
  readonly #counts = new Map<string, number>(tables.map((table) => [table, 0]))
  readonly #changes: Pick<Changes, 'areKnown' | 'areHeard'>

  constructor(changes: Omit<Changes, 'onChange' | 'close'>) {
    this.#changes = changes
    changes.onTable((table) => this.#count(table))
    changes.onGap(() => this.haveChanged(tables))
  }

  /** Whether the versions are those of a second ago or later; if not, nothing may be answered from memory. */
  areKnown(): boolean {
    return this.#changes.areKnown()
  }

  /** Whether changes of other processes arrived when that was tried last. */
  areHeard(): boolean {
    return this.#changes.areHeard()
  }

  /** The version of several tables together. It only grows, so each change makes it another one. */
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
