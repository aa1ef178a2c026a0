import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root as folder } from '../artifacts.mjs'
import { explanations } from '../redocly-plugin/errors.mjs'
import { API_KEY, draw, SIGN_IN } from './diagrams.mjs'

/**
 * @typedef {import('../redocly-plugin/place.mjs').Place} Place
 * @typedef {Readonly<Record<string, () => string>>} Parts what may stand for `<!-- name -->` in a text, by
 *   name
 */

const MARK = /^<!-- ([a-z-]+) -->$/gm

/** What the guide shows beyond its own words. @param {Place} root @returns {Parts} */
export function partsOf(root) {
  return {
    'error-codes': () => codeTable(explanations(root)),
    'rate-limits': () => rateLimitTable(root),
    'diagram-sign-in': () => draw(SIGN_IN),
    'diagram-api-key': () => draw(API_KEY),
    changelog: () => changelog(join(folder, 'CHANGELOG.md')),
  }
}

/**
 * Puts each part in the place of its mark.
 * @param {string} text Markdown
 * @param {Parts} parts
 * @throws {Error} at a mark that no part has, and when a part has no mark
 */
export function withParts(text, parts) {
  const unused = new Set(Object.keys(parts))
  const whole = text.replaceAll(MARK, (_, name) => {
    const part = parts[name]
    if (!part) throw new Error(`There is no part "${name}" to put into the guide.`)
    unused.delete(name)
    return part()
  })
  if (unused.size > 0) throw new Error(`The guide has no place for: ${[...unused].join(', ')}.`)
  return whole
}

/**
 * Error codes with what they mean and what to do.
 * @param {ReturnType<typeof explanations>} codes
 */
export function codeTable(codes) {
  const rows = codes.map(([code, { members }]) => {
    return `| ${members.status} \`${code}\` | ${members.meaning} **${members.action}** |`
  })
  return ['| code | meaning, and what to do |', '|---|---|', ...rows].join('\n')
}

/** The classes of the rate limit and how much each allows. @param {Place} root */
function rateLimitTable(root) {
  const rows = root
    .get('x-rate-limits')
    .entries()
    .map(([name, { members }]) => `| \`${name}\` | ${members.limit} in ${members.window} seconds |`)
  return ['| class | requests |', '|---|---|', ...rows].join('\n')
}

/**
 * What each version changed, newest first. Headings of Markdown would each become an entry of the menu.
 * @param {string} file
 */
function changelog(file) {
  if (!existsSync(file)) return 'This is the first version.'
  return readFileSync(file, 'utf8')
    .replace(/^# .*\n+/, '')
    .replaceAll(/^(##+) (.*)$/gm, (_, { length }, heading) => `<h${length + 1}>${heading}</h${length + 1}>`)
}
