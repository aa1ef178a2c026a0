import { changeOf, SYSTEM } from '../../src/domain/change.ts'
import { searchText } from '../../src/lists/search.ts'

/** What every row needs that a test writes directly to the database: its search words and author. */
export function written(...texts: readonly string[]) {
  const now = new Date()
  const lastChange = changeOf(SYSTEM, 'product.create', now)
  return { searchText: searchText(texts), lastChange, createdAt: now, updatedAt: now }
}
