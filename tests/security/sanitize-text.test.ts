import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeText } from '../../src/sanitize/text.ts'
import { hostileText, markupOf, turn } from './sanitize-inspect.ts'
import { XSS_VECTORS } from './sanitize-vectors.ts'

const UNCHANGED = [
  '',
  'Fish & Chips',
  '&lt;b&gt; as typed, &amp; and &#60;script&#62;',
  '1 < 2',
  '1<2 && 3>2',
  'a <= b, b => c, x <- y, <>',
  'I <3 you',
  "O'Brien",
  'She said "hi"',
  "Robert'); DROP TABLE products;--",
  'SELECT * FROM users WHERE 1=1 UNION SELECT password',
  'C:\\temp\\%00 {{7*7}} #{x} $HOME',
  'two\r\nlines\n\tindented\rold',
  'https://example.com/?a=1&b=2#c',
  'zero\u200bwidth \u202eright to left\u202c',
  '<',
  '\ufffd 漢字 😀 مرحبا',
]

const CHANGED: readonly [string, string][] = [
  ['<b>bold</b>', 'bold'],
  ['Nice <script>alert(1)</script>lamp', 'Nice lamp'],
  ['Nice <script>alert(1)', 'Nice'],
  ['<style>p{}</style>x', 'x'],
  ['<<b>script>alert(1)</script>', ''],
  ['<scr<script></script>ipt>alert(1)</script>x', 'ipt>alert(1)x'],
  ['a<!-- b -->c', 'ac'],
  ['a<!-- b', 'a'],
  ['a<![CDATA[b]]>c', 'ac'],
  ['a<?xml b?>c', 'ac'],
  ['a</b>c', 'ac'],
  ['a</>c', 'ac'],
  ['a <', 'a <'],
  ['a </', 'a < /'],
  ['a <img src=x onerror=alert(1)', 'a'],
  ['a <img src=x onerror=alert(1) //', 'a'],
  ['<title>a</title><textarea>b</textarea>', 'ab'],
  ['<textarea><b>x</b></textarea>', 'x'],
  ['<svg><style>x</style></svg>y', 'y'],
  ['<math><mi>x</mi></math>', 'x'],
  ['a<plaintext>b', 'a'],
  ['<frameset>a', 'a'],
  ['Fish &amp; <i>Chips</i> & &lt;b&gt;', 'Fish &amp; Chips & &lt;b&gt;'],
  ['a <b>b\r\nc</b>\rd', 'a b\r\nc\rd'],
  ['  padded \u00a0\n', 'padded'],
  [' <b> </b> ', ''],
  ['a\0b\u0007c\u001bd\u007fe\u0085f\u009fg', 'abcdefg'],
  ['\ud800x\udfff', '\ufffdx\ufffd'],
  ['\ud83d\0\ude00', '😀'],
  ['e\u0301', 'é'],
  ['e<b></b>\u0301', 'é'],
  ['<\u0000b>x', 'x'],
  ['<\u212ax>y', 'y'],
]

describe('plain text', () => {
  it.each(UNCHANGED)('leaves %j as it is', (text) => {
    expect(sanitizeText(text)).toBe(text)
  })

  it.each(CHANGED)('makes of %j the text %j', (text, expected) => {
    expect(sanitizeText(text)).toBe(expected)
  })

  it.each(XSS_VECTORS)('leaves no element or comment of %j', (vector) => {
    for (const text of [vector, `before ${vector}`, vector.repeat(3), `<${vector}`, `&lt;${vector}`]) {
      const clean = sanitizeText(text)
      for (const container of ['div', 'p', 'textarea', 'h1']) expect(markupOf(clean, container)).toEqual([])
      expect(sanitizeText(clean)).toBe(clean)
    }
  })

  it('leaves no element or comment of any text, and nothing to do for a second time', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (text) => {
        await turn()
        const clean = sanitizeText(text)
        expect(markupOf(clean)).toEqual([])
        expect(sanitizeText(clean)).toBe(clean)
        expect(clean).toBe(clean.normalize('NFC').trim())
      }),
      { numRuns: 500 },
    )
  }, 60_000)

  it.each([30, 31, 60, 61, 250_000])('cuts a row of %i combining marks into parts of 30', (count) => {
    const parts = Array.from({ length: Math.ceil(count / 30) }, (_, part) => Math.min(30, count - 30 * part))
    const expected = parts.map((length) => '\u0316'.repeat(length)).join('\u034f')
    expect(sanitizeText(`x${'\u0316'.repeat(count)}`)).toBe(`x${expected}`)
    expect(sanitizeText(`x${expected}`)).toBe(`x${expected}`)
  })

  it('changes only characters where no markup starts', () => {
    const text = hostileText.map((value) => value.replace(/<(?=[a-z/!?\p{Cc}\u212a])/giu, '≤'))
    fc.assert(
      fc.property(text, (value) => {
        const kept = [...value].filter((char) => /[\t\n\r]|\P{Cc}/u.test(char)).join('')
        expect(sanitizeText(value)).toBe(kept.toWellFormed().normalize('NFC').trim())
      }),
      { numRuns: 500 },
    )
  })
})
