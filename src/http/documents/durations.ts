import { isMap, isScalar, parseDocument, visit } from 'yaml'
import { isRecord } from '../../base/guards.ts'
import type { Settings } from '../../config/settings.ts'

/** Settings of seconds that the documents state, by their placeholders: `{ACCESS_TOKEN_TTL}`. */
const STATED = {
  ACCESS_TOKEN_TTL: 'accessTokenTtl',
  REFRESH_GRACE_SECONDS: 'refreshGraceSeconds',
  REFRESH_IDLE_TTL: 'refreshIdleTtl',
  REFRESH_ABSOLUTE_TTL: 'refreshAbsoluteTtl',
  PRINCIPAL_CACHE_TTL: 'principalCacheTtl',
} as const

export type Durations = Pick<Settings, (typeof STATED)[keyof typeof STATED]>

/** The settings that descriptions mention, each with its default: `ACCESS_TOKEN_TTL: 15 minutes`. */
const EXTENSION = 'x-settings'

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** Replaces the placeholders in a text with the durations of these settings. */
export function withDurations(text: string, settings: Durations): string {
  return Object.entries(STATED).reduce(
    (filled, [name, setting]) => filled.replaceAll(`{${name}}`, () => inWords(settings[setting])),
    text,
  )
}

/** The contract with a placeholder for each duration that its `x-settings` names. */
export function withPlaceholders(document: unknown): unknown {
  return JSON.parse(
    JSON.stringify(document, (_key, value: unknown) => {
      const stated = isRecord(value) ? value[EXTENSION] : undefined
      if (!isRecord(value) || !isRecord(stated)) return value
      const texts = Object.entries(value).map(([key, text]) => [key, opened(text, stated)])
      const names = Object.keys(stated).map((name) => [name, `{${name}}`])
      return Object.fromEntries([...texts, [EXTENSION, Object.fromEntries(names)]])
    }),
  )
}

/** The same for the YAML source, which otherwise stays unchanged. */
export function yamlWithPlaceholders(source: string): string {
  const found: { readonly start: number; readonly end: number; readonly stated: object }[] = []
  visit(parseDocument(source), {
    Map(_key, map) {
      const names = map.get(EXTENSION)
      if (!isMap(names)) return
      for (const { value } of [...map.items, ...names.items])
        if (isScalar(value) && value.range)
          found.push({ start: value.range[0], end: value.range[1], stated: names.toJSON() })
    },
  })
  return found
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, stated }) =>
        text.slice(0, start) + opened(text.slice(start, end), stated) + text.slice(end),
      source,
    )
}

function opened<T>(text: T, stated: object): T | string {
  if (typeof text !== 'string') return text
  return Object.entries(stated).reduce(
    (changed, [name, phrase]) => changed.replaceAll(String(phrase), `{${name}}`),
    String(text),
  )
}

/** `15 minutes` for 900. */
function inWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds > 0 && seconds % length === 0) ?? ['second', 1]
  return (seconds / size).toLocaleString('en', { style: 'unit', unit, unitDisplay: 'long' })
}
