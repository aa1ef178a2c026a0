import { afterAll } from 'vitest'
import { createTestDatabase, type TestDatabase } from './database.ts'

/** A migrated and empty database for a test file, at whose top it is called, dropped after the last test. */
export async function useDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase()
  afterAll(() => database.drop())
  return database
}
