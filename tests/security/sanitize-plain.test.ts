import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanHtmlCharacters } from '../../src/sanitize/characters.ts'
import { sanitizeHtml } from '../../src/sanitize/html.ts'
import { checkMarkupLimits } from '../../src/sanitize/limits.ts'
import { hostileText, turn } from './sanitize-inspect.ts'
import { XSS_VECTORS } from './sanitize-vectors.ts'

/** Sanitises via the DOM: a comment is never plain, and is removed. */
const throughDom = (html: string) => sanitizeHtml(`${html}<!-- -->`)

const NAMES = 'a b blockquote br caption code dd div dl em h1 hr i img li ol p pre s span strong sub ul'
const OF_TABLES = 'table tbody td th tr'
const names = [NAMES, OF_TABLES].flatMap((text) => text.split(' '))
const element = fc.constantFrom(...names, 'form', 'svg', 'body', 'template', 'x-y')
const attributes = fc.constantFrom(
  '',
  ...' class="a b"| title="&quot;a&amp;b&quot;"| title=" a"| alt="]>"| id="a"| target="_blank"'.split('|'),
  ...' href="https://example.com/?a=1&amp;b=2"| href="javascript:alert(1)"| href="/a"| href="#a"'.split('|'),
  ...' href="mailto:a@example.com"| src="data:text/html,x"| src="/a.png" alt="A" width="3" height="4"'.split(
    '|',
  ),
  ...' width="3px"| onclick="x()"| style="color:red"'.split('|'),
)
const text = fc.constantFrom(...'x| |\n|&lt;b&gt;|&amp;|"|>|\u00a0|&nbsp;|é|日|\u0338'.split('|'))
const VOID = new Set(['br', 'hr', 'img'])
const { markup } = fc.letrec<{ markup: string }>((tie) => ({
  markup: fc.oneof(
    { maxDepth: 4 },
    text,
    fc
      .tuple(element, attributes, fc.array(tie('markup'), { maxLength: 3 }))
      .map(([name, given, content]) =>
        VOID.has(name) ? `<${name}${given}>` : `<${name}${given}>${content.join('')}</${name}>`,
      ),
  ),
}))

async function countPlain(html: fc.Arbitrary<string>, numRuns: number): Promise<number> {
  let plain = 0
  const property = fc.asyncProperty(html, async (source) => {
    await turn()
    const clean = cleanHtmlCharacters(source)
    if (!checkMarkupLimits(clean)) return
    plain++
    expect(throughDom(clean)).toBe(clean)
  })
  await fc.assert(property, { numRuns })
  return plain
}

describe('plain markup', () => {
  it.each([
    '<p>A <b>bold</b> claim.</p>',
    '<h2>T</h2>\n<ul><li>x</li></ul><a href="https://example.com/a?b=1&amp;c" title="t">l</a><br>',
    '<table><tbody><tr><td>1 &lt; 2</td></tr></tbody></table>',
    '<img src="/a.png" alt="A lamp" width="3">',
  ])('is %s', (html) => {
    expect(checkMarkupLimits(html)).toBe(true)
    expect(throughDom(html)).toBe(html)
  })

  it.each([
    '<p>x',
    '<P>x</P>',
    '<p>1 < 2</p>',
    '<p class=a>x</p>',
    '<b><p>x</b></p>',
    '<p><p>x</p></p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="#x">x</a>',
    '<p id="x">x</p>',
    '<p onclick="x()">x</p>',
    '<pre>\nx</pre>',
    '<table><tr><td>x</td></tr></table>',
    '<body class="x"><p>x</p></body>',
    '<head></head><p>x</p>',
    '<!doctype html><p>x</p>',
    '<svg><b>x</b></svg>',
    ' <p>x</p>',
    '<p>x</p><!-- -->',
  ])('is not %s', (html) => {
    expect(checkMarkupLimits(html)).toBe(false)
  })

  it.each(XSS_VECTORS)('is not %j, unless the DOM leaves it unchanged', (vector) => {
    for (const html of [vector, `<p>${vector}</p>`]) {
      if (checkMarkupLimits(html)) expect(throughDom(html)).toBe(html)
    }
  })

  it('is never changed by the DOM', async () => {
    expect(await countPlain(markup, 600)).toBeGreaterThan(100)
    await countPlain(hostileText, 400)
  }, 120_000)
})
