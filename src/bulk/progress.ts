const WIDTH = 16
/** Milliseconds between two frames. */
const FRAME = 100

/** Shows how far some work is. */
export interface Progress {
  /** @param share from 0 to 1 */
  showShare(label: string, share: number): void
  /** @param total undefined where it is not known */
  showRows(label: string, done: number, total?: number): void
  /** Clears the line. */
  end(): void
}

/** A bar on a terminal, and nothing anywhere else. */
export function progressOn(stream: NodeJS.WriteStream): Progress {
  if (!stream.isTTY) return { showShare: () => {}, showRows: () => {}, end: () => {} }
  let last = Number.NEGATIVE_INFINITY
  const show = (...parts: readonly string[]) => {
    const now = performance.now()
    if (now - last < FRAME) return
    last = now
    stream.write(`\r${parts.join('  ').slice(0, (stream.columns || 80) - 1)}\x1b[K`)
  }
  return {
    showShare: (label, share) => show(label, bar(share)),
    showRows(label, done, total) {
      if (total === undefined) show(label, `${count(done)} rows`)
      else show(label, bar(done / total), `${count(done)} of ${count(total)} rows`)
    },
    end: () => void stream.write('\r\x1b[K'),
  }
}

function bar(share: number): string {
  const full = Math.floor(share * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}  ${Math.floor(share * 100)} %`
}

/** 1234567 as `1,234,567`. */
export function count(number: number): string {
  return number.toLocaleString('en')
}
