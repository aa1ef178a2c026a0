import { Marked } from 'marked'
import { codeBlock, isLanguage } from './code.mjs'
import { raw } from './html.mjs'

/** @typedef {import('marked').Token} Token */

const marked = new Marked({
  renderer: {
    code({ text, lang = '' }) {
      return codeBlock(text, isLanguage(lang) ? lang : 'http').text
    },
    heading({ tokens, depth, text }) {
      const id = depth < 4 ? ` id="${slug(text)}"` : ''
      return `<h${depth}${id}>${this.parser.parseInline(tokens)}</h${depth}>\n`
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
