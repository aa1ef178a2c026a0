import type { Result } from './measure.ts'

const COLUMNS = ['', 'req/s', 'reference', 'ratio', 'range', 'µs CPU', 'reference', 'ratio']
const WIDTHS = [34, 9, 11, 7, 13, 9, 11, 7]

/** The first line says what a ratio is of. */
export function printHeading(name: string, title: string): void {
  console.log(`\n${name}: ${title}`)
  printRow(COLUMNS)
}

/**
 * Ratios above 1 are in favour of the subject, in answers per second as well as in processor time for one
 * answer.
 */
export function printResult({ name, subject, reference, speedRatio, cpuRatio, range }: Result): void {
  printRow([
    name,
    subject.speed.toFixed(0),
    reference.speed.toFixed(0),
    speedRatio.toFixed(2),
    range.map((ratio) => ratio.toFixed(2)).join('–'),
    subject.cpu.toFixed(0),
    reference.cpu.toFixed(0),
    cpuRatio.toFixed(2),
  ])
}

function printRow(cells: readonly string[]): void {
  const padded = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0),
  )
  console.log(padded.join(''))
}
