import { Marked, type Token } from 'marked'
import { codeBlock, coloured, isLanguage } from './code.ts'
import { heading, raw } from './html.ts'

const marked = new Marked({
  renderer: {
    code({ text, lang = '' }) {
      return codeBlock(text, isLanguage(lang) ? lang : 'http').text
    },
    heading({ tokens, depth, text }) {
      const title = this.parser.parseInline(tokens)
      return depth < 4 ? `${heading(depth, slug(text), raw(title))}\n` : `<h${depth}>${title}</h${depth}>\n`
    },
  },
})

/** The address of a heading within the page. */
export function slug(heading: string) {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The highlighted HTML of each code block in a text. */
export function colouredCode(text: string): string[] {
  return blocksOf(text).flatMap((block) => {
    if (block.type !== 'code') return []
    return coloured(block.text, isLanguage(block.lang) ? block.lang : 'http').text
  })
}

/** The blocks of a text in Markdown. */
export function blocksOf(text: string): Token[] {
  return marked.lexer(text)
}

export function ofBlocks(blocks: Token[]) {
  return raw(marked.parser(blocks))
}

/**
 * Paragraphs, lists and tables.
 *
 * @param text Markdown
 */
export function paragraphs(text: unknown) {
  return ofBlocks(blocksOf(String(text ?? '')))
}

/**
 * The content of one paragraph.
 *
 * @param text Markdown
 */
export function inline(text: unknown) {
  return raw(String(marked.parseInline(String(text ?? '').trim())))
}
