import { capital, nounOf } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { fail } from './field.ts'
import { givenFields, type Resource } from './resource.ts'

/** A noun, `$`, with its articles, by the one that it is written with; `e` ends a participle. */
type Forms = Readonly<Record<'the' | 'such' | 'another' | 'e', string>>

const forms = (the: string, such: string, another: string, e = ''): Forms => ({ the, such, another, e })

const NOUNS: Readonly<Record<string, Forms>> = {
  the: forms('the $', '$', 'another $'),
  der: forms('der $', 'diesen $', 'ein anderer $'),
  die: forms('die $', 'diese $', 'eine andere $'),
  das: forms('das $', 'dieses $', 'ein anderes $'),
  el: forms('el $', 'ese $', 'otro $'),
  la: forms('la $', 'esa $', 'otra $'),
  un: forms('le $', 'ce $', 'un autre $'),
  une: forms('la $', 'cette $', 'une autre $', 'e'),
  // before a vowel
  unV: forms('l’$', 'cet $', 'un autre $'),
  uneV: forms('l’$', 'cette $', 'une autre $', 'e'),
}
const VOWEL = /^[aeiouhàâéèêîôû]/i

/** Of a record that was created, changed, deleted, is missing, and of a value that another one has. */
const SENTENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    page: 'on this page.',
    created: '{the} was created.',
    changed: '{the} was changed.',
    deleted: '{the} was deleted.',
    missing: 'there is no such {such}.',
    taken: '{another} has this {field}.',
  },
  de: {
    page: 'auf dieser Seite.',
    created: '{the} wurde angelegt.',
    changed: '{the} wurde geändert.',
    deleted: '{the} wurde gelöscht.',
    missing: '{such} gibt es nicht.',
    taken: '{another} hat schon diesen Wert von {field}.',
  },
  es: {
    page: 'en esta página.',
    created: 'se ha creado {the}.',
    changed: 'se ha modificado {the}.',
    deleted: 'se ha eliminado {the}.',
    missing: 'no existe {such}.',
    taken: '{another} ya tiene este valor de {field}.',
  },
  fr: {
    page: 'sur cette page.',
    created: '{the} a été créé{e}.',
    changed: '{the} a été modifié{e}.',
    deleted: '{the} a été supprimé{e}.',
    missing: '{such} n’existe pas.',
    taken: '{another} a déjà cette valeur de {field}.',
  },
}

/** What stands in front of a text that nobody has translated yet: the linter refuses it. */
const TO_TRANSLATE = 'TRANSLATE: '

/** Rules that no operation had before, by their keys. */
const RULES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'format.uri': {
    en: 'must be an absolute URL that begins with http:// or https://',
    de: 'muss eine vollständige URL sein, die mit http:// oder https:// beginnt',
    es: 'debe ser una URL absoluta que empiece por http:// o https://',
    fr: 'doit être une URL absolue qui commence par http:// ou https://',
  },
  'pattern.signedDecimal': {
    en: 'must be a number with at most 10 digits before the point and 4 behind it',
    de: 'muss eine Zahl mit höchstens 10 Stellen vor und 4 nach dem Komma sein',
    es: 'debe ser un número con un máximo de 10 cifras enteras y 4 decimales',
    fr: 'doit être un nombre avec au plus 10 chiffres avant la virgule et 4 après',
  },
}

/** Where a message is written: above another one. */
const ABOVE = {
  operation: 'listPosts',
  detail: 'noSuchPost',
  'format.uri': `'format.uuid'`,
  'pattern.signedDecimal': `'pattern.sku'`,
}

interface Message {
  readonly above: string
  /** As code. */
  readonly text: string
}

/** The messages that there are because of a resource, by their keys. */
export function messagesOf(resource: Resource | undefined, language: string): ReadonlyMap<string, Message> {
  if (!resource) return new Map()
  const { name, noun, nouns, plural, fields, translations } = resource
  const sentences = SENTENCES[language]
  const english = `the ${noun}, ${nouns}`
  const written = language === 'en' ? english : sentences && translations[language]
  const [, article = '', one = '', other = ''] = /^(\S+) (.+), (.+)$/.exec(written ?? english) ?? []
  const declined = NOUNS[article.startsWith('un') && VOWEL.test(one) ? `${article}V` : article]
  if (!declined)
    return fail(name, `the noun in ${language} is written like "der Termin, Termine": ${written}`)
  const quoted = (text: string) => `'${written ? '' : TO_TRANSLATE}${capital(text)}'`
  const told = (kind: string, field = '') => {
    const text = (written ? sentences : SENTENCES.en)?.[kind] ?? kind
    const words: Readonly<Record<string, string>> = { ...declined, field }
    return text.replace(/\{(\w+)\}/g, (_, word) => (words[word] ?? '').replace('$', one))
  }
  const counted = [one, other].map((form) => quoted(`{count} ${form} ${told('page')}`))
  const unique = fields.filter(({ isUnique }) => isUnique)
  const operation = (text: string) => ({ above: ABOVE.operation, text })
  const detail = (text: string) => ({ above: ABOVE.detail, text: quoted(text) })
  return new Map<string, Message>([
    [`list${plural}`, operation(`{ one: ${counted[0]}, other: ${counted[1]} }`)],
    [`create${name}`, operation(quoted(told('created')))],
    [`get${name}`, operation(quoted(told('{the}.')))],
    [`update${name}`, operation(quoted(told('changed')))],
    [`delete${name}`, operation(quoted(told('deleted')))],
    [`noSuch${name}`, detail(told('missing'))],
    ...unique.map((field): [string, Message] => {
      const called = language === 'en' ? nounOf(field.name) : field.name
      return [`${lowerFirst(name)}${capital(field.name)}Taken`, detail(told('taken', called))]
    }),
    ...rulesOf(resource).map((rule): [string, Message] => [
      `'${rule}'`,
      {
        above: Reflect.get(ABOVE, rule),
        text: `'${RULES[rule]?.[language] ?? `${TO_TRANSLATE}${RULES[rule]?.en}`}'`,
      },
    ]),
  ])
}

function rulesOf(resource: Resource): string[] {
  const given = givenFields(resource).map(({ whole }) => whole)
  const used = new Set(
    given.flatMap(({ format, 'x-pattern-name': pattern }) => [`format.${format}`, `pattern.${pattern}`]),
  )
  return Object.keys(RULES).filter((rule) => used.has(rule))
}

/**
 * The messages of a language with what differs between two versions of a resource. What was edited stays.
 *
 * @param contract as it will be: a rule that it has still needs its message
 */
export function messagesWith(
  source: string,
  language: string,
  [was, now]: readonly [Resource | undefined, Resource | undefined],
  contract: string,
): string {
  const [base, next] = [messagesOf(was, language), messagesOf(now, language)]
  let text = source
  for (const [key, { text: old }] of base) {
    const isUsed =
      key.startsWith("'") &&
      new RegExp(`(?:format|x-pattern-name): ${key.slice(1, -1).split('.')[1]}\\n`).test(contract)
    const entry = entryOf(text, key)
    const present = next.get(key)
    if (entry === undefined || isUsed || present?.text === old) continue
    if (present === undefined) text = text.replace(entry, '')
    else if (squeezed(entry).endsWith(`: ${squeezed(old)},`))
      text = text.replace(entry, () => lineOf(key, present.text))
  }
  for (const [key, message] of next)
    if (entryOf(text, key) === undefined) text = above(text, message.above, lineOf(key, message.text))
  return text
}

/**
 * The messages of a language without those of a removed resource's actions, and of rules over several of its
 * fields that nothing else has.
 *
 * @param sources all that may name a rule otherwise
 */
export function messagesWithout(source: string, { operations, rules }: Resource, sources: string): string {
  const isUnused = (key: string) =>
    rules.includes(key.replace(/\..*/, '')) && !new RegExp(`\\b${key}\\b`).test(sources)
  const without = (section: string, isGone: (key: string) => boolean) => (text: string) =>
    text.replace(new RegExp(`^  ${section}: \\{\n[\\s\\S]*?^  \\},`, 'm'), (entries) =>
      [...entries.matchAll(/^ {4}'?([\w.]+)'?:/gm)]
        .filter(([, key = '']) => isGone(key))
        .reduce((left, [entry]) => left.replace(entryOf(left, entry.trim().slice(0, -1)) ?? '', ''), entries),
    )
  return without('rules', isUnused)(without('success', (key) => operations.includes(key))(source))
}

function entryOf(text: string, key: string): string | undefined {
  return new RegExp(`^    ${key.replaceAll('.', '\\.')}:[\\s\\S]*?,\\n(?=    [^\\s}]|  \\})`, 'm').exec(
    text,
  )?.[0]
}

function squeezed(code: string): string {
  return code.replace(/\s+/g, ' ').replace(/, \}/g, ' }').trim()
}

function lineOf(key: string, text: string): string {
  return `    ${key}: ${text},\n`
}

function above(text: string, name: string, line: string): string {
  const done = text.replace(new RegExp(`^    ${name.replaceAll('.', '\\.')}:`, 'm'), (there) => line + there)
  if (done === text) throw new Error(`the messages have no ${name}`)
  return done
}
