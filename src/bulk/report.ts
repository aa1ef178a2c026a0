import type { Prisma } from '../../generated/prisma/client.ts'
import type { Sink } from './whole-file.ts'

const PAGE = 500

/** Writes the rows that a run has refused, in the order of the file. */
export async function writeReport(db: Prisma.TransactionClient, runId: number, sink: Sink): Promise<void> {
  for (let after = 0; ; ) {
    const page = await db.importRefusal.findMany({
      where: { runId, line: { gt: after } },
      orderBy: { line: 'asc' },
      take: PAGE,
      select: { line: true, errors: true },
    })
    const last = page.at(-1)
    if (!last) return
    await sink.write(jsonLines(page))
    after = last.line
  }
}

/** One JSON value in each line. */
export function jsonLines(values: readonly unknown[]): string {
  return values.map((value) => `${JSON.stringify(value)}\n`).join('')
}
