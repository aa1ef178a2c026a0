import type { Stage } from '../stage.ts'

/** The same once the body is there: it arrives by events of its connection, which know of no request. */
export const attributeStatementsAfterBody: Stage = {
  name: 'attribute-statements-after-body',
  at: 'preValidation',
  run: ({ observation }) => observation?.enter,
}
