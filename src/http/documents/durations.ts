import type { Settings } from '../../config/settings.ts'

/** Settings of seconds, and how the documents state their defaults. */
const STATED = [
  ['accessTokenTtl', '15 minutes'],
  ['refreshGraceSeconds', 'within 10 seconds'],
  ['refreshIdleTtl', '7 days'],
  ['refreshAbsoluteTtl', 'after 30 days in any case'],
  ['principalCacheTtl', 'for reads for up to 1 second'],
] as const

export type Durations = Pick<Settings, (typeof STATED)[number][0]>

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

/** A document with the durations of these settings in the place of the defaults. */
export function withDurations(document: string, settings: Durations): string {
  return STATED.reduce(
    (text, [setting, phrase]) =>
      text.replaceAll(phrase, phrase.replace(/\d+ \w+/, inWords(settings[setting]))),
    document,
  )
}

/** `15 minutes` for 900. */
function inWords(seconds: number): string {
  const [unit, size] = UNITS.find(([, length]) => seconds > 0 && seconds % length === 0) ?? ['second', 1]
  return (seconds / size).toLocaleString('en', { style: 'unit', unit, unitDisplay: 'long' })
}
