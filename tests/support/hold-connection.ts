import { onTestFinished } from 'vitest'
import type { AppContext } from '../../src/context.ts'
import { createGate } from './gate.ts'

/**
 * Occupies the only database connection, until the end of the test at the latest.
 *
 * @returns a function that releases it
 */
export async function holdConnection(prisma: AppContext['database']['prisma']): Promise<() => Promise<void>> {
  const [held, freed] = [createGate(), createGate()]
  onTestFinished(freed.open)
  const transaction = prisma.$transaction(
    async (tx) => {
      await tx.$queryRaw`SELECT 1`
      held.open()
      await freed.opened
    },
    { timeout: 60_000 },
  )
  await Promise.race([held.opened, transaction])
  return async () => {
    freed.open()
    await transaction
  }
}
