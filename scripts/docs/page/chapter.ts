import type { Token } from 'marked'
import { type Chapter, type Parts, partAt } from '../guide.ts'
import { type Html, html } from './html.ts'
import { blocksOf, ofBlocks, paragraphs, slug } from './markdown.ts'

/** Text, and the code that belongs to it, side by side. */
interface Row {
  readonly prose: Html[]
  readonly exhibits: Html[]
  /** Whether following text begins a new row. */
  isFull: boolean
}

/** Longer code goes below its text, in full width. */
const LONG = 30

/**
 * A chapter of the guide.
 *
 * @throws Error for a placeholder without a part
 */
export function chapterSection({ title, text }: Chapter, parts: Parts) {
  const id = slug(title)
  const rows: Row[] = [
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

/** Adds text to the last row, and code next to it. */
function place(rows: Row[], block: Token, parts: Parts) {
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
