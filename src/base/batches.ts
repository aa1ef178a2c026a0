/** Rows of one statement: others are served in between, and it ends in time. */
const BATCH_ROWS = 1_000

/**
 * Repeats a statement for a part of the rows, until it finds fewer.
 *
 * @param work takes the number of rows that it may have, and tells how many it had
 * @param signal ends it after the batch that is under way
 * @returns how many rows there were
 */
export async function inBatches(
  work: (rows: number) => Promise<number>,
  signal?: AbortSignal,
): Promise<number> {
  let total = 0
  for (let count = BATCH_ROWS; count === BATCH_ROWS && !signal?.aborted; total += count) {
    count = await work(BATCH_ROWS)
  }
  return total
}
