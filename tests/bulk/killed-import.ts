import { surveyFile } from '../../src/bulk/formats/source.ts'
import { importFile } from '../../src/bulk/import.ts'
import type { BulkResource } from '../../src/bulk/resource.ts'
import { readSettings } from '../../src/config/settings.ts'
import { openDatabase } from '../../src/database/database.ts'
import { systemClock } from '../../src/words/clock.ts'
import { bulkResource } from './resources.ts'
import { silent } from './world.ts'

// Imports the products of a file, and dies in the transaction of the third batch, with all of its rows
// written.
const [path = ''] = process.argv.slice(2)
const products = bulkResource('products')
let batches = 0

const resource: BulkResource = {
  ...products,
  async prepare(rows, now) {
    const batch = await products.prepare(rows, now)
    return {
      ...batch,
      async write(db, options) {
        const outcomes = await batch.write(db, options)
        if (++batches === 3) process.kill(process.pid, 'SIGKILL')
        return outcomes
      },
    }
  },
}

const database = await openDatabase(readSettings(process.env), silent)
const source = await surveyFile({ path, format: 'csv' }, products.columns)
const report = `${path}.refused`
await importFile({ database, clock: systemClock, resource, source, report, update: false }, 'start')
