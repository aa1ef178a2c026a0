import type { Detail, FieldError, RuleKey } from '../messages/messages.ts'
import { messages, ruleName } from '../messages/wording.ts'

const { details, rules } = messages.en

/** What an example of the document says beyond its code; undefined for the message of the code itself. */
export function detailSaid(message: unknown): Detail | undefined {
  return Object.keys(details)
    .filter(isDetail)
    .find((detail) => details[detail] === message)
}

/**
 * The rule and the parameters that an example of the document tells of, to be told in any language.
 *
 * @throws Error when the service has no such words
 */
export function ruleSaid(name: string, message: string): Pick<FieldError, 'rule' | 'parameters'> {
  for (const rule of Object.keys(rules).filter(isRule)) {
    if (ruleName(rule) !== name) continue
    const text = rules[rule]
    for (const form of typeof text === 'string' ? [text] : Object.values(text)) {
      const found = patternOf(form).exec(message)
      if (found) return { rule, parameters: { ...found.groups } }
    }
  }
  throw new Error(`an example of the document has words that the service has not: ${message}`)
}

function patternOf(text: string): RegExp {
  const literal = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')
  return new RegExp(`^${literal.replace(/\{(\w+)\}/g, '(?<$1>.+)')}$`)
}

function isDetail(key: string): key is Detail {
  return Object.hasOwn(details, key)
}

function isRule(key: string): key is RuleKey {
  return Object.hasOwn(rules, key)
}
