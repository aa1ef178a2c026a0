import { describe, expect, expectTypeOf, it } from 'vitest'
import { errorStatus, languages, operations } from '../../generated/operations.ts'
import type { Messages } from '../../src/messages/messages.ts'
import { messages } from '../../src/messages/wording.ts'
import { documentedOperations, namedHeader, namedSchema } from '../support/contract-document.ts'
import { lacking, parametersIn, singularsFor, textsOf } from './gaps.ts'
import { rulesOf } from './rules.ts'

/** The error codes and their reasons. */
const codes = [namedSchema('ErrorCode').enum, namedSchema('ErrorReason').enum].flat().map(String)
const rules = rulesOf(documentedOperations)

it('the contract lists every language of the messages', () => {
  expect(Object.keys(messages)).toEqual([...languages])
})

it.each(languages)('the Content-Language header of the contract allows %s', (language) => {
  expect(language).toMatch(new RegExp(String(namedHeader('ContentLanguage').schema.pattern)))
})

describe.each(languages)('in the language %s', (language) => {
  it('every code of the contract and every operation has a message', () => {
    expect(codes.toSorted()).toEqual(Object.keys(errorStatus).toSorted())
    expect(lacking(messages[language].errors, codes)).toEqual([])
    expect(lacking(messages[language].success, Object.keys(operations))).toEqual([])
  })

  it('every rule of the contract has a text', () => {
    expect(rules.length).toBeGreaterThan(15)
    expect(lacking(messages[language].rules, rules)).toEqual([])
  })

  it('every text exists, with the same parameters as in English', () => {
    const english = textsOf(messages.en)
    const texts = textsOf(messages[language])
    expect([...texts.keys()].toSorted()).toEqual([...english.keys()].toSorted())
    for (const [key, forms] of texts) {
      for (const form of Object.values(forms)) {
        expect(form, key).toMatch(/\S/)
        expect(parametersIn(form), key).toEqual(parametersIn(english.get(key)?.other ?? ''))
      }
    }
  })

  it('messages are sentences, and texts of rules are not', () => {
    for (const [key, forms] of textsOf(messages[language])) {
      const isRule = key.startsWith('rules') || key.startsWith('types')
      for (const form of Object.values(forms)) {
        expect(form, key).toMatch(isRule ? /[^.\s]$|- $|\+ -$/ : /^[\p{Lu}{].*\.$/u)
      }
    }
  })

  it('every plural has the forms that its numbers need', () => {
    const plurals = new Intl.PluralRules(language)
    const numbers = [...Array(1_001).keys(), 20_000, 100_000]
    const singular = plurals.select(1)
    const texts = textsOf(messages[language])
    for (const [key, forms] of texts) {
      if (!('one' in forms)) continue
      for (const number of numbers) expect(Object.keys(forms), key).toContain(plurals.select(number))
      // some nouns have one form for both, as the texts of one record show: `le cours`, `2 cours`
      const [, noun = ''] = /\{count\} ([^\s.]+)/.exec(forms.other) ?? []
      if (!singularsFor(texts, key).has(noun.toLowerCase()))
        expect(forms[singular], key).not.toBe(forms.other)
    }
  })
})

it.each(languages.filter((language) => language !== 'en'))(
  'every text in %s is a translation',
  (language) => {
    const english = textsOf(messages.en)
    // `null` is a JSON value, and `session` is the same word in French
    const shared = ['types.null', 'success.listSessions']
    const same = [...textsOf(messages[language])].filter(
      ([key, forms]) => forms.other === english.get(key)?.other && !shared.includes(key),
    )
    expect(same.map(([key]) => key)).toEqual([])
  },
)

describe('the checks find a missing text', () => {
  it('of a code, and so does the compiler', () => {
    const { conflict: _, ...errors } = messages.fr.errors
    expect(lacking(errors, codes)).toEqual(['conflict'])
    expectTypeOf({ ...messages.fr, errors }).not.toExtend<Messages>()
  })

  it('of a rule, and so does the compiler', () => {
    const { 'format.uuid': _, ...others } = messages.fr.rules
    expect(lacking(others, rules)).toEqual(['format.uuid'])
    expectTypeOf({ ...messages.fr, rules: others }).not.toExtend<Messages>()
  })
})
