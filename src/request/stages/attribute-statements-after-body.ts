import type { Stage } from '../stage.ts'

/** The same again after the body: it arrives in events of the connection, which belong to no request. */
export const attributeStatementsAfterBody: Stage = {
  name: 'attribute-statements-after-body',
  at: 'preValidation',
  run: ({ observation }) => observation?.enter,
}
