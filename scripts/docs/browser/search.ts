import MiniSearch, { type SearchOptions } from 'minisearch'

/** A place of the page, as the build has described it. */
export interface Entry {
  readonly id: string
  readonly title: string
  readonly kind: string
  readonly text: string
}

const MOST = 12

const OPTIONS: SearchOptions = {
  combineWith: 'AND',
  prefix: true,
  // A slip in a long word is forgiven.
  fuzzy: (term) => (term.length > 5 ? 0.2 : false),
  boost: { title: 5, kind: 3 },
  // The guide and the errors explain what an operation only mentions.
  boostDocument: (_id, _term, stored) => (/^(?:Guide|Error)/.test(String(stored?.kind)) ? 2 : 1),
}

/** Finds the places that have all words of a query, the best first. */
export function createSearch(entries: readonly Entry[]): (query: string) => readonly Entry[] {
  const index = new MiniSearch<Entry>({ fields: ['title', 'kind', 'text'], storeFields: ['kind'] })
  index.addAll(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (query) =>
    index
      .search(query, OPTIONS)
      .slice(0, MOST)
      .flatMap(({ id }) => byId.get(String(id)) ?? [])
}
