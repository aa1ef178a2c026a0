import { capital, nounOf } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { fail } from './fail.ts'
import { givenFields, type Resource } from './resource.ts'
import { KNOWN, NOUNS, RULES, SENTENCES, TO_TRANSLATE, VOWEL } from './sentences.ts'

/** The message above which a new one is inserted. */
const ABOVE = {
  operation: 'listPosts',
  detail: 'noSuchPost',
  'format.uri': `'format.uuid'`,
  'pattern.signedDecimal': `'pattern.sku'`,
}

interface Message {
  readonly above: string
  /** The source code. */
  readonly text: string
}

/** The messages derived from a resource, by key. */
export function messagesOf(resource: Resource | undefined, language: string): ReadonlyMap<string, Message> {
  if (!resource) return new Map()
  const { name, noun, nouns, plural, fields, translations, hasRevisions } = resource
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
    const whole = text.replace(/\{(\w+)\}/g, (_, word) => (words[word] ?? '').replace('$', one))
    return whole.replace(/\bde le /, 'du ').replace(/\bde el /, 'del ')
  }
  const operation = (text: string) => ({ above: ABOVE.operation, text })
  const counted = (...forms: readonly [string, string]) => {
    const [single, several] = forms.map((form) => quoted(`{count} ${form} ${told('page')}`))
    return operation(`{ one: ${single}, other: ${several} }`)
  }
  const unique = fields.filter(({ isUnique }) => isUnique)
  const detail = (text: string) => ({ above: ABOVE.detail, text: quoted(text) })
  const revised: [string, Message][] = [
    [`list${name}Revisions`, counted(told('version'), told('versions'))],
    [`get${name}Revision`, operation(quoted(told('revision')))],
    [`restore${name}Revision`, operation(quoted(told('restored')))],
  ]
  return new Map<string, Message>([
    [`list${plural}`, counted(one, other)],
    [`create${name}`, operation(quoted(told('created')))],
    [`get${name}`, operation(quoted(told('{the}.')))],
    [`update${name}`, operation(quoted(told('changed')))],
    [`delete${name}`, operation(quoted(told('deleted')))],
    ...(hasRevisions ? revised : []),
    [`noSuch${name}`, detail(told('missing'))],
    ...unique.map((field): [string, Message] => {
      const known = written && KNOWN[language]?.[field.name]
      const called = language === 'en' ? nounOf(field.name) : field.name
      const text = known ? told('known', known) : told('taken', called)
      return [`${lowerFirst(name)}${capital(field.name)}Taken`, detail(text)]
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
 * The messages of a language, updated for the differences between two versions of a resource. Edits stay.
 *
 * @param contract the future contract: rules that remain need their messages
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
 * The messages of a language without those of a removed resource's actions, and of its rules over several
 * fields that nothing else uses.
 *
 * @param sources the other texts that can name a rule
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
