import type { Stage } from '../stage.ts'

/** From here on, the metrics attribute database statements and connections to this request. */
export const attributeStatements: Stage = {
  name: 'attribute-statements',
  at: 'onRequest',
  run: ({ observation }) => observation?.enter,
}
