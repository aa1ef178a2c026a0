import MiniSearch, { type SearchOptions } from 'minisearch'
import type { Entry } from '../page/data.ts'

/** An entry, and the part of its text that a query is about. */
export interface Found extends Entry {
  readonly excerpt: string
}

const MOST = 12
/** Characters around a word that was found. */
const [BEFORE, BEHIND] = [30, 90]

/** Words that questions have and places of the page are not told apart by. */
const STOP_WORDS = new Set(
  `a an and are as at be by can do does for from how i if in is it me my of on or that the there this to what
  when where which with you your`.split(/\s+/),
)

const processTerm = (term: string) => (STOP_WORDS.has(term.toLowerCase()) ? null : term.toLowerCase())

const OPTIONS: SearchOptions = {
  combineWith: 'AND',
  prefix: true,
  // A slip in a long word is forgiven.
  fuzzy: (term) => (term.length > 5 ? 0.2 : false),
  boost: { title: 5, kind: 3, words: 2 },
  // The guide and the errors explain what an operation only mentions.
  boostDocument: (_id, _term, stored) => (/^(?:Guide|Error)/.test(String(stored?.kind)) ? 3 : 1),
}

/** Finds the places that have all words of a query, or else some of them, the best first. */
export function createSearch(entries: readonly Entry[]): (query: string) => readonly Found[] {
  const fields = ['title', 'kind', 'text', 'words']
  const index = new MiniSearch<Entry>({ fields, storeFields: ['kind'], processTerm })
  index.addAll(entries)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  return (query) => {
    const named = operationsAt(query, entries)
    const all = index.search(query, OPTIONS)
    const some = all.length > 0 ? all : index.search(query, { ...OPTIONS, combineWith: 'OR' })
    const others = some.flatMap(({ id, terms }) => {
      const entry = byId.get(String(id))
      return entry && !named.includes(entry) ? { ...entry, excerpt: excerptOf(entry, terms) } : []
    })
    return [...named.map((entry) => ({ ...entry, excerpt: excerptOf(entry, []) })), ...others].slice(0, MOST)
  }
}

/** The operations whose path is the query, with or without a method: a template, or a path that fits it. */
function operationsAt(query: string, entries: readonly Entry[]): readonly Entry[] {
  const [, method = '', path] = /^(?:([a-z]+)\s+)?(\/[^\s?]+)/i.exec(query.trim()) ?? []
  if (path === undefined) return []
  return entries.filter(({ kind }) => {
    const [own, template = ''] = kind.split(' ')
    if (!template.startsWith('/') || (method !== '' && method.toUpperCase() !== own)) return false
    const parts = template.split('/')
    const wanted = path.replace(/\/$/, '').split('/')
    return parts.length === wanted.length && parts.every((it, at) => it === wanted[at] || it.startsWith('{'))
  })
}

/** The part of its text, or else of its words, with the most of what was found. */
function excerptOf({ text, words = '' }: Entry, terms: readonly string[]): string {
  const source = placeIn(text, terms) === undefined && placeIn(words, terms) !== undefined ? words : text
  const place = placeIn(source, terms) ?? 0
  const start = place > BEFORE ? source.indexOf(' ', place - BEFORE) + 1 : 0
  const end = place + BEHIND < source.length ? source.lastIndexOf(' ', place + BEHIND) : source.length
  return `${start > 0 ? '… ' : ''}${source.slice(start, end)}${end < source.length ? ' …' : ''}`
}

/** Where most of the terms follow closely; undefined if none is there. */
function placeIn(source: string, terms: readonly string[]): number | undefined {
  const found = [...source.toLowerCase().matchAll(/[\p{L}\p{N}_]+/gu)].flatMap(({ 0: word, index }) => {
    const term = terms.find((it) => word.startsWith(it))
    return term === undefined ? [] : { term, index }
  })
  const termsFrom = ({ index: from }: { readonly index: number }) =>
    new Set(found.filter(({ index }) => index >= from && index < from + BEHIND).map(({ term }) => term)).size
  const [first, ...others] = found
  return first && others.reduce((best, one) => (termsFrom(one) > termsFrom(best) ? one : best), first).index
}
