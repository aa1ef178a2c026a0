/** Milliseconds of work in one turn of the event loop, unless a single item takes longer. */
const TURN_BUDGET = 1
const MAX_ITEMS = 1_000
/** The maximum size of all waiting texts, in UTF-16 units. */
const MAX_LENGTH = 4 * 1_048_576

/**
 * Does work that can wait until requests are served, a little at a time, in separate turns of the event loop.
 * The returned function accepts an item, or returns `false` if there is no room for it.
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
