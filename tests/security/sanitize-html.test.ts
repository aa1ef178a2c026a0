import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeHtml } from '../../src/sanitize/html.ts'
import { UnsafeInputError } from '../../src/sanitize/limits.ts'
import { hostileText, parsePage, turn } from './sanitize-inspect.ts'
import { XSS_VECTORS } from './sanitize-vectors.ts'

const FORBIDDEN_ELEMENTS = new Set(
  (
    'script,style,iframe,frame,frameset,object,embed,applet,base,link,meta,form,input,button,select,' +
    'textarea,dialog,template,noscript,svg,math,title,xmp,plaintext,noembed,noframes'
  ).split(','),
)
const URL_ATTRIBUTES = 'href src action formaction data poster background cite xlink:href'.split(' ')
const SAFE_SCHEMES = /^(https?|ftps?|mailto|tel|callto|sms|cid|xmpp|matrix):$/

/** Everything in the HTML that is dangerous in a page. */
function dangersOf(html: string): string[] {
  const elements = [...parsePage(html).querySelectorAll('*')]
  const dangers = elements
    .filter(({ localName }) => FORBIDDEN_ELEMENTS.has(localName.toLowerCase()))
    .map((element) => element.outerHTML)
  for (const element of elements) {
    for (const { name, value } of element.attributes) {
      if (isDangerous(element.localName, name.toLowerCase(), value)) dangers.push(`${name}=${value}`)
    }
  }
  return dangers
}

function isDangerous(element: string, name: string, value: string): boolean {
  if (/^(on|data-|style$|srcdoc$|is$|formaction$|popover)/.test(name)) return true
  if (name === 'id' || name === 'name') return !value.startsWith('user-content-')
  if (name === 'target') return value !== '_blank'
  if (!URL_ATTRIBUTES.includes(name) || !URL.canParse(value, 'https://site.example/')) return false
  const { protocol } = new URL(value, 'https://site.example/')
  const media = ['img', 'audio', 'video', 'source', 'track'].includes(element)
  return !SAFE_SCHEMES.test(protocol) && !(protocol === 'data:' && media)
}

const EXAMPLES: readonly [string, string][] = [
  ['', ''],
  ['plain & simple', 'plain & simple'],
  ['1 < 2 & 3', '1 &lt; 2 &amp; 3'],
  ['<p>Hello <strong>world</strong></p>', '<p>Hello <strong>world</strong></p>'],
  ['<h2 class="a">T</h2><ul><li>x</ul>', '<h2 class="a">T</h2><ul><li>x</li></ul>'],
  ['<img src="/a.png" alt="A" width="3">', '<img src="/a.png" alt="A" width="3">'],
  ['<img src="data:image/gif;base64,R0lGOD">', '<img src="data:image/gif;base64,R0lGOD">'],
  ['<p>Hi<script>alert(1)</script></p>', '<p>Hi</p>'],
  ['<p onclick="x()">Hi</p>', '<p>Hi</p>'],
  ['<p style="color:red" data-x="1">Hi</p>', '<p>Hi</p>'],
  ['<style>p{}</style>x', 'x'],
  ['<svg><circle r="1"/></svg>x<math><mi>y</mi></math>', 'x'],
  ['<form action="/x"><label>A <input name="a"></label></form>', 'A '],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="https://a.example/?b=1&amp;c=2">x</a>', '<a href="https://a.example/?b=1&amp;c=2">x</a>'],
  ['<a href="/x" target="_blank">x</a>', '<a href="/x" target="_blank" rel="noopener">x</a>'],
  [
    '<a href="/x" rel="nofollow OPENER" target="_BLANK">x</a>',
    '<a href="/x" rel="nofollow noopener" target="_BLANK">x</a>',
  ],
  ['<a href="/x" target="top">x</a>', '<a href="/x">x</a>'],
  ['<h2 id="a">A</h2>', '<h2 id="user-content-a">A</h2>'],
  ['<a href="#a">A</a>', '<a href="#user-content-a">A</a>'],
  ['<a href="#">A</a><a href="#top">B</a>', '<a href="#">A</a><a href="#top">B</a>'],
  ['<td headers="a b">', ''],
  ['<b aria-labelledby="a b">x</b>', '<b aria-labelledby="user-content-a user-content-b">x</b>'],
  ['<p>a\u0000b\u0007c e\u0301</p>', '<p>abc é</p>'],
  ['<p>&#7;&#x338;e&#x301;</p>', '<p>&#x338;é</p>'],
  ['<pre>x\n\n y</pre>', '<pre>x\n\n y</pre>'],
  ['<pre>\n\n  x</pre>', '<pre>\n\n  x</pre>'],
  ['<pre>\n\n\nx</pre><pre>\r\n\r\ny</pre>', '<pre>\n\n\nx</pre><pre>\n\ny</pre>'],
  ['<pre>\nx</pre>', '<pre>x</pre>'],
  ['<pre><script>1</script>\nx</pre>', '<pre>\n\nx</pre>'],
  ['<pre><b>\n\nx</b></pre>', '<pre><b>\n\nx</b></pre>'],
  ['<b>\u0327\u0338x</b>', '<b>&#x327;\u0338x</b>'],
]

describe('rich text', () => {
  it.each(EXAMPLES)('turns %j into %j', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected)
    expect(sanitizeHtml(expected)).toBe(expected)
  })

  it.each(XSS_VECTORS)('leaves nothing dangerous in %j', (vector) => {
    const within = [`<p>${vector}</p>`, `<table><td>${vector}`, `<svg>${vector}`]
    for (const html of [vector, ...within, vector.repeat(2)]) {
      const clean = sanitizeHtml(html)
      expect(dangersOf(clean)).toEqual([])
      expect(dangersOf(`<div>${clean}</div>`)).toEqual([])
      expect(sanitizeHtml(clean)).toBe(clean)
    }
  })

  it('leaves nothing dangerous in any text, and is idempotent', async () => {
    await fc.assert(
      fc.asyncProperty(hostileText, async (html) => {
        await turn()
        const clean = sanitizeHtml(html)
        expect(dangersOf(clean)).toEqual([])
        expect(sanitizeHtml(clean)).toBe(clean)
        expect(clean).toBe(clean.normalize('NFC'))
      }),
      { numRuns: 400 },
    )
  }, 60_000)

  it.each([
    ['depth', '<div>'.repeat(200)],
    ['depth of reopened formatting elements', `<p>${'<b>'.repeat(3)}${'<i a=1><b>'.repeat(100)}<p>x`],
    ['elements', '<br>'.repeat(20_001)],
    ['elements that the parser adds', `<p>${numbered(60, (n) => `<b a${n}>`)}${'<p>x'.repeat(1000)}`],
    ['comments', '<!---->'.repeat(20_001)],
    ['elements inside a removed one', `<x>${'<p>'.repeat(2_001)}`],
    ['comments inside a removed element', `<form>${'<!---->'.repeat(2_001)}`],
    ['removed elements in one parent', '<x>a</x>'.repeat(4_000)],
    ['nested removed elements', `${'<x>'.repeat(100)}${'</x>'.repeat(100)}`.repeat(60)],
    ['nodes moved by misnested tags', `<b>${'<div>'}${'x<br>'.repeat(4_000)}${'</b>'.repeat(4)}`],
    ['misnested tags', `${numbered(60, (n) => `<b a${n}>`)}${'<div>'.repeat(30)}${'</b>'.repeat(400)}`],
    ['elements in a table outside its cells', `<table>${'<a>x'.repeat(8_000)}`],
    ['comments outside the body', '<!---->'.repeat(8_000)],
    ['elements at a great depth', `${'<pre>'.repeat(100)}${'x<br>'.repeat(9_000)}`],
    ['attributes', `<p ${numbered(100, (n) => ` a${n}`)}>`],
  ])('refuses a disproportionate number or depth: %s', (_, html) => {
    expect(() => sanitizeHtml(html)).toThrow(UnsafeInputError)
  })
})

/** Texts of 250 kB like those that editors and word processors produce. */
const ARTICLES: readonly [string, string][] = [
  ['paragraphs', article('<p onclick="x()">', 'and <b>bold</b> <a href="/x">links</a></p>\n')],
  ['paragraphs in a form', `<form>${article('<p>', '</p>\n')}</form>`],
  ['blocks between comments', article('<!-- wp:paragraph -->\n<p>', '</p>\n<!-- /wp:paragraph -->\n\n')],
  ['paragraphs of a word processor', article("<p style='x'><span style='y'>", '<o:p></o:p></span></p>\n')],
  ['custom elements', article('<x-note><p>', '</p></x-note>\n')],
  ['misnested tags', article('<p><b>bold <i>both</b> italic</i>', '</p>\n')],
  ['tables and lists', article('<table><tr><td style="x"><ul><li>a<li>', '</ul><td>b</table>\n')],
]

function article(before: string, behind: string): string {
  const paragraph = `${before}${'some words '.repeat(20)}${behind}`
  return paragraph.repeat(Math.min(1_500, 250_000 / paragraph.length))
}

describe('a long article', () => {
  it.each(ARTICLES)('of %s is accepted, with all of its words', { timeout: 60_000 }, (_, html) => {
    const words = (text: string) => text.match(/some words/g)?.length
    expect(words(sanitizeHtml(html))).toBe(words(html))
  })
})

function numbered(count: number, part: (n: number) => string): string {
  return Array.from({ length: count }, (_, n) => part(n)).join('')
}
