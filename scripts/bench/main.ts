import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { buildServers } from './build.ts'
import { type Group, planGroups } from './comparisons.ts'
import { type Databases, prepareDatabases } from './databases.ts'
import { CONNECTIONS, type Effort, measure } from './measure.ts'
import { printHeading, printResult } from './report.ts'
import { createServers, pinLoad } from './servers.ts'

const HELP = `npm run bench -- [--quick] [--only TEXT] [--profiles FOLDER]

Compares the speed of this service with that of bare Fastify and of hand-written routes, in one run on one machine.
The embedded database is always measured; with DATABASE_URL, PostgreSQL too, in a new database that is dropped
afterwards.

  --quick             shorter and fewer rounds
  --only TEXT         only groups whose name contains TEXT: contract, options, products, posts, pages, embedded, postgresql
  --profiles FOLDER   also writes a CPU profile of each server
`

const FULL: Effort = { rounds: 7, seconds: 4 }
const QUICK: Effort = { rounds: 3, seconds: 1.5 }

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    only: { type: 'string', default: '' },
    profiles: { type: 'string' },
    help: { type: 'boolean' },
  },
})
if (values.help) process.stdout.write(HELP)
else await main(values.quick ? QUICK : FULL)

async function main(effort: Effort): Promise<void> {
  await buildServers()
  const load = loadavg().map((average) => average.toFixed(1))
  console.log(`${availableParallelism()} cores, load average ${load.join(' ')}, Node.js ${process.version}`)
  console.log(`${CONNECTIONS} connections, ${pinLoad()}`)
  console.log(`medians of ${effort.rounds} pairs of runs of ${effort.seconds} s in turns`)
  const databases = await prepareDatabases(process.env.DATABASE_URL)
  try {
    for (const group of planGroups(databases.kinds)) {
      if (group.name.includes(values.only)) await measureGroup(group, databases, effort)
    }
  } finally {
    await databases.remove()
  }
}

async function measureGroup({ name, title, comparisons }: Group, databases: Databases, effort: Effort) {
  const servers = createServers(databases, values.profiles)
  printHeading(name, title)
  try {
    for (const comparison of comparisons) printResult(await measure(comparison, servers.get, effort))
  } finally {
    await servers.stop()
  }
}
