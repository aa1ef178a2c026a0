import { setTimeout as wait } from 'node:timers/promises'
import type { TestApp } from './app.ts'

/** Waits until the change feed has everything committed: other tests write to the same server. */
export async function settled({ prisma }: Pick<TestApp, 'prisma'>): Promise<void> {
  const read = async () => {
    const [row] = await prisma.$queryRaw<{ first: bigint; next: bigint }[]>`
      SELECT pg_snapshot_xmin(pg_current_snapshot())::text::bigint AS first,
        pg_snapshot_xmax(pg_current_snapshot())::text::bigint AS next`
    return row ?? { first: 0n, next: 0n }
  }
  const { next } = await read()
  while ((await read()).first < next) await wait(5)
}
