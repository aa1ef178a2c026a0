import { isRecord } from '../../src/base/guards.ts'

/** A failed alternative is reported as the rule of that alternative. */
const NEVER_TOLD = ['anyOf', 'oneOf']

const ERRORS = /keyword: ?"([^"]+)", ?params: ?\{ ?(?:(format|pattern): ?("(?:[^"\\]|\\.)*"))?/g

/**
 * The rules that validators report, sorted: read from their code, which contains each possible error.
 *
 * @param names of the patterns, keyed by text
 * @throws Error for a pattern without a name
 */
export function rulesIn(validators: string, names: Readonly<Record<string, string>>): string[] {
  const rules = new Set<string>()
  for (const [, keyword = '', kind, literal] of validators.matchAll(ERRORS)) {
    if (NEVER_TOLD.includes(keyword)) continue
    const value = literal === undefined ? undefined : String(JSON.parse(literal))
    const variant = kind === 'pattern' && value !== undefined ? names[value] : value
    if (keyword === 'pattern' && variant === undefined) throw new Error(`${literal} needs an x-pattern-name`)
    rules.add(variant === undefined ? keyword : `${keyword}.${variant}`)
  }
  return [...rules].sort()
}

/** `x-pattern-name` of each pattern (or `x-numeric-string`) that has one, keyed by the pattern. */
export function patternNames(node: unknown): Record<string, string> {
  if (typeof node !== 'object' || node === null) return {}
  const {
    pattern,
    'x-numeric-string': numeric = pattern,
    'x-pattern-name': name,
  } = isRecord(node) ? node : {}
  const own = typeof numeric === 'string' && typeof name === 'string' ? { [numeric]: name } : {}
  return Object.assign(own, ...Object.values(node).map(patternNames))
}
