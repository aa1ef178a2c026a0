/**
 * Repeats work, never two runs at once: one that takes longer than the interval delays the next.
 *
 * @param work handles its own failures: it must not reject
 * @param interval milliseconds
 * @returns ends the repetition, and waits for a run that is under way
 */
export function repeat(work: () => Promise<void>, interval: number): () => Promise<void> {
  let run: Promise<void> | undefined
  const timer = setInterval(() => {
    run ??= work().finally(() => {
      run = undefined
    })
  }, interval).unref()

  return async () => {
    clearInterval(timer)
    await run
  }
}
