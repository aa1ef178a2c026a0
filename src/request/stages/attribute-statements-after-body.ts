import type { Stage } from '../stage.ts'

/** Repeats `attribute-statements` after the body: events of the connection, not of the request, bring it. */
export const attributeStatementsAfterBody: Stage = {
  name: 'attribute-statements-after-body',
  at: 'preValidation',
  run: ({ observation }) => observation?.enter,
}
