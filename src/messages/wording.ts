import type { FieldError as FieldErrorBody } from '../../generated/openapi.ts'
import type { ErrorCode, Language, OperationId } from '../../generated/operations.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Detail, FieldError, Messages, Parameters, Plural, RuleKey } from './messages.ts'

export const messages: Readonly<Record<Language, Messages>> = { en, es, fr, de }

/** The message of an error: the text of its detail if it has one, otherwise of its code. */
export function errorMessage(
  language: Language,
  code: ErrorCode,
  { detail, parameters = {} }: { detail?: Detail | undefined; parameters?: Parameters | undefined } = {},
): string {
  const { errors, details } = messages[language]
  return detail === undefined ? errors[code] : fill(language, details[detail], parameters)
}

export function successMessage(language: Language, id: OperationId, count: number): string {
  return fill(language, messages[language].success[id], { count })
}

/** Field errors as they are sent to clients. */
export function fieldErrorBodies(language: Language, errors: readonly FieldError[]): FieldErrorBody[] {
  return errors.map(({ location, field, rule: key, parameters }) => {
    const [rule = ''] = key.split('.')
    return { location, field, rule, message: ruleMessage(language, key, parameters) }
  })
}

/** A rule in words, to follow the name of a field. `limit` selects the plural form. */
export function ruleMessage(language: Language, rule: RuleKey, parameters: Parameters = {}): string {
  return fill(language, messages[language].rules[rule], parameters)
}

/** Replaces the placeholders of a text with its parameters. */
function fill(language: Language, text: string | Plural, parameters: Parameters): string {
  const chosen = typeof text === 'string' ? text : pluralOf(language, text, parameters)
  return chosen.replace(/\{(\w+)\}/g, (_, name: string) => parameterText(language, name, parameters[name]))
}

const pluralRules = new Map<Language, Intl.PluralRules>()

function pluralOf(language: Language, plural: Plural, { count, limit }: Parameters): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return plural[rules.select(Number(count ?? limit))] ?? plural.other
}

function parameterText(language: Language, name: string, value: Parameters[string] | undefined): string {
  if (typeof value !== 'object') return String(value)
  if (name !== 'types' && name !== 'states') return value.join(', ')
  const types: Readonly<Record<string, string>> = messages[language].types
  const words = value.map((type) => types[type] ?? type)
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(words)
}
