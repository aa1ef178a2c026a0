import { entries, type Json, texts } from '../json.ts'
import { ALSO_ACCEPTS } from '../redocly-plugin/input.ts'
import { code, type Impact } from './change.ts'
import { breaks, type Verdict } from './limits.ts'
import type { Kind, Pair } from './pair.ts'
import { memberOf, type Subject, subject } from './subject.ts'

/** A member of something, in the two contracts. */
export interface Member {
  readonly name: string
  readonly was: unknown
  readonly now: unknown
}

/** The changes to report if a member is added or removed. */
type Judge = (
  name: string,
  member: Json,
  parent: Pick<Pair, 'now' | 'directions'>,
) => readonly [impact: Impact, text: string]

interface Options {
  /** A single member instead of several by name. */
  readonly isOne?: boolean
  /** Names are case-insensitive. */
  readonly isCaseless?: boolean
  /** It goes in the opposite direction, like a response to a request. */
  readonly isAnswer?: boolean
  readonly comes?: Judge
  readonly goes?: Judge
}

/** The members under a keyword. */
export interface Child extends Required<Options> {
  readonly kind: Kind
  readonly subject: (parent: Subject, name: string, member: Json) => Subject
}

const always =
  (impact: Impact, text: string): Judge =>
  () => [impact, text]

const isNew = always('minor', 'is new')
const isRemoved = always('major', 'is removed')
/** Its removal breaks nobody. */
const isLeftOut = always('minor', 'is removed')

function child(kind: Kind, subject: Child['subject'], options: Options = {}): Child {
  const usual = { isOne: false, isCaseless: false, isAnswer: false, comes: isNew, goes: isRemoved }
  return { kind, subject, ...usual, ...options }
}

/** A new required member breaks clients that do not send it. */
const mayBeRequired: Judge = (_name, member, { directions }) =>
  member.required === true && directions.has('request')
    ? ['major', 'is new and required']
    : ['minor', 'is new']

/** By default, openapi-typescript requires members with a default, so client code no longer compiles. */
const property: Judge = (name, { default: preset }, { now, directions }) => {
  const isRequired = texts(now.required).includes(name)
  return !isRequired && preset !== undefined && directions.has('request')
    ? ['major', 'is new, with a default: types of openapi-typescript require it']
    : mayBeRequired(name, { required: isRequired }, { now, directions })
}

const limit =
  (verdict: Verdict, text: (name: string) => string): Judge =>
  (name, _member, { directions }) => [breaks(verdict, directions) ? 'major' : 'minor', text(name)]

/** Clients recognise success by the status; they treat an unknown error like others of its class. */
const status: Judge = (name, _member, { directions }) => [
  name.startsWith('2') && directions.has('request') ? 'major' : 'minor',
  'is new',
]

/** The removal of an error breaks nobody; that of a success status does. */
const lostStatus: Judge = (name) => [/^[45]/.test(name) ? 'minor' : 'major', 'is removed']

const same = (parent: Subject) => parent
const inside = ({ what, of, component }: Subject, name: string) =>
  subject(name, ` of ${what}${of}`, component)

const content = child('media', same, {
  isCaseless: true,
  comes: (name) => ['minor', `can also be ${code(name)}`],
  goes: (name) => ['major', `can no longer be ${code(name)}`],
})

/** Without a schema, everything is allowed. */
const ONE_SCHEMA: Options = {
  isOne: true,
  comes: limit('narrower', () => 'is limited by a schema'),
  goes: limit('wider', () => 'is no longer limited by a schema'),
}

/** Which things have which members. Everything else is compared as one value, by rules.ts. */
export const CHILDREN: Readonly<Record<Kind, Readonly<Record<string, Child>>>> = {
  root: {
    servers: child('server', (_root, url) => subject(`the server address ${code(url)}`)),
    // a picture of a different width is a different picture in the same place
    'x-media-variants': child('server', (_root, name) => subject(`the size ${code(name)} of pictures`)),
    // security.ts reports who loses access
    securitySchemes: child('scheme', (_root, name) => subject(`the credential ${code(name)}`), {
      goes: isLeftOut,
    }),
    webhooks: child('operation', (_root, name) => subject(`the webhook ${code(name)}`), { isAnswer: true }),
  },
  operation: {
    parameters: child(
      'parameter',
      (parent, _key, { in: place, name }) =>
        inside(
          parent,
          `the ${place === 'header' ? 'request header' : `${place} parameter`} ${code(`${name}`)}`,
        ),
      { comes: mayBeRequired },
    ),
    requestBody: child('body', (parent) => inside(parent, 'the request body'), {
      isOne: true,
      comes: mayBeRequired,
    }),
    responses: child('response', (parent, name) => inside(parent, `the ${name} response`), {
      isAnswer: true,
      comes: status,
      goes: lostStatus,
    }),
    callbacks: child('operation', (parent, name) => inside(parent, `the callback ${code(name)}`), {
      isAnswer: true,
    }),
  },
  parameter: { schema: child('schema', same, ONE_SCHEMA), content },
  body: {
    content: {
      ...content,
      goes: (name, member, parent) =>
        texts(parent.now[ALSO_ACCEPTS]).includes(name)
          ? ['minor', `is no longer described as ${code(name)}, which is still accepted`]
          : content.goes(name, member, parent),
    },
  },
  response: {
    headers: child('header', (parent, name) => inside(parent, `the header ${code(name)}`), {
      isCaseless: true,
      comes: mayBeRequired,
    }),
    content,
    links: child('link', (parent, name) => inside(parent, `the link ${code(name)}`), { goes: isLeftOut }),
  },
  header: { schema: child('schema', same, ONE_SCHEMA), content },
  media: {
    schema: child('schema', same, ONE_SCHEMA),
    'x-partial-schema': child('schema', (parent) => inside(parent, 'the partial answer'), { isOne: true }),
  },
  schema: {
    properties: child('schema', (parent, name) => memberOf(parent, `.${name}`), { comes: property }),
    items: child('schema', (parent) => memberOf(parent, '[]'), ONE_SCHEMA),
    additionalProperties: child('schema', (parent) => memberOf(parent, '.*'), ONE_SCHEMA),
    choices: child('schema', same, {
      comes: limit('wider', (name) => `can also be ${code(name)}`),
      goes: limit('narrower', (name) => `can no longer be ${code(name)}`),
    }),
  },
  link: {},
  scheme: {},
  server: {},
  words: {},
  use: {},
}

/** The members under a keyword, paired by name. */
export function membersOf({ isOne, isCaseless }: Child, was: unknown, now: unknown): Member[] {
  if (isOne) return [{ name: '', was, now }]
  const byName = (value: unknown) =>
    new Map(entries(value).map((entry) => [isCaseless ? entry[0].toLowerCase() : entry[0], entry]))
  const [before, after] = [byName(was), byName(now)]
  return [...new Set([...before.keys(), ...after.keys()])].map((key) => {
    const [old, present] = [before.get(key), after.get(key)]
    return { name: present?.[0] ?? old?.[0] ?? key, was: old?.[1], now: present?.[1] }
  })
}
