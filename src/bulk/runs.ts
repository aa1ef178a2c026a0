import type { ImportRun, Prisma, PrismaClient } from '../../generated/prisma/client.ts'
import { OperatorError } from '../config/operator-error.ts'
import { isUniqueViolation } from '../database/errors.ts'

/** `start`: a new import; `resume`: after the last stored row; `restart`: from the first row again. */
export type RunMode = 'start' | 'resume' | 'restart'

/** Stands for the path of standard input, whose content differs each time. */
export const STANDARD_INPUT = '-'

const OVERTAKEN = 'Another process is importing this file: this one has stopped.'

/**
 * The record of an import: a new one, or that of the interrupted import to resume. After an interrupted
 * import, the operator must choose `resume` or `restart`, so that nothing is imported twice by mistake.
 *
 * @throws OperatorError if the mode does not fit the record, or the file has changed since
 */
export async function openRun(
  prisma: PrismaClient,
  { resource, fingerprint, path }: Pick<ImportRun, 'resource' | 'fingerprint' | 'path'>,
  mode: RunMode,
  now: Date,
) {
  const unfinished = { resource, path, finishedAt: null, rowsDone: { gt: 0 } }
  const same = await prisma.importRun.findUnique({
    where: { resource_fingerprint: { resource, fingerprint } },
  })
  const changed =
    path === STANDARD_INPUT
      ? null
      : await prisma.importRun.findFirst({ where: { ...unfinished, fingerprint: { not: fingerprint } } })
  if (mode === 'resume') {
    if (same) return same
    if (changed) throw changedSince(changed, 'It cannot be resumed')
    throw new OperatorError('There is nothing to resume: no import of this file was begun.')
  }
  if (mode === 'start') {
    if (same && same.rowsDone > 0 && !same.finishedAt)
      throw new OperatorError(
        `An import of this file has stopped after ${same.rowsDone} rows. ` +
          'Go on with --resume, or import all of it again with --restart.',
      )
    if (changed) throw changedSince(changed, 'What is in already would be imported again')
  }
  const unstarted = { resource, fingerprint, OR: [{ rowsDone: 0 }, { finishedAt: { not: null } }] }
  const begin = prisma.$transaction(async (tx) => {
    // what another process has imported since it was read is kept
    const where = mode === 'start' ? unstarted : { OR: [{ resource, fingerprint }, unfinished] }
    await tx.importRun.deleteMany({ where })
    return tx.importRun.create({ data: { resource, fingerprint, path, createdAt: now } })
  })
  return begin.catch((error: unknown) => {
    throw isUniqueViolation(error) ? new OperatorError(OVERTAKEN, { cause: error }) : error
  })
}

/** Records a batch before its rows are written. @throws OperatorError if another process advanced the run */
export async function advanceRun(tx: Prisma.TransactionClient, id: number, rowsBefore: number, rows: number) {
  const { count } = await tx.importRun.updateMany({
    where: { id, rowsDone: rowsBefore, finishedAt: null },
    data: { rowsDone: { increment: rows } },
  })
  if (count === 0) throw new OperatorError(OVERTAKEN)
}

function changedSince({ rowsDone, createdAt }: ImportRun, consequence: string): OperatorError {
  const begun = createdAt.toISOString().slice(0, 16).replace('T', ' ')
  return new OperatorError(
    `The file has changed since an import of it, begun at ${begun} UTC, stopped after ${rowsDone} rows. ` +
      `${consequence}. To import the file as it is now, from its first row, use --restart.`,
  )
}
