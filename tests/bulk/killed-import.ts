import { surveyFile } from '../../src/bulk/formats/source.ts'
import { importFile } from '../../src/bulk/import.ts'
import { BulkResource } from '../../src/bulk/resource.ts'
import { readSettings } from '../../src/config/settings.ts'
import { openDatabase } from '../../src/database/database.ts'
import { systemClock } from '../../src/domain/clock.ts'
import { products } from '../../src/resources/products/products.ts'

const silent = { info: () => {}, warn: () => {}, error: () => {} }

// Imports the products of a file, and kills itself in the transaction of the third batch, after all of its
// rows are written.
const [path = ''] = process.argv.slice(2)
let batches = 0

class Killed extends BulkResource {
  override async write(...args: Parameters<BulkResource['write']>) {
    const outcomes = await super.write(...args)
    if (++batches === 3) process.kill(process.pid, 'SIGKILL')
    return outcomes
  }
}

const resource = new Killed(products.any)
const database = await openDatabase(readSettings(process.env), silent)
const source = await surveyFile({ path, format: 'csv' }, resource.columns)
const report = `${path}.refused`
const job = { database, clock: systemClock, defaults: { defaultCurrency: 'EUR' }, resource, source, report }
await importFile({ ...job, update: false }, 'start')
