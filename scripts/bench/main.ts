import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { runProgram } from '../../src/programs/program.ts'
import { buildServers } from './build.ts'
import { type Group, planGroups } from './comparisons.ts'
import { type Databases, prepareDatabases } from './databases.ts'
import { CONNECTIONS, type Effort, measure } from './measure.ts'
import { printHeading, printResult } from './report.ts'
import { createServers, pinLoad } from './servers.ts'

const USAGE = `npm run bench -- [--quick] [--only TEXT] [--profiles FOLDER]

Compares the speed of this service with that of bare Fastify and of hand-written routes, in one run on one
machine. The embedded database is always measured; with DATABASE_URL, PostgreSQL too, in a new database that
is dropped afterwards.

  --quick             shorter and fewer rounds
  --only TEXT         only groups whose name contains TEXT: contract, options, products, posts, pages,
                      embedded, postgresql
  --profiles FOLDER   also writes a CPU profile of each server
`

const FULL: Effort = { rounds: 7, seconds: 4 }
const QUICK: Effort = { rounds: 3, seconds: 1.5 }

await runProgram({ command: 'npm run bench', usage: USAGE, run })

async function run(args: string[]): Promise<undefined> {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean' },
      only: { type: 'string', default: '' },
      profiles: { type: 'string' },
    },
  })
  const effort = values.quick ? QUICK : FULL
  await buildServers()
  const load = loadavg().map((average) => average.toFixed(1))
  console.log(`${availableParallelism()} cores, load average ${load.join(' ')}, Node.js ${process.version}`)
  console.log(`${CONNECTIONS} connections, ${pinLoad()}`)
  console.log(`medians of ${effort.rounds} pairs of runs of ${effort.seconds} s in turns`)
  const databases = await prepareDatabases(process.env.DATABASE_URL)
  try {
    for (const group of planGroups(databases.kinds)) {
      if (group.name.includes(values.only)) await measureGroup(group, databases, effort, values.profiles)
    }
  } finally {
    await databases.remove()
  }
}

async function measureGroup(
  { name, title, comparisons }: Group,
  databases: Databases,
  effort: Effort,
  profiles: string | undefined,
) {
  const servers = createServers(databases, profiles)
  printHeading(name, title)
  try {
    for (const comparison of comparisons) printResult(await measure(comparison, servers.get, effort))
  } finally {
    await servers.stop()
  }
}
