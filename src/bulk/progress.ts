const WIDTH = 16
/** Milliseconds between two frames. */
const FRAME = 100

type Terminal = NodeJS.WritableStream & Partial<Pick<NodeJS.WriteStream, 'isTTY' | 'columns'>>

/** Shows the progress of some work as a bar on a terminal; elsewhere, shows nothing. */
export class Progress {
  readonly #stream: Terminal
  #last = Number.NEGATIVE_INFINITY
  /** When rows were first shown, and how many were done by then: an import may resume half-way. */
  #start: { readonly at: number; readonly done: number } | undefined

  constructor(stream: Terminal) {
    this.#stream = stream
  }

  /** @param share from 0 to 1 */
  showShare(label: string, share: number): void {
    this.#show([label, bar(share)])
  }

  /** @param total undefined if unknown */
  showRows(label: string, done: number, total?: number): void {
    this.#start ??= { at: performance.now(), done }
    const seconds = (performance.now() - this.#start.at) / 1000
    const perSecond = seconds > 0 ? (done - this.#start.done) / seconds : 0
    const rows = total === undefined ? `${count(done)} rows` : `${count(done)} of ${count(total)} rows`
    const rate = perSecond && `${count(Math.round(perSecond))} rows/s`
    if (total === undefined) this.#show([label, rows, rate])
    else this.#show([label, bar(done / total), rows, rate, perSecond && timeLeft((total - done) / perSecond)])
  }

  /** Clears the line. */
  end(): void {
    if (this.#stream.isTTY) this.#stream.write('\r\x1b[K')
  }

  #show(parts: readonly (string | number | undefined)[]): void {
    const now = performance.now()
    if (!this.#stream.isTTY || now - this.#last < FRAME) return
    this.#last = now
    const line = parts.filter(Boolean).join('  ')
    this.#stream.write(`\r${line.slice(0, (this.#stream.columns || 80) - 1)}\x1b[K`)
  }
}

function timeLeft(seconds: number): string {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')} left`
}

function bar(share: number): string {
  const full = Math.floor(share * WIDTH)
  return `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}  ${Math.floor(share * 100)} %`
}

/** 1234567 as `1,234,567`. */
export function count(number: number): string {
  return number.toLocaleString('en')
}
