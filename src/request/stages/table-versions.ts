import type { Stage } from '../stage.ts'

/** Tells the cache which tables have changed, even after a failure: the change may have been committed. */
export const tableVersions: Stage = {
  name: 'table-versions',
  at: 'operation',
  run: ({ tableVersions: versions, declaredChanges = {} }) =>
    versions &&
    ((next) => async (call) => {
      try {
        return await next(call)
      } finally {
        versions.haveChanged([...call.operation.changes, ...(declaredChanges[call.id] ?? [])])
      }
    }),
}
