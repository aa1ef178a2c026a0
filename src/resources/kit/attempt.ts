import { isRefusal, type Refusal } from '../../domain/errors.ts'
import type { Transaction } from './rules.ts'

/** Runs work in a transaction. If it is refused, its writes are taken back, and the transaction goes on. */
export async function attempt<T>(tx: Transaction, work: () => Promise<T>): Promise<T | Refusal> {
  await tx.$executeRaw`SAVEPOINT attempt`
  const result = await orRefusal(work)
  if (isRefusal(result)) await tx.$executeRaw`ROLLBACK TO SAVEPOINT attempt`
  await tx.$executeRaw`RELEASE SAVEPOINT attempt`
  return result
}

async function orRefusal<T>(work: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await work()
  } catch (error) {
    if (isRefusal(error)) return error
    throw error
  }
}
