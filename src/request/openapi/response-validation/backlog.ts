/** Milliseconds of work in one turn of the event loop, but for an item that takes longer by itself. */
const TURN_BUDGET = 1
const MAX_ITEMS = 1_000
/** UTF-16 units of all the texts that wait. */
const MAX_LENGTH = 4 * 1_048_576

/**
 * Work that can wait until requests are served, done a little at a time, in its own turns of the event loop.
 * The function that it returns takes an item, or returns `false` when there is no room for it.
 */
export function createBacklog<T extends { readonly body: string }>(work: (item: T) => void) {
  const waiting: T[] = []
  let length = 0
  let isScheduled = false

  function schedule(): void {
    if (isScheduled || waiting.length === 0) return
    isScheduled = true
    // must not keep the process alive
    setImmediate(takeTurn).unref()
  }

  function takeTurn(): void {
    isScheduled = false
    const end = performance.now() + TURN_BUDGET
    do {
      const item = waiting.shift()
      if (!item) return
      length -= item.body.length
      work(item)
    } while (performance.now() < end)
    schedule()
  }

  return (item: T): boolean => {
    if (waiting.length >= MAX_ITEMS || length + item.body.length > MAX_LENGTH) return false
    length += item.body.length
    waiting.push(item)
    schedule()
    return true
  }
}
