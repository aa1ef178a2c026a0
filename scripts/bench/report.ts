import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { replaceMarked } from '../marked.ts'
import type { Case } from './cases.ts'
import type { DatabaseKind } from './databases.ts'
import { median, type Result } from './measure.ts'
import { inWords } from './shedding.ts'

export interface Measured extends Case {
  readonly kind: DatabaseKind
  readonly result: Result
}

const COLUMNS = 'ratio,range,req/s,reference,p99 ms,reference,µs CPU,reference,ratio'.split(',')

export function printHeading(name: string): void {
  console.log(`\n${name}: the service compared with a reference`)
  printRow('', COLUMNS)
}

/** Ratios above 1 favour the subject, both in the compared value and in processor time per response. */
export function printResult({ work, against }: Case, { ratios, cpuRatios, ours, theirs, requests }: Result) {
  const sides = (name: 'perSecond' | 'p99' | 'cpu', digits = 0) =>
    [ours, theirs].map((runs) => median(runs.map((run) => run[name])).toFixed(digits))
  const range = [Math.min(...ratios), Math.max(...ratios)].map((end) => end.toFixed(2)).join('–')
  const cells = [...sides('perSecond'), ...sides('p99', 1), ...sides('cpu'), median(cpuRatios).toFixed(2)]
  printRow(`${work} : ${against}`, [median(ratios).toFixed(2), range, ...cells])
  for (const words of inWords(requests)) console.log(`  ${words}`)
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(74) + cells.map((cell, index) => cell.padStart(index === 1 ? 13 : 10)).join(''))
}

/** @param circumstances of the measurement, in one sentence */
export async function writeTables(measured: readonly Measured[], circumstances: string): Promise<void> {
  const tables = {
    'PRODUCTION.md': `${circumstances}\n\n${tableOf(measured)}`,
    'README.md': tableOf(measured.filter(({ isInReadme }) => isInReadme)),
  }
  for (const [name, content] of Object.entries(tables)) {
    const file = join(root, name)
    await writeFile(file, replaceMarked(await readFile(file, 'utf8'), 'speed', content))
  }
}

/** One line for each comparison, with its ratio on each database. */
function tableOf(measured: readonly Measured[]): string {
  const ratios = new Map<string, Partial<Record<DatabaseKind, string>>>()
  for (const { work, against, kind, result } of measured) {
    const name = `| ${work} | ${against} |`
    ratios.set(name, { ...ratios.get(name), [kind]: median(result.ratios).toFixed(2) })
  }
  const rows = [...ratios].map(
    ([name, { embedded = '–', postgresql = '–' }]) => `${name} ${embedded} | ${postgresql} |`,
  )
  return ['| work | reference | embedded | PostgreSQL |', '|---|---|---|---|', ...rows].join('\n')
}
