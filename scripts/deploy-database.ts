import config from '../prisma.config.ts'
import { applyMigrations } from '../src/database/migrate.ts'
import { openTarget } from './prisma-engine/targets.ts'

// Applies the pending migrations to the database of DATABASE_URL, or to the embedded one in DATA_DIR. The server
// does the same when it starts: this is for those who want to migrate before.
const target = await openTarget(config.datasource?.url)
try {
  const applied = await applyMigrations(target.pool)
  console.log(applied.length > 0 ? `Applied: ${applied.join(', ')}` : 'No migration is pending.')
} finally {
  await target.close()
}
