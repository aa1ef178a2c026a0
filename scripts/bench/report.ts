import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { replaceMarked } from '../marked.ts'
import type { Case, Group } from './cases.ts'
import type { Result } from './measure.ts'
import { inWords } from './shedding.ts'

export interface Measured extends Pick<Case, 'work' | 'against' | 'isInReadme'> {
  readonly database: Group['database']
  readonly result: Result
}

const COLUMNS = [
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

export function printHeading({ name }: Group): void {
  console.log(`\n${name}: the service compared with a reference`)
  printRow('', COLUMNS)
}

/** Ratios above 1 are in favour of the subject, in what is compared and in processor time for one answer. */
export function printResult({ work, against }: Case, { ratio, range, medians, cpuRatio, requests }: Result) {
  const { perSecond, p99, cpu } = medians
  const sides = [...fixed(perSecond), ...fixed(p99, 1), ...fixed(cpu)]
  const between = range.map((end) => end.toFixed(2)).join('–')
  printRow(`${work} : ${against}`, [ratio.toFixed(2), between, ...sides, cpuRatio.toFixed(2)])
  for (const words of inWords(requests)) console.log(`  ${words}`)
}

function fixed(values: readonly number[], digits = 0): string[] {
  return values.map((value) => value.toFixed(digits))
}

function printRow(name: string, cells: readonly string[]): void {
  console.log(name.padEnd(74) + cells.map((cell, index) => cell.padStart(index === 1 ? 13 : 10)).join(''))
}

/** @param circumstances under which they were measured, in one sentence */
export async function writeTables(measured: readonly Measured[], circumstances: string): Promise<void> {
  const own = measured.filter(({ isInReadme }) => isInReadme)
  await write('PRODUCTION.md', `${circumstances}\n\n${tableOf(measured)}`)
  await write('README.md', tableOf(own))
}

async function write(name: string, content: string): Promise<void> {
  const file = join(root, name)
  await writeFile(file, replaceMarked(await readFile(file, 'utf8'), 'speed', content))
}

/** One line for each comparison, with its share on each database. */
function tableOf(measured: readonly Measured[]): string {
  const nameOf = ({ work, against }: Measured) => `| ${work} | ${against} |`
  const rows = [...new Set(measured.map(nameOf))].map((name) => {
    const cases = measured.filter((one) => nameOf(one) === name)
    const on = (kind: Group['database']) =>
      cases.find(({ database }) => database === kind)?.result.ratio.toFixed(2) ?? '–'
    return `${name} ${on('embedded')} | ${on('postgresql')} |`
  })
  return ['| work | reference | embedded | PostgreSQL |', '|---|---|---|---|', ...rows].join('\n')
}
