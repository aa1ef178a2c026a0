import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root as folder } from '../artifacts.mjs'
import { operations } from '../redocly-plugin/contract.mjs'
import { API_KEY, draw, SIGN_IN } from './diagrams.mjs'
import { codeBlock } from './page/code.mjs'
import { allRefusals, errorExamples, errorReference } from './page/errors.mjs'
import { headerReference } from './page/headers.mjs'
import { html, raw } from './page/html.mjs'
import { blocksOf, ofBlocks, paragraphs } from './page/markdown.mjs'

/**
 * @typedef {import('../redocly-plugin/place.mjs').Place} Place
 * @typedef {Readonly<Record<string, () => import('./page/html.mjs').Html>>} Parts what may stand for
 *   `<!-- name -->` in the guide, by name
 */

/** What the guide shows beyond its own words. @param {Place} root @returns {Parts} */
export function partsOf(root) {
  const all = operations(root)
  return {
    'error-codes': () => errorReference(allRefusals(root), errorExamples(all)),
    'rate-limits': () => paragraphs(rateLimitTable(root)),
    'response-headers': () => headerReference(all),
    'diagram-sign-in': () => raw(draw(SIGN_IN)),
    'diagram-api-key': () => raw(draw(API_KEY)),
    'browser-client': () => listing(join(folder, 'scripts/docs/example-app/cms.js')),
    changelog: () => changelog(join(folder, 'CHANGELOG.md')),
  }
}

/** The classes of the rate limit and how much each allows. @param {Place} root */
function rateLimitTable(root) {
  const rows = root
    .get('x-rate-limits')
    .entries()
    .map(([name, { members }]) => `| \`${name}\` | ${members.limit} in ${members.window} seconds |`)
  return ['| class | requests |', '|---|---|', ...rows].join('\n')
}

/** A file as a block of code that is as wide as the page. @param {string} file */
function listing(file) {
  return html`<div>${codeBlock(readFileSync(file, 'utf8'), 'js')}</div>`
}

/** What each version changed, newest first, under the heading of its chapter. @param {string} file */
function changelog(file) {
  if (!existsSync(file)) return paragraphs('This is the first version.')
  const own = readFileSync(file, 'utf8')
    .replace(/^# .*\n+/, '')
    .replaceAll(/^## \[(.+)\]/gm, '## $1')
  return ofBlocks(blocksOf(own).map((it) => (it.type === 'heading' ? { ...it, depth: it.depth + 1 } : it)))
}
