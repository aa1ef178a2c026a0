import { STATUS_CODES } from 'node:http'
import { operations } from '../../redocly-plugin/contract.mjs'
import { ownWords } from '../../redocly-plugin/terms.mjs'
import { allRefusals } from './errors.mjs'
import { raw, textOf } from './html.mjs'
import { paragraphs, slug } from './markdown.mjs'

/**
 * @typedef {import('../../redocly-plugin/place.mjs').Place} Place
 * @typedef {import('../../redocly-plugin/contract.mjs').Operation} Operation
 *
 * @typedef {object} Entry a place of the page that a reader may look for
 * @property {string} id address within the page
 * @property {string} title
 * @property {string} kind
 * @property {string} text
 */

/**
 * What the search of the page knows.
 * @param {Place} root
 * @param {readonly import('../guide.mjs').Chapter[]} chapters
 * @returns {Entry[]}
 */
export function searchIndex(root, chapters) {
  return [
    ...chapters.flatMap(sections),
    ...allRefusals(root).map(({ code, status, meaning, action }) => ({
      id: `error-${code}`,
      title: `${status} ${code}`,
      kind: 'Error',
      text: plain(`${STATUS_CODES[status]}. ${meaning} ${action}`),
    })),
    ...operations(root).map(operationEntry),
  ]
}

/** A chapter, and each heading in it. @param {import('../guide.mjs').Chapter} chapter @returns {Entry[]} */
function sections({ title, text }) {
  const [own = '', ...parts] = `\n${text}`.split(/\n(?=### )/)
  const within = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return { heading: heading.replace('### ', ''), words: lines.join('\n') }
  })
  return [
    { id: slug(title), title, kind: 'Guide', text: withReasons(plain(own)) },
    ...within.map(({ heading, words }) => ({
      id: slug(heading),
      title: heading,
      kind: `Guide: ${title}`,
      text: withReasons(plain(words)),
    })),
  ]
}

/** @param {Operation} operation @returns {Entry} */
function operationEntry({ id, method, path, place, parameters, body }) {
  const names = parameters.map(({ members }) => members.name)
  const sent = Object.keys(body.get('content', 'application/json', 'schema', 'properties').members)
  const words = plain(ownWords(String(place.members.description)))
  return {
    id,
    title: String(place.members.summary),
    kind: `${method.toUpperCase()} ${path}`,
    text: [words, id, ...names, ...sent].join(' '),
  }
}

/**
 * A text with the names of the HTTP statuses that it speaks of, such as Too Many Requests.
 * @param {string} text
 */
function withReasons(text) {
  const statuses = new Set([...text.matchAll(/\b[45]\d\d\b/g)].map(([status]) => status))
  return [text, ...[...statuses].flatMap((status) => STATUS_CODES[status] ?? [])].join(' ')
}

/** @param {string} markdown */
function plain(markdown) {
  return textOf(raw(paragraphs(markdown.replaceAll(/^<!--.*-->$/gm, '')).text))
}
