import { type SampleRequest, variableOf } from './request.ts'

/** How a language writes values. */
export interface Syntax {
  /** The brackets around the members of an object. */
  readonly object: readonly [string, string]
  readonly array: readonly [string, string]
  /** The indentation of one level. */
  readonly indent: string
  /** The words for `true`, `false` and `null`, if they differ. */
  readonly words: Readonly<Record<string, string>>
  readonly emptyArray?: string
  /** Whether to align values vertically. */
  readonly isAligned?: boolean
  /** The literals of names and texts, if they differ from JSON. */
  readonly name?: (name: string) => string
  readonly text?: (text: string) => string
  /** The expression for a secret: in most languages, an environment variable. */
  readonly secret: (variable: string, field: string) => string
}

/** A body as source text, without its secrets. */
export function literal(body: NonNullable<SampleRequest['body']>, syntax: Syntax): string {
  const { object, array, indent, words, emptyArray, isAligned, secret } = syntax
  const { name: named = JSON.stringify, text: quoted = JSON.stringify } = syntax
  const written = (value: unknown, before: string): string => {
    if (Array.isArray(value)) {
      if (value.length === 0 && emptyArray) return emptyArray
      return array[0] + value.map((item) => written(item, before)).join(', ') + array[1]
    }
    if (typeof value !== 'object' || value === null) {
      const text = typeof value === 'string' ? quoted(value) : JSON.stringify(value)
      return words[text] ?? text
    }
    const inner = before + indent
    const entries = Object.entries(value).map(([name, item]) => ({
      key: `${named(name)}:`,
      text: body.secrets.includes(name) ? secret(variableOf(name), name) : written(item, inner),
    }))
    const lines = (isAligned ? aligned(entries) : entries).map(({ key, text }) => `${inner}${key} ${text},`)
    return [object[0], ...lines, before + object[1]].join('\n')
  }
  return written(body.value, '')
}

/** Lines one level deeper, however many a text has. */
export function indented(texts: readonly string[], indent: string) {
  const lines = texts.flatMap((text) => text.split('\n'))
  return lines.map((line) => (line === '' ? '' : indent + line))
}

interface Entry {
  readonly key: string
  readonly text: string
}

/** Aligns values vertically, up to one that takes several lines: the rule of gofmt. */
function aligned(entries: readonly Entry[]): Entry[] {
  const end = entries.findIndex(({ text }) => text.includes('\n'))
  const block = end < 0 ? entries : entries.slice(0, end)
  const width = Math.max(...block.map(({ key }) => key.length))
  const padded = block.map(({ key, text }) => ({ key: key.padEnd(width), text }))
  return end < 0 ? padded : [...padded, ...entries.slice(end, end + 1), ...aligned(entries.slice(end + 1))]
}
