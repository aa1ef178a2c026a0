import { afterAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'

/** A migrated, empty database for a test file; call it at the top. It is dropped after the last test. */
export async function useDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  afterAll(() => database.drop())
  return database
}
