import { readFile, writeFile } from 'node:fs/promises'
import type { Group } from './comparisons.ts'
import type { Result } from './measure.ts'
import { inWords } from './shedding.ts'

const COLUMNS = [
  '',
  'ratio',
  'range',
  'req/s',
  'reference',
  'p99 ms',
  'reference',
  'µs CPU',
  'reference',
  'ratio',
]
const WIDTHS = [74, 7, 13, 9, 11, 9, 11, 9, 11, 7]

/** The first line says what a ratio is of. */
export function printHeading(name: string, title: string): void {
  console.log(`\n${name}: ${title}`)
  printRow(COLUMNS)
}

/**
 * Ratios above 1 are in favour of the subject: in what is compared, answers per second or the time of a
 * request, and in processor time for one answer.
 */
export function printResult({
  work,
  against,
  subject,
  reference,
  ratio,
  cpuRatio,
  range,
  requests,
}: Result): void {
  printRow([
    `${work} : ${against}`,
    ratio.toFixed(2),
    range.map((end) => end.toFixed(2)).join('–'),
    subject.speed.toFixed(0),
    reference.speed.toFixed(0),
    subject.p99.toFixed(1),
    reference.p99.toFixed(1),
    subject.cpu.toFixed(0),
    reference.cpu.toFixed(0),
    cpuRatio.toFixed(2),
  ])
  for (const words of inWords(requests)) console.log(`  ${words}`)
}

function printRow(cells: readonly string[]): void {
  const padded = cells.map((cell, index) =>
    index === 0 ? cell.padEnd(WIDTHS[0] ?? 0) : cell.padStart(WIDTHS[index] ?? 0),
  )
  console.log(padded.join(''))
}

/** The results of a group. */
export interface Measured {
  readonly group: Group
  readonly results: readonly Result[]
}

const MARKS = { start: '<!-- speed: npm run bench -- --readme writes this table -->', end: '<!-- /speed -->' }

/**
 * Writes the ratios into the README, between its marks.
 *
 * @param circumstances under which they were measured, in one sentence
 */
export async function writeTable(file: string, measured: readonly Measured[], circumstances: string) {
  const text = await readFile(file, 'utf8')
  const [start, end] = [text.indexOf(MARKS.start), text.indexOf(MARKS.end)]
  if (start < 0 || end < start) throw new Error(`${file} has no marks for the table`)
  const table = `${MARKS.start}\n${circumstances}\n\n${tableOf(measured)}\n`
  await writeFile(file, `${text.slice(0, start)}${table}${text.slice(end)}`)
}

/** One line for each comparison; its share on each database, or the one share that needs none. */
function tableOf(measured: readonly Measured[]): string {
  const lines = new Map<string, Map<string, string>>()
  for (const { group, results } of measured) {
    for (const { work, against, ratio } of results) {
      const key = `| ${work} | ${against} |`
      const shares = lines.get(key) ?? new Map<string, string>()
      lines.set(key, shares.set(group.database ?? 'none', ratio.toFixed(2)))
    }
  }
  const rows = [...lines].map(([key, shares]) => {
    const alone = shares.get('none')
    const [embedded, postgresql] = [shares.get('embedded'), shares.get('postgresql')]
    return `${key} ${alone ?? embedded ?? '–'} | ${alone ?? postgresql ?? '–'} |`
  })
  return ['| work | reference | embedded | PostgreSQL |', '|---|---|---|---|', ...rows].join('\n')
}
