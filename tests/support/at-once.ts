/**
 * Does several things at the same time. When one of them fails, the others are told that it is over, and are
 * waited for: none goes on in the tests that follow.
 */
export async function atOnce(works: readonly ((isOver: () => boolean) => Promise<void>)[]): Promise<void> {
  let isOver = false
  const running = works.map((work) => work(() => isOver))
  try {
    await Promise.all(running)
  } finally {
    isOver = true
    await Promise.allSettled(running)
  }
}
