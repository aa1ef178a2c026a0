/**
 * Repeats work, never two runs at once: one that takes longer than the interval delays the next.
 *
 * @param work handles its own failures: it must not reject
 * @param interval milliseconds
 * @param first milliseconds until the first run
 * @returns ends the repetition, and waits for a run that is under way
 */
export function repeat(work: () => Promise<void>, interval: number, first = interval): () => Promise<void> {
  let run: Promise<void> | undefined
  let timer = setTimeout(() => {
    timer = setInterval(start, interval).unref()
    start()
  }, first).unref()

  function start(): void {
    run ??= work().finally(() => {
      run = undefined
    })
  }

  return async () => {
    // ends timeouts too
    clearInterval(timer)
    await run
  }
}
