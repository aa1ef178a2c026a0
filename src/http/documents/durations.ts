import type { Settings } from '../../config/settings.ts'

type DurationSetting =
  | 'accessTokenTtl'
  | 'refreshGraceSeconds'
  | 'refreshIdleTtl'
  | 'refreshAbsoluteTtl'
  | 'principalCacheTtl'

/** Settings whose defaults the documents state. */
export type Durations = Pick<Settings, DurationSetting>

/** How the documents state each: the words before the duration, the duration, and the words behind it. */
const PHRASES: readonly (readonly [
  setting: DurationSetting,
  before: string,
  stated: string,
  after: string,
])[] = [
  ['accessTokenTtl', '', '15 minutes', ''],
  ['refreshGraceSeconds', 'within ', '10 seconds', ''],
  ['refreshIdleTtl', '', '7 days', ''],
  ['refreshAbsoluteTtl', 'after ', '30 days', ' in any case'],
  ['principalCacheTtl', 'for ', '1 second', ' more at most'],
]

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** A document with the durations of these settings in the place of the defaults. */
export function withDurations(document: string, settings: Durations): string {
  return PHRASES.reduce(
    (text, [setting, before, stated, after]) =>
      text.replaceAll(`${before}${stated}${after}`, `${before}${inWords(settings[setting])}${after}`),
    document,
  )
}

/** `15 minutes` for 900. */
function inWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds > 0 && seconds % length === 0) ?? ['second', 1]
  return (seconds / size).toLocaleString('en', { style: 'unit', unit, unitDisplay: 'long' })
}
