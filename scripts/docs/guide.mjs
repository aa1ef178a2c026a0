import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const CHAPTERS = fileURLToPath(new URL('guide', import.meta.url))

/**
 * @typedef {object} Chapter
 * @property {string} title
 * @property {string} text Markdown, without the title; `<!-- name -->` stands for a part of the page
 */

/**
 * The words that the page shows in front of the operations, in the order of their file names.
 * @returns {Chapter[]}
 */
export function chapters() {
  return readdirSync(CHAPTERS)
    .sort()
    .map((name) => {
      const [, title = name, text = ''] =
        /^## (.+)\n([\s\S]*)$/.exec(readFileSync(join(CHAPTERS, name), 'utf8')) ?? []
      return { title, text }
    })
}
