import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../../generated/operations.ts'
import { languageOf } from '../../src/messages/languages.ts'
import { character } from '../support/arbitrary-hostile.ts'

describe('Accept-Language', () => {
  it.each<[string | undefined, string]>([
    [undefined, 'en'],
    ['', 'en'],
    ['fr', 'fr'],
    ['FR', 'fr'],
    ['fr-CA', 'fr'],
    ['de-Latn-DE-1996', 'de'],
    ['es-419, es;q=0.9, en;q=0.8', 'es'],
    ['es-MX, en', 'es'],
    ['en, es', 'en'],
    ['de;q=0.8, fr;q=0.9', 'fr'],
    ['de ; q=0.8 ,\tfr ; q=0.7', 'de'],
    ['pt-BR, pt;q=0.9, es;q=0.5', 'es'],
    ['pt, ja', 'en'],
    ['*', 'en'],
    ['*, de', 'de'],
    ['pt, *;q=0.1', 'en'],
    ['en;q=0.5, *', 'en'],
    ['en;q=0, *', 'es'],
    ['en;q=0', 'en'],
    ['fr;q=0', 'en'],
    ['fr-CA, fr;q=0, de;q=0.1', 'de'],
    ['fr;q=0.000, de;q=0.001', 'de'],
    ['french', 'en'],
    ['f', 'en'],
    ['fr_CA', 'en'],
    ['fr;q=high', 'en'],
    [', ,;;,fr', 'fr'],
    ['__proto__, constructor;q=0.9, de;q=0.1', 'de'],
    [`${'x, '.repeat(2_000)}fr`, 'en'],
  ])('%j selects %s', (header, language) => {
    expect(languageOf(header)).toBe(language)
    expect(languageOf(header)).toBe(language)
  })

  it('never causes an error', () => {
    const range = fc.constantFrom('fr', 'de-AT', 'en-GB', 'es', '*', 'pt', '', ' ', '-', 'q', 'é', '"', '\\')
    const weight = fc.constantFrom('', ...';q=0|;q=1|;q=0.5|;q=|;q=x|;|;q="1|;q=-1|;q=1e9|;;'.split('|'))
    const list = fc.array(
      fc.tuple(range, weight).map((pair) => pair.join('')),
      { maxLength: 12 },
    )
    const header = fc.oneof(
      list.map((parts) => parts.join(',')),
      fc.string({ unit: character, maxLength: 1_200 }),
    )
    fc.assert(
      fc.property(header, (text) => {
        expect(languages).toContain(languageOf(text))
      }),
      { numRuns: 5_000 },
    )
  })

  it('selects the available language with the highest weight', () => {
    const weights = fc.uniqueArray(fc.integer({ min: 1, max: 999 }), { minLength: 4, maxLength: 4 })
    const some = fc.shuffledSubarray([...languages], { minLength: 1 })
    const property = fc.property(weights, some, (numbers, chosen) => {
      const ranges = chosen.map((language, index) => ({ language, weight: numbers[index] ?? 0 }))
      const header = ranges.map(({ language, weight }) => `${language}-XX;q=${weight / 1000}`).join(', ')
      const [best] = ranges.toSorted((a, b) => b.weight - a.weight)
      expect(languageOf(header), header).toBe(best?.language)
    })
    fc.assert(property)
  })
})
