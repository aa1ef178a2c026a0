import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { written } from '../../support/rows.ts'

// Runs the embedded database on a disk whose fsync is counted, and then fails. Prints what happened as JSON.
const [dataDir = ''] = process.argv.slice(2)
const fsyncSync = fs.fsyncSync
let syncs = 0
let broken = false
fs.fsyncSync = (descriptor) => {
  syncs++
  if (broken) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
  fsyncSync(descriptor)
}
syncBuiltinESMExports()

const { openDatabase } = await import('../../../src/database/database.ts')
const { isUnavailable } = await import('../../../src/database/errors.ts')
const errors: string[] = []
const log = { info: () => {}, warn: () => {}, error: (_: object, message: string) => errors.push(message) }
const { prisma, ping, close } = await openDatabase(
  { databaseUrl: undefined, databasePoolSize: 1, dataDir },
  log,
)

const write = () => prisma.product.create({ data: { name: 'row', price: 1, ...written('row') } })
const outcome = (action: Promise<unknown>) =>
  action.then(
    () => 'done',
    (error) => (isUnavailable(error) ? 'unavailable' : String(error)),
  )
await write()
syncs = 0
for (let index = 0; index < 10; index++) await write()
const syncsOfTenWrites = syncs
broken = true
const duringFailure = await outcome(write())
broken = false
const result = {
  syncsOfTenWrites,
  duringFailure,
  writeAfterFailure: await outcome(write()),
  readAfterFailure: await outcome(prisma.product.count()),
  ping: await outcome(ping()),
  close: await outcome(close()),
  errors,
}
// PostgreSQL leaves a timer of 10 s behind when it dies.
process.stdout.write(JSON.stringify(result), () => process.exit())
