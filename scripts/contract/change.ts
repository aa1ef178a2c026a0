/** The part of the version (Semantic Versioning 2.0.0) that a change requires to be raised. */
export type Impact = 'major' | 'minor' | 'patch'

/** The headings of a release, in their order. */
export const GROUPS = ['Breaking', 'Added', 'Changed', 'Deprecated', 'Removed'] as const

export type Group = (typeof GROUPS)[number]

/** One line of a changelog. */
export interface Change {
  readonly impact: Impact
  readonly group: Group
  /** Markdown, one sentence. */
  readonly text: string
  /** How to merge it with others that have the same beginning and end. */
  readonly merge?: Merge
}

export interface Merge {
  readonly head: string
  readonly item: string
  readonly tail: string
}

/** `head: item, item tail.` */
export function mergeable(impact: Impact, group: Group, merge: Merge): Change {
  return { ...change(impact, group, `${merge.head}: ${merge.item}${merge.tail}.`), merge }
}

/** A change that only people notice. */
export function prose(name: string): Change {
  return mergeable('patch', 'Changed', { head: 'Documentation is revised', item: name, tail: '' })
}

/** The maximum number of items in a line, and of characters of a value. */
const MOST_ITEMS = 8
const MOST_TEXT = 40

/** Merges changes of the same thing into one line, and removes duplicate lines. */
export function merged(changes: readonly Change[]): Change[] {
  const lines = new Map<string, { first: Change; items: Set<string> }>()
  for (const one of changes) {
    const { impact, group, text, merge } = one
    const key = [impact, group, ...(merge ? [merge.head, merge.tail] : [text])].join('\n')
    const line = lines.get(key) ?? { first: one, items: new Set<string>() }
    lines.set(key, line)
    if (merge) line.items.add(merge.item)
  }
  return [...lines.values()].map(({ first, items }) => {
    const { impact, group, text, merge } = first
    const told = merge ? `${merge.head}: ${shortened([...items]).join(', ')}${merge.tail}.` : text
    return { impact, group, text: told }
  })
}

function shortened(items: readonly string[]): string[] {
  if (items.length <= MOST_ITEMS) return [...items]
  return [...items.slice(0, MOST_ITEMS - 1), `${items.length - MOST_ITEMS + 1} more`]
}

/** Breaking changes have their own heading. */
export function change(impact: Impact, group: Group, text: string): Change {
  return { impact, group: impact === 'major' ? 'Breaking' : group, text }
}

const ORDER: readonly Impact[] = ['patch', 'minor', 'major']

/** The greatest impact; undefined without changes. */
export function impactOf(changes: readonly Change[]): Impact | undefined {
  return ORDER.findLast((impact) => changes.some((one) => one.impact === impact))
}

/** `names` in code, as a list that fits into a line. */
export function listOf(names: readonly string[], most = 5): string {
  if (names.length === 0) return 'nothing'
  const shown = names.length > most ? names.slice(0, most - 1) : names
  const rest = names.length - shown.length
  return [...shown.map(code), ...(rest > 0 ? [`${rest} more`] : [])]
    .join(', ')
    .replace(/, ([^,]*)$/, ' and $1')
}

export function code(text: string): string {
  return `\`${text}\``
}

/** A value of the document, in words. */
export function inMarkdown(value: unknown): string {
  if (Array.isArray(value)) return value.map(inMarkdown).join(' or ')
  if (typeof value === 'string') return code(value)
  if (value === undefined) return 'nothing'
  if (typeof value !== 'object' || value === null) return String(value)
  const text = JSON.stringify(value)
  return code(text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text)
}

/** With a capital letter, unless it starts with code. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
