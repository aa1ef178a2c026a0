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

/** When rows were told for the first time, and how many were done by then: an import may go on half-way. */
interface Start {
  readonly at: number
  readonly done: number
}

type Terminal = NodeJS.WritableStream & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>

/** A bar on a terminal, and nothing anywhere else. */
export function progressOn(stream: Terminal): Progress {
  if (!stream.isTTY) return { showShare: () => {}, showRows: () => {}, end: () => {} }
  let last = Number.NEGATIVE_INFINITY
  let start: Start | undefined
  const show = (...parts: readonly string[]) => {
    const now = performance.now()
    if (now - last < FRAME) return
    last = now
    stream.write(
      `\r${parts
        .filter(Boolean)
        .join('  ')
        .slice(0, (stream.columns || 80) - 1)}\x1b[K`,
    )
  }
  return {
    showShare: (label, share) => show(label, bar(share)),
    showRows(label, done, total) {
      start ??= { at: performance.now(), done }
      const perSecond = speed(start, done)
      if (total === undefined) show(label, `${count(done)} rows`, rate(perSecond))
      else {
        const rows = `${count(done)} of ${count(total)} rows`
        show(label, bar(done / total), rows, rate(perSecond), timeLeft(total - done, perSecond))
      }
    },
    end: () => void stream.write('\r\x1b[K'),
  }
}

/** Rows a second; undefined as long as nothing can be said. */
function speed({ at, done: before }: Start, done: number): number | undefined {
  const seconds = (performance.now() - at) / 1000
  return seconds > 0 && done > before ? (done - before) / seconds : undefined
}

function rate(perSecond: number | undefined): string {
  return perSecond === undefined ? '' : `${count(Math.round(perSecond))} rows/s`
}

function timeLeft(rows: number, perSecond: number | undefined): string {
  if (perSecond === undefined) return ''
  const seconds = Math.ceil(rows / perSecond)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} left`
}

function bar(share: number): string {
  const full = Math.floor(share * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}  ${Math.floor(share * 100)} %`
}

/** 1234567 as `1,234,567`. */
export function count(number: number): string {
  return number.toLocaleString('en')
}
