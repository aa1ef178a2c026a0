import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { readSettings, variableOf } from '../../src/config/settings.ts'

/** The variables of a row, and what it says of them. */
const ROW = /^\| ((?:`[A-Z_]+`(?:, )?)+) \| (.*) \| (.*) \|$/gm

const rows = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(ROW)].flatMap(
  ([, names = '', defaults, meaning]) =>
    [...names.matchAll(/[A-Z_]+/g)].map(([variable]) => ({ variable, text: `${defaults} ${meaning}` })),
)
const variables = Object.keys(readSettings({})).map(variableOf)

/** What the service says of a value; undefined when it takes it. */
function refusal(variable: string, value: string): string | undefined {
  try {
    readSettings({ [variable]: value })
    return undefined
  } catch (error) {
    return String(error)
  }
}

/** The bounds of a setting, as the service tells them to whoever sets something else. */
function boundsOf(variable: string): string | undefined {
  const told = refusal(variable, 'x'.repeat(10_000)) ?? ''
  const [, numbers] = /must be a whole number from (\d+ to \d+)/.exec(told) ?? []
  const [, characters] = /must have (\d+ to \d+) characters/.exec(told) ?? []
  return (numbers ?? characters)?.replace(' to ', '–')
}

describe('the table of settings', () => {
  it('has every setting once, and nothing else', () => {
    expect(rows.map(({ variable }) => variable).sort()).toEqual(variables.toSorted())
  })

  const bounded = rows.flatMap(({ variable, text }) => {
    const bounds = boundsOf(variable)
    return bounds === undefined ? [] : [{ variable, text, bounds }]
  })

  it('has more than ten settings with bounds', () => {
    expect(bounded.length).toBeGreaterThan(10)
  })

  it.each(bounded)('tells the range of $variable: $bounds', ({ text, bounds }) => {
    expect(text).toMatch(new RegExp(`${bounds}\\b|${bounds.replace('–', ' to ')}\\b`))
  })

  it.each(['LOG_LEVEL', 'RESPONSE_VALIDATION'])('names values of %s that the service accepts', (variable) => {
    const { text = '' } = rows.find((row) => row.variable === variable) ?? {}
    const words = [...text.matchAll(/`(\w+)`/g)].map(([, word = '']) => word)
    expect(words.length).toBeGreaterThan(2)
    for (const word of words) expect(refusal(variable, word), word).toBeUndefined()
    expect(refusal(variable, 'no-such-value')).toBeDefined()
  })
})
