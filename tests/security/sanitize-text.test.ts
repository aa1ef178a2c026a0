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
  'zero\u200bwidth \u200fright to left\u200e \u061c',
  '<',
  '\ufffd 漢字 😀 مرحبا',
]

/** Real markup is removed. */
const REMOVED: readonly [string, string][] = [
  ['<b>bold</b>', 'bold'],
  ['Nice <script>alert(1)</script>lamp', 'Nice lamp'],
  ['Nice <script>alert(1)', 'Nice'],
  ['<SCRIPT type="text/javascript">if (a<b) c()</SCRIPT foo>x', 'x'],
  ['<script>a</scripts>b</script/>c', 'c'],
  ['<style>p{}</style>x', 'x'],
  ['<<b>script>alert(1)</script>', ''],
  ['a<!-- b -->c', 'ac'],
  ['\u202ainvoice\u202b \u202d\u202egpj.exe\u202c', 'invoice gpj.exe'],
  ['\u2066a\u2067b\u2068c\u2069', 'abc'],
  ['<\u202eb>c</b>', 'c'],
  ['a<!-->b<!--->c<!-- > -- ! --!>d', 'abcd'],
  ['a<![CDATA[b > c]]>d', 'ad'],
  ['a<?xml b?>c', 'ac'],
  ['a<!DOCTYPE html><!doctype>b', 'ab'],
  ['a</b>c', 'ac'],
  ['<img src=x onerror=alert(1)>a', 'a'],
  ['<img/src=x/onerror=alert(1)>a<br/>b<hr />c', 'abc'],
  ['<P TITLE="a>b" CLASS=\'c"d\'x=y hidden >e', 'e'],
  ['<input disabled required\n checked = "checked"\t>a', 'a'],
  ['<foreignObject><linearGradient id="a"/>b</foreignObject>', 'b'],
  ['<annotation-xml encoding="text/html">a</annotation-xml>', 'a'],
  ['<title>a</title><textarea>b</textarea>', 'ab'],
  ['<textarea><b>x</b></textarea>', 'x'],
  ['<svg><style>x</style></svg>y', 'y'],
  ['<math><mi>x</mi></math>', 'x'],
  ['a<plaintext>b', 'ab'],
  ['<frameset>a', 'a'],
  ['<iframe src="a">b</iframe><noscript>c</noscript><template>d</template>', 'bcd'],
  ['Fish &amp; <i>Chips</i> & &lt;b&gt;', 'Fish &amp; Chips & &lt;b&gt;'],
  ['a <b>b\r\nc</b>\rd', 'a b\r\nc\rd'],
  [' <b> </b> ', ''],
  ['e<b></b>\u0301', 'é'],
]

/** Text that only looks like markup is kept, with a space after its `<`. */
const KEPT: readonly [string, string][] = [
  ['a<b', 'a< b'],
  ['a<b and c>d', 'a< b and c>d'],
  ['if (a<b) return c>d', 'if (a< b) return c>d'],
  ['List<String> x', 'List< String> x'],
  ['Map<String, List<Integer>>', 'Map< String, List< Integer>>'],
  ['foo@example.com <bar@x.y>', 'foo@example.com < bar@x.y>'],
  ['see <https://example.com/a?b=c#d>.', 'see < https://example.com/a?b=c#d>.'],
  ['</3', '< /3'],
  ['</', '< /'],
  ['a </', 'a < /'],
  ['a</>c', 'a< />c'],
  ['a <!', 'a < !'],
  ['wow <!!!> and <?>', 'wow < !!!> and < ?>'],
  ['<?= 1 > 0', '< ?= 1 > 0'],
  ['a<!-- b', 'a< !-- b'],
  ['a<![CDATA[ b', 'a< ![CDATA[ b'],
  ['a<!DOCTYPE b', 'a< !DOCTYPE b'],
  ['<x-y>a</x-y><xss onclick=alert(1)>', '< x-y>a< /x-y>< xss onclick=alert(1)>'],
  ['<svg:rect>a', '< svg:rect>a'],
  ['<b\u00a0class="x">a', '< b\u00a0class="x">a'],
  ['a <img src=x onerror=alert(1)', 'a < img src=x onerror=alert(1)'],
  ['a <img src=x onerror=alert(1) //', 'a < img src=x onerror=alert(1) //'],
  ['a <img title="b> c', 'a < img title="b> c'],
  ['<b <i>c', '< b c'],
  ['<b class=<i>c', '< b class=c'],
  ['<b =c>d', '< b =c>d'],
  ['<IMG """>a', '< IMG """>a'],
  ['<scr<script></script>ipt>alert(1)</script>x', '< script>alert(1)x'],
  ['<\u212ax>y', '< Kx>y'],
]

const CLEANED: readonly [string, string][] = [
  ['a <', 'a <'],
  ['  padded \u00a0\n', 'padded'],
  ['a\0b\u0007c\u001bd\u007fe\u0085f\u009fg', 'abcdefg'],
  ['\ud800x\udfff', '\ufffdx\ufffd'],
  ['\ud83d\0\ude00', '😀'],
  ['e\u0301', 'é'],
  ['<\u0000b>x', 'x'],
]

describe('plain text', () => {
  it.each(UNCHANGED)('leaves %j unchanged', (text) => {
    expect(sanitizeText(text)).toBe(text)
  })

  it.each([...REMOVED, ...KEPT, ...CLEANED])('turns %j into %j', (text, expected) => {
    expect(sanitizeText(text)).toBe(expected)
    expect(sanitizeText(expected)).toBe(expected)
  })

  it.each(XSS_VECTORS)('leaves no element or comment in %j', (vector) => {
    for (const text of [vector, `before ${vector}`, vector.repeat(3), `<${vector}`, `&lt;${vector}`]) {
      const clean = sanitizeText(text)
      for (const container of ['div', 'p', 'textarea', 'h1']) expect(markupOf(clean, container)).toEqual([])
      expect(sanitizeText(clean)).toBe(clean)
    }
  })

  it('leaves no element or comment in any text, and is idempotent', async () => {
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

  it.each([30, 31, 60, 61, 250_000])('splits a run of %i combining marks into parts of 30', (count) => {
    const parts = Array.from({ length: Math.ceil(count / 30) }, (_, part) => Math.min(30, count - 30 * part))
    const expected = parts.map((length) => '\u0316'.repeat(length)).join('\u034f')
    expect(sanitizeText(`x${'\u0316'.repeat(count)}`)).toBe(`x${expected}`)
    expect(sanitizeText(`x${expected}`)).toBe(`x${expected}`)
  })

  it('only removes control characters from text without markup', () => {
    const text = hostileText.map((value) =>
      value.replace(/<(?=[a-z/!?\p{Cc}\u212a\u202a-\u202e\u2066-\u2069])/giu, '≤'),
    )
    fc.assert(
      fc.property(text, (value) => {
        const kept = value.replace(/(?![\t\n\r])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '')
        expect(sanitizeText(value)).toBe(kept.toWellFormed().normalize('NFC').trim())
      }),
      { numRuns: 500 },
    )
  })
})
