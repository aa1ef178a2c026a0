import { breaks, type Defect, remove, set } from './contract-edits.ts'

const LIST = 'paths /api/products get'
const CREATE = 'paths /api/products post'
const READ = 'paths /api/products/{productId} get'
const DELETE = 'paths /api/products/{productId} delete'

/** What the rule about tables that answers depend on is there to find. */
export const TABLE_DEFECTS: readonly Defect[] = breaks('cms/tables-told', {
  'a read that changes something': set(`${READ} x-changes`, ['products']),
  'a write whose answer depends on tables': set(`${CREATE} x-depends-on`, ['products']),
  'an answer that depends on nothing': set(`${READ} x-depends-on`, []),
  'a write that changes nothing, and says so': set('paths /api/auth/logout post x-changes', []),
  'a table that is no list': set(`${READ} x-depends-on`, 'products'),
  'a table twice': set(`${READ} x-depends-on`, ['products', 'products']),
  'a table in upper case': set('paths /api/auth/logout post x-changes', ['Sessions']),
  'a table that no operation changes': set(`${LIST} x-depends-on`, ['products', 'prices']),
  'a create that does not say what it changes': remove(`${CREATE} x-changes`),
  'a delete that changes another table only': set(`${DELETE} x-changes`, ['posts']),
})
