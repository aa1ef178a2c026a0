import { Marked } from 'marked'
import { codeBlock, isLanguage } from './code.mjs'
import { heading, raw } from './html.mjs'

/** @typedef {import('marked').Token} Token */

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

/** The address of a heading within the page. @param {string} heading */
export function slug(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}

/** The blocks of a text in Markdown. @param {string} text @returns {Token[]} */
export function blocksOf(text) {
  return marked.lexer(text)
}

/** @param {Token[]} blocks */
export function ofBlocks(blocks) {
  return raw(marked.parser(blocks))
}

/** Paragraphs, lists and tables. @param {unknown} text Markdown */
export function paragraphs(text) {
  return ofBlocks(blocksOf(String(text ?? '')))
}

/** What stands within one paragraph. @param {unknown} text Markdown */
export function inline(text) {
  return raw(String(marked.parseInline(String(text ?? '').trim())))
}
