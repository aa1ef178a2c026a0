import type { Stage } from '../stage.ts'

/** From here on, statements and connections of the database are counted for this request. */
export const attributeStatements: Stage = {
  name: 'attribute-statements',
  at: 'onRequest',
  run: ({ observation }) => observation?.enter,
}
