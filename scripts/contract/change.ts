/** The part of the version (Semantic Versioning 2.0.0) that a change asks for. */
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
}

/** What breaks is under its own heading, whatever else it is. */
export function change(impact: Impact, group: Group, text: string): Change {
  return { impact, group: impact === 'major' ? 'Breaking' : group, text }
}

const ORDER: readonly Impact[] = ['patch', 'minor', 'major']

/** The greatest impact; undefined when there is no change. */
export function impactOf(changes: readonly Change[]): Impact | undefined {
  return ORDER.findLast((impact) => changes.some((one) => one.impact === impact))
}

/** `names` in code, as a list that does not grow beyond a line. */
export function listOf(names: readonly string[], most = 5): string {
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
  return typeof value === 'object' && value !== null ? code(JSON.stringify(value)) : String(value)
}

/** With a capital letter, unless it starts with code. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
