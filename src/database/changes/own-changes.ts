import { Prisma, type PrismaClient } from '../../../generated/prisma/client.ts'
import { repeat } from '../../base/work.ts'
import type { DatabaseLog, StatementListener } from '../postgres/connection.ts'
import type { ChangeObserver, Changes } from './changes.ts'

/** Milliseconds between two readings. */
const INTERVAL = 100

/** No other process reads the announcements, and a crash loses the cache together with them. */
const TAKE = Prisma.sql`
  WITH taken AS (DELETE FROM changes RETURNING table_name, row_id)
  SELECT DISTINCT table_name AS name, row_id AS id, set_config('synchronous_commit', 'off', true) FROM taken`

interface EmbeddedDatabase {
  readonly prisma: Pick<PrismaClient, '$queryRaw'>
  observe(listener: StatementListener): void
}

/**
 * Reads the changes that the triggers of the embedded database announce, while statements run. This process
 * knows its own changes at once, because operations declare them. Undeclared changes are known after a
 * reading.
 */
export function readOwnChanges({ prisma, observe }: EmbeddedDatabase, log: DatabaseLog): Changes {
  const observers: ChangeObserver[] = []
  let statements = 0
  let read = -1
  let isFailing = false
  observe({ onConnection: () => void statements++ })

  async function take(): Promise<void> {
    if (statements === read) return
    // this one included
    read = statements + 1
    const changes = await prisma.$queryRaw<{ name: string; id: string | null }[]>(TAKE)
    for (const { name, id } of changes)
      for (const observer of observers)
        if (id === null) observer.onTable?.(name)
        else observer.onChange?.(name, id)
    isFailing = false
  }

  const stop = repeat(
    () =>
      take().catch((err: unknown) => {
        if (!isFailing) log.warn({ err }, 'changes of the embedded database could not be read')
        isFailing = true
      }),
    INTERVAL,
  )
  return {
    areKnown: () => true,
    areRead: () => !isFailing,
    observe: (observer) => void observers.push(observer),
    close: stop,
  }
}
