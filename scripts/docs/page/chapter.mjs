import { partAt } from '../parts.mjs'
import { html } from './html.mjs'
import { blocksOf, ofBlocks, paragraphs, slug } from './markdown.mjs'

/**
 * @typedef {import('marked').Token} Token
 * @typedef {import('./html.mjs').Html} Html
 *
 * @typedef {object} Row words, and what they speak of beside them
 * @property {Html[]} prose
 * @property {Html[]} exhibits
 * @property {boolean} isFull whether words that follow begin a row of their own
 */

/** Code that is longer stands below its words, as wide as the page. */
const LONG = 30

/**
 * A chapter of the guide.
 * @param {import('../guide.mjs').Chapter} chapter
 * @param {import('../parts.mjs').Parts} parts
 * @throws {Error} at a mark that no part has
 */
export function chapterSection({ title, text }, parts) {
  const id = slug(title)
  /** @type {Row[]} */
  const rows = [
    {
      prose: [html`<h2 id="${id}-name"><a class="self" href="#${id}">${title}</a></h2>`],
      exhibits: [],
      isFull: false,
    },
  ]
  for (const block of blocksOf(text)) place(rows, block, parts)
  return html`
<section id="${id}" class="chapter" aria-labelledby="${id}-name">${rows.map(
    ({ prose, exhibits }) => html`
<div class="row"><div class="prose">${prose}</div>${
      exhibits.length > 0 ? html`<div class="exhibit">${exhibits}</div>` : undefined
    }</div>`,
  )}
</section>`
}

/**
 * Words go to the last row, and code beside them.
 * @param {Row[]} rows
 * @param {Token} block
 * @param {import('../parts.mjs').Parts} parts
 */
function place(rows, block, parts) {
  const part = block.type === 'html' ? partAt(block.raw, parts) : undefined
  const piece = part?.shown?.() ?? (part ? paragraphs(part.text) : ofBlocks([block]))
  const last = rows.at(-1)
  const isCode = block.type === 'code' && block.raw.split('\n').length <= LONG
  const isFigure = piece.text.startsWith('<figure class="sequence"')
  if (last && (isCode || isFigure)) {
    last.exhibits.push(piece)
    last.isFull = isCode
    return
  }
  if (block.type === 'space') return
  if (last && !last.isFull && block.type !== 'heading') last.prose.push(piece)
  else rows.push({ prose: [piece], exhibits: [], isFull: false })
}
