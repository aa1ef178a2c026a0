import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root as folder } from '../artifacts.mjs'
import { operations } from '../redocly-plugin/contract.mjs'
import { API_KEY, draw, inWords, SIGN_IN } from './diagrams.mjs'
import { codeBlock } from './page/code.mjs'
import { allRefusals, errorExamples, errorReference, errorTable } from './page/errors.mjs'
import { headerReference, headerTable } from './page/headers.mjs'
import { html, raw } from './page/html.mjs'

/**
 * @typedef {import('../redocly-plugin/place.mjs').Place} Place
 *
 * @typedef {object} Part what may stand for `<!-- name -->` in the guide
 * @property {string} text Markdown
 * @property {() => import('./page/html.mjs').Html} [shown] on the page, where that is more than its text
 *
 * @typedef {Readonly<Record<string, Part>>} Parts by name
 */

/** A small app for a browser; the guide shows its client. */
export const EXAMPLE_APP = 'scripts/docs/example-app'

const NAMED = /^<!-- ([a-z-]+) -->\s*$/

/** What the guide shows beyond its own words. @param {Place} root @returns {Parts} */
export function partsOf(root) {
  const all = operations(root)
  const errors = allRefusals(root)
  const client = readFileSync(join(folder, EXAMPLE_APP, 'cms.js'), 'utf8')
  return {
    'error-codes': { text: errorTable(errors), shown: () => errorReference(errors, errorExamples(all)) },
    'rate-limits': { text: rateLimitTable(root) },
    'response-headers': { text: headerTable(all), shown: () => headerReference(all) },
    'diagram-sign-in': diagram(SIGN_IN),
    'diagram-api-key': diagram(API_KEY),
    'browser-client': {
      text: `\`\`\`js\n${client}\`\`\``,
      // as wide as the page
      shown: () => html`<div>${codeBlock(client, 'js')}</div>`,
    },
    changelog: { text: changelog(join(folder, 'CHANGELOG.md')) },
  }
}

/** The part that a block of Markdown stands for. @param {string} block @param {Parts} parts */
export function partAt(block, parts) {
  const name = NAMED.exec(block)?.[1]
  if (name === undefined) return undefined
  const part = parts[name]
  if (!part) throw new Error(`There is no part "${name}" to put into the guide.`)
  return part
}

/**
 * The chapters with their parts in place, as one text in Markdown.
 * @param {readonly import('./guide.mjs').Chapter[]} chapters
 * @param {Parts} parts
 */
export function guideText(chapters, parts) {
  return chapters
    .map(({ title, text }) => {
      const lines = text.split('\n').map((line) => partAt(line, parts)?.text ?? line)
      return `## ${title}\n${lines.join('\n')}`
    })
    .join('\n')
}

/** @param {import('./diagrams.mjs').Sequence} sequence @returns {Part} */
function diagram(sequence) {
  return { text: inWords(sequence), shown: () => raw(draw(sequence)) }
}

/** The classes of the rate limit and how much each allows. @param {Place} root */
function rateLimitTable(root) {
  const rows = root
    .get('x-rate-limits')
    .entries()
    .map(([name, { members }]) => `| \`${name}\` | ${members.limit} in ${members.window} seconds |`)
  return ['| class | requests |', '|---|---|', ...rows].join('\n')
}

/** What each version changed, newest first, under the heading of its chapter. @param {string} file */
function changelog(file) {
  if (!existsSync(file)) return 'This is the first version.'
  return readFileSync(file, 'utf8')
    .replace(/^# .*\n+/, '')
    .replaceAll(/^## \[(.+)\]/gm, '## $1')
    .replaceAll(/^#/gm, '##')
    .trimEnd()
}
