import { openDatabase } from '../../../src/database/database.ts'
import { written } from '../../support/rows.ts'

// A process with an open database, for tests with several processes and with kills. It reports one JSON
// value per line: the migrations that it applied, or why it could not open the database; then, if it is to
// write, the id of each row whose write was acknowledged. It exits when its input ends.
const [databaseUrl = '', dataDir = '', task] = process.argv.slice(2)
const log = { info: () => {}, warn: () => {}, error: () => {} }

try {
  const settings = { databaseUrl: databaseUrl || undefined, databasePoolSize: 2, dataDir }
  const { prisma, migrationsApplied, close } = await openDatabase(settings, log)
  report({ migrationsApplied })
  let ended = false
  process.stdin.resume().once('end', () => {
    ended = true
    if (task !== 'write') void close()
  })
  while (task === 'write' && !ended) {
    const { id } = await prisma.product.create({
      data: { name: 'acknowledged', price: 1, ...written('acknowledged') },
    })
    report(id)
  }
} catch (error) {
  report({ error: String(error) })
}

function report(value: unknown): void {
  process.stdout.write(`${JSON.stringify(value)}\n`)
}
