/**
 * Runs several things concurrently. When one fails, the others are told to stop and are awaited, so that none
 * continues into the following tests.
 */
export async function runConcurrently(
  works: readonly ((isOver: () => boolean) => Promise<void>)[],
): Promise<void> {
  let isOver = false
  const running = works.map((work) => work(() => isOver))
  try {
    await Promise.all(running)
  } finally {
    isOver = true
    await Promise.allSettled(running)
  }
}
