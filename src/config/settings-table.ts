import { hostname } from 'node:os'
import { SETTINGS, variableOf } from './setting-definitions.ts'

interface Row {
  readonly variable: string
  readonly standard: string
  readonly meaning: string
}

const ROWS: readonly Row[] = Object.entries(SETTINGS).map(([name, { default: standard, desc, choices }]) => ({
  variable: variableOf(name),
  standard: inWords(standard),
  meaning:
    choices === undefined ? `${desc}` : `${desc} One of ${choices.map((one) => `\`${one}\``).join(', ')}.`,
}))

/** The settings as a table in Markdown, for PRODUCTION.md. */
export const settingsTable = [
  '| variable | default | meaning |',
  '|---|---|---|',
  ...ROWS.map(({ variable, standard, meaning }) => `| \`${variable}\` | ${standard} | ${meaning} |`),
].join('\n')

/** The settings as plain text, for a terminal. */
export const settingsHelp = ROWS.map(
  ({ variable, standard, meaning }) => `${variable} (default: ${standard})\n  ${meaning}\n`,
)
  .join('')
  .replaceAll('`', '')

function inWords(standard: unknown): string {
  if (standard === hostname()) return 'the host name'
  if (standard === true) return '`on`'
  if (Array.isArray(standard) && standard.length > 0) return standard.map((one) => `\`${one}\``).join(', ')
  return standard === undefined || String(standard) === '' ? 'none' : `\`${standard}\``
}
