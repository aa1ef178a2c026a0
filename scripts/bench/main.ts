import { availableParallelism, cpus, loadavg } from 'node:os'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { OperatorError } from '../../src/config/operator-error.ts'
import { runProgram } from '../../src/programs/program.ts'
import type { Group } from './comparisons.ts'
import { contract, options } from './contract-groups.ts'
import { databaseGroups } from './database-groups.ts'
import { type Databases, prepareDatabases } from './databases.ts'
import { CONNECTIONS, type Effort, measure, type Result } from './measure.ts'
import { type Measured, printHeading, printResult, writeTable } from './report.ts'
import { buildServers, createServers, pinLoad } from './servers.ts'
import { inWords } from './shedding.ts'

const USAGE = `npm run bench -- [--quick] [--only TEXTS] [--rows NUMBER] [--readme] [--profiles FOLDER]

Compares the speed of this service with that of bare Fastify and of hand-written routes, in one run on one
machine. The embedded database is always measured; with DATABASE_URL, PostgreSQL too, in a new database that
is dropped afterwards. Requests that are refused in an overload are told; with more than one in a hundred, it
fails.

  --quick             shorter and fewer rounds
  --only TEXTS        only groups whose name contains one of the texts, which commas separate: contract,
                      options, answers, reads, writes, pages, times, embedded, postgresql
  --rows NUMBER       products in each database (100000); pages are measured of 1,000, 100,000 and 1,000,000
  --readme            writes the table of the README
  --profiles FOLDER   also writes a CPU profile of each server
`

const FULL: Effort = { rounds: 7, seconds: 4 }
const QUICK: Effort = { rounds: 3, seconds: 1.5 }

await runProgram({ command: 'npm run bench --', usage: USAGE, run })

async function run(args: string[]): Promise<undefined> {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string', default: '' },
      rows: { type: 'string', default: '100000' },
      readme: { type: 'boolean' },
      profiles: { type: 'string' },
    },
  })
  const effort = values.quick ? QUICK : FULL
  await buildServers()
  const load = loadavg().map((average) => average.toFixed(1))
  console.log(`${availableParallelism()} cores, load average ${load.join(' ')}, Node.js ${process.version}`)
  console.log(`${CONNECTIONS} connections, ${pinLoad()}`)
  const pairs = `medians of ${effort.rounds} pairs of runs of ${effort.seconds} s in turns`
  console.log(pairs)
  const rows = wholeRows(values.rows)
  const databases = await prepareDatabases(process.env.DATABASE_URL, rows)
  const measured: Measured[] = []
  try {
    for (const group of [contract(), options(), ...databases.kinds.flatMap(databaseGroups)]) {
      if (!values.only.split(',').some((text) => group.name.includes(text))) continue
      measured.push({ group, results: await measureGroup(group, databases, effort, values.profiles) })
    }
  } finally {
    await databases.remove()
  }
  if (!values.readme) return
  const products = `${rows.toLocaleString('en')} products`
  const shed = inWords(measured.flatMap(({ results }) => results.flatMap(({ requests }) => requests)))
  const machine = `${cpus().length} cores, Node.js ${process.versions.node.split('.')[0]}`
  await writeTable(
    fileURLToPath(new URL('../../README.md', import.meta.url)),
    measured,
    `${machine}, ${CONNECTIONS} connections, ${products}, ${pairs}; above 1 is faster than the reference` +
      `${shed.map((words) => `; ${words}`).join('')}.`,
  )
}

function wholeRows(text: string): number {
  const rows = Number(text)
  if (!Number.isSafeInteger(rows) || rows < 100) throw new OperatorError('--rows must be 100 or more')
  return rows
}

async function measureGroup(
  { name, title, comparisons }: Group,
  databases: Databases,
  effort: Effort,
  profiles: string | undefined,
): Promise<Result[]> {
  const results: Result[] = []
  const servers = createServers(databases, profiles)
  printHeading(name, title)
  try {
    for (const comparison of comparisons) {
      const result = await measure(comparison, servers.get, effort)
      printResult(result)
      results.push(result)
    }
    return results
  } finally {
    await servers.stop()
  }
}
