/** Lines that differ, with one equal line before and after them. */
interface Hunk {
  readonly was: readonly string[]
  readonly now: readonly string[]
}

/**
 * Applies the differences between two versions to a file: all of them if it was not edited; otherwise, those
 * whose lines still exist.
 */
export function textWith(current: string, was: string, now: string): string {
  if (current === was) return now
  return hunksOf(was.split('\n'), now.split('\n')).reduce((text, hunk) => {
    const [from, to] = [hunk.was, hunk.now].map((lines) => `\n${lines.join('\n')}\n`)
    const parts = `\n${text}\n`.split(from ?? '')
    return parts.length === 2 ? parts.join(to).slice(1, -1) : text
  }, current)
}

function hunksOf(was: readonly string[], now: readonly string[]): Hunk[] {
  const common = commonLines(was, now)
  const ends = [...common, [was.length, now.length] as const]
  let [from, to] = [-1, -1]
  return ends.flatMap(([left, right]) => {
    const [start, begin] = [Math.max(from, 0), Math.max(to, 0)]
    const isSame = left === from + 1 && right === to + 1
    ;[from, to] = [left, right]
    return isSame ? [] : [{ was: was.slice(start, left + 1), now: now.slice(begin, right + 1) }]
  })
}

/** The positions of the longest common subsequence of two lists of lines. */
function commonLines(left: readonly string[], right: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: left.length + 1 }, () => new Uint32Array(right.length + 1))
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0
  for (let row = left.length - 1; row >= 0; row--) {
    const line = lengths[row]
    for (let column = right.length - 1; line && column >= 0; column--)
      line[column] =
        left[row] === right[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1))
  }
  const pairs: (readonly [number, number])[] = []
  for (let row = 0, column = 0; row < left.length && column < right.length; ) {
    if (left[row] === right[column]) pairs.push([row++, column++])
    else if (at(row + 1, column) >= at(row, column + 1)) row++
    else column++
  }
  return pairs
}
