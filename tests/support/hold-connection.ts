import { onTestFinished } from 'vitest'
import type { AppContext } from '../../src/context.ts'
import { createGate } from './gate.ts'

/**
 * Takes the only connection to the database, until the test has ended at the latest.
 *
 * @returns gives it back
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
