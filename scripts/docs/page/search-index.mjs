import { STATUS_CODES } from 'node:http'
import { operations, schemasWithin } from '../../redocly-plugin/contract.mjs'
import { ownWords } from '../../redocly-plugin/terms.mjs'
import { allRefusals } from './errors.mjs'
import { allHeaders, headerId } from './headers.mjs'
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
 * @property {string} text what is shown of it
 * @property {string} [words] what else it is found by
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
    ...allHeaders(operations(root)).map(([name, { members }]) => ({
      id: headerId(name),
      title: name,
      kind: 'Response header',
      text: plain(String(members.description)),
    })),
    ...operations(root).map(operationEntry),
  ].map(withOtherWords)
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

/** What readers look for, and the page calls otherwise. */
const OTHER_WORDS = {
  'sign out': 'log out, logout, log off, sign off',
  'sign in': 'log in, login, log on',
  UTC: 'timezone, time zone, date',
  'File uploads': 'upload, image, media, attachment: not in this API',
  Webhooks: 'webhook, callback, event, push, notification: not in this API',
  Registration: 'register, sign up, forgot password: not in this API',
  'Rate limits': 'throttling, quota',
}

/** @param {Entry} entry @returns {Entry} */
function withOtherWords(entry) {
  const own = `${entry.title} ${entry.text}`.toLowerCase()
  const others = Object.entries(OTHER_WORDS).filter(([words]) => own.includes(words.toLowerCase()))
  const words = [entry.words ?? [], ...others.map(([, other]) => other)].flat()
  return words.length === 0 ? entry : { ...entry, words: words.join(', ') }
}

/** @param {Operation} operation @returns {Entry} */
function operationEntry({ id, method, path, place, parameters, body, responses }) {
  const names = parameters.map(({ members }) => members.name)
  const schemas = [body, ...responses.filter(([status]) => status < '3').map(([, it]) => it)].flatMap((it) =>
    schemasWithin(it.get('content', 'application/json', 'schema')),
  )
  const fields = schemas.flatMap((schema) => Object.keys(schema.get('properties').members))
  return {
    id,
    title: String(place.members.summary),
    kind: `${method.toUpperCase()} ${path}`,
    text: plain(ownWords(String(place.members.description))),
    words: [id, ...new Set([...names, ...fields])].join(', '),
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
