import { availableParallelism, cpus, loadavg } from 'node:os'
import { defineProgram, runProgram, UsageError } from '../../src/programs/program.ts'
import { type Case, GROUPS } from './cases.ts'
import { type DatabaseKind, prepareDatabases } from './databases.ts'
import { CONNECTIONS, type Effort, measure } from './measure.ts'
import { type Measured, printHeading, printResult, writeTables } from './report.ts'
import { buildServers, pinLoad, type Server, type ServerSpec, start } from './servers.ts'
import { inWords } from './shedding.ts'

const USAGE = `npm run bench -- [--quick] [--only TEXTS] [--rows NUMBER] [--readme] [--profiles FOLDER]

Compares the speed of this service with that of bare Fastify and of hand-written routes, in one run on one
machine. The embedded database is always measured; with DATABASE_URL, PostgreSQL too, in a new database that
is dropped afterwards. It reports the requests that were refused because of overload, and fails if they exceed
1 %.

  --quick             shorter and fewer rounds
  --only TEXTS        only groups whose name contains one of the texts, which commas separate: answers, files,
                      reads, writes, pages, cache, workers, times, embedded, postgresql
  --rows NUMBER       products in each database (100000); pages always use 1,000, 100,000 and 1,000,000
  --readme            writes the table into PRODUCTION.md, and a few rows of it into README.md
  --profiles FOLDER   also writes a CPU profile of each server
`

/** The references without a database. */
const FROM_MEMORY: readonly string[] = ['bare', 'node', 'static']

const FULL: Effort = { rounds: 7, seconds: 4 }
const QUICK: Effort = { rounds: 3, seconds: 1.5 }

const options = {
  quick: { type: 'boolean' },
  only: { type: 'string', default: '' },
  rows: { type: 'string', default: '100000' },
  readme: { type: 'boolean' },
  profiles: { type: 'string' },
} as const

const program = defineProgram(USAGE, { options }, async ({ values }) => {
  const effort = values.quick ? QUICK : FULL
  const rows = Number(values.rows)
  if (!Number.isSafeInteger(rows) || rows < 100) throw new UsageError('--rows must be 100 or more.')
  await buildServers()
  const load = loadavg().map((average) => average.toFixed(1))
  const pairs = `medians of ${effort.rounds} pairs of runs of ${effort.seconds} s in turns`
  console.log(`${availableParallelism()} cores, load average ${load.join(' ')}, Node.js ${process.version}`)
  console.log(`${CONNECTIONS} connections, ${pinLoad()}\n${pairs}`)
  const databases = await prepareDatabases(process.env.DATABASE_URL, rows)
  const measured: Measured[] = []
  try {
    for (const kind of databases.kinds)
      for (const [group, cases] of Object.entries(GROUPS)) {
        const name = `${group} ${kind}`
        // the embedded database belongs to one process
        if (kind === 'embedded' && group === 'workers') continue
        if (!values.only.split(',').some((text) => name.includes(text))) continue
        printHeading(name)
        const open = (spec: ServerSpec) => start(spec, kind, databases, values.profiles)
        measured.push(...(await measureGroup(cases, kind, open, effort)))
      }
  } finally {
    await databases.remove()
  }
  if (!values.readme) return
  const [version] = process.versions.node.split('.')
  const machine = `${cpus().length} cores, Node.js ${version}, ${CONNECTIONS} connections`
  const conditions = `${rows.toLocaleString('en')} products, ${pairs}; above 1 is faster than the reference`
  const shed = inWords(measured.flatMap(({ result }) => result.requests)).map((words) => `; ${words}`)
  await writeTables(measured, `${machine}, ${conditions}${shed.join('')}.`)
})

await runProgram({ command: 'npm run bench --', ...program })

/** Measures the cases of a group, which share servers. */
async function measureGroup(
  cases: readonly Case[],
  kind: DatabaseKind,
  open: (spec: ServerSpec) => Promise<Server>,
  effort: Effort,
): Promise<Measured[]> {
  const servers = new Map<string, Server>()
  async function serverOf(spec: ServerSpec): Promise<Server> {
    const key = JSON.stringify(spec)
    const server = servers.get(key) ?? (await open(spec))
    servers.set(key, server)
    return server
  }
  const results: Measured[] = []
  try {
    for (const one of cases) {
      const sides = [await serverOf(one.subject), await serverOf(one.reference)] as const
      // If both sides use PostgreSQL, it needs the core of the load generator. Otherwise, the generator stays
      // awake: only the slower side would have to wake it, and look even slower.
      const isAwake = kind === 'embedded' || FROM_MEMORY.includes(one.reference.app)
      const result = await measure(one, sides, isAwake, effort)
      results.push({ ...one, kind, result })
      printResult(one, result)
    }
    return results
  } finally {
    for (const server of servers.values()) await server.stop()
  }
}
