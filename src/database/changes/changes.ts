/** Is told the table and the id of a row that has changed. */
export type ChangeListener = (table: string, id: string) => void

/**
 * What the triggers of the database tell of changes that other processes commit, for all that is answered
 * from memory.
 */
export interface Changes {
  /**
   * Whether every change that was committed up to a second ago is known here. If not, memory must not answer.
   */
  areKnown(): boolean
  /** Whether changes are read, for the operator: readings that succeed now and then do not count. */
  areHeard(): boolean
  onChange(listener: ChangeListener): void
  /** Is told a table of which rows have changed, or come or gone, for what depends on all of its rows. */
  onTable(listener: (table: string) => void): void
  /** Changes may have been missed: what was remembered until now is worth nothing. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** Of a process that has its database alone: it knows its own changes, and there are no others. */
export const ownChangesOnly: Changes = {
  areKnown: () => true,
  areHeard: () => true,
  onChange: () => {},
  onTable: () => {},
  onGap: () => {},
  close: async () => {},
}
