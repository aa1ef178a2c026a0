import { STATUS_CODES } from 'node:http'
import {
  contentOf,
  JSON_TYPE,
  type Operation,
  operations,
  schemasWithin,
} from '../../redocly-plugin/contract.ts'
import type { JsonNode } from '../../redocly-plugin/json-node.ts'
import { ownWords } from '../../redocly-plugin/terms.ts'
import type { Chapter } from '../guide.ts'
import type { Entry } from './data.ts'
import { allRefusals } from './errors.ts'
import { allHeaders, headerId } from './headers.ts'
import { raw, textOf } from './html.ts'
import { paragraphs, slug } from './markdown.ts'

/** The index for the search of the page. */
export function searchIndex(root: JsonNode, chapters: readonly Chapter[]): Entry[] {
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

/** A chapter, and each heading in it. */
function sections({ title, text }: Chapter): Entry[] {
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

/** Synonyms that readers search for. */
const OTHER_WORDS = {
  'sign out': 'log out, logout, log off, sign off',
  'sign in': 'log in, login, log on',
  UTC: 'timezone, time zone, date',
  'Pictures and files': 'upload, image, media, attachment',
  'Upload a file': 'attachment',
  Webhooks: 'webhook, callback, event, push, notification',
  Registration: 'register, sign up, forgot password: not in this API',
  'Rate limits': 'throttling, quota',
}

function withOtherWords(entry: Entry): Entry {
  const own = `${entry.title} ${entry.text}`.toLowerCase()
  const others = Object.entries(OTHER_WORDS).filter(([words]) => own.includes(words.toLowerCase()))
  const words = [entry.words ?? [], ...others.map(([, other]) => other)].flat()
  return words.length === 0 ? entry : { ...entry, words: words.join(', ') }
}

function operationEntry(operation: Operation): Entry {
  const { id, method, path, node, parameters, responses } = operation
  const names = parameters.map(({ members }) => members.name)
  const good = responses.filter(([status]) => status < '3').map(([, it]) => it.get('content', JSON_TYPE))
  const schemas = [contentOf(operation), ...good].flatMap((it) => schemasWithin(it.get('schema')))
  const fields = schemas.flatMap((schema) => Object.keys(schema.get('properties').members))
  return {
    id,
    title: String(node.members.summary),
    kind: `${method.toUpperCase()} ${path}`,
    text: plain(ownWords(String(node.members.description))),
    words: [id, ...new Set([...names, ...fields])].join(', '),
  }
}

/** Adds the names of the HTTP statuses that a text mentions, such as Too Many Requests. */
function withReasons(text: string) {
  const statuses = new Set([...text.matchAll(/\b[45]\d\d\b/g)].map(([status]) => status))
  return [text, ...[...statuses].flatMap((status) => STATUS_CODES[status] ?? [])].join(' ')
}

function plain(markdown: string) {
  return textOf(raw(paragraphs(markdown.replaceAll(/^<!--.*-->$/gm, '')).text))
}
