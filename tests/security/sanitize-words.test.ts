import fc from 'fast-check'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sanitizeText } from '../../src/sanitize/text.ts'
import { chromiumPath, startChromium } from '../support/chromium.ts'
import { mixedText } from './lookalikes.ts'
import { hostileText } from './sanitize-inspect.ts'
import { XSS_VECTORS } from './sanitize-vectors.ts'

/** Elements in which a page may show a text. */
const CONTAINERS = ['div', 'p', 'td', 'textarea', 'title', 'h1', 'svg', 'math']

const within = (text: string, container: string) => `<${container}>${text}</${container}>`

/** The words that `mixedText` makes. */
const wordsIn = (text: string) => text.match(/w\d+w/g) ?? []

/** The names of all nodes but text in a fragment, parsed with parse5. */
function markupOf(html: string): string[] {
  const found: string[] = []
  const visit = (node: DefaultTreeAdapterTypes.Node) => {
    if (node.nodeName !== '#text' && node.nodeName !== '#document-fragment') found.push(node.nodeName)
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parseFragment(html))
  return found
}

describe('plain text that looks like markup', () => {
  it('keeps every word outside markup and none inside, and is idempotent', () => {
    fc.assert(
      fc.property(mixedText, ({ text, kept }) => {
        const clean = sanitizeText(text)
        expect(wordsIn(clean), text).toEqual(kept)
        expect(sanitizeText(clean), text).toBe(clean)
      }),
      { numRuns: 5_000 },
    )
  })

  it('is nothing but text for parse5', () => {
    const mixed = mixedText.map(({ text }) => text)
    const property = fc.property(fc.oneof(mixed, hostileText), (text) => {
      const clean = sanitizeText(text)
      expect(markupOf(clean), text).toEqual([])
      for (const container of CONTAINERS)
        expect(markupOf(within(clean, container)), text).toEqual(markupOf(within('', container)))
    })
    fc.assert(property, { numRuns: 2_000 })
  })

  const REPEATED =
    '<b |<b a=1 |<b a="|<b a=\'" |<b a="\' x=\'" |<a<a|<<b>|<script |</script |<script>x</script |' +
    '<!--|<![CDATA[|<?x|<!doctype|<x|</|<b/////|<b hidden|<b a="<b a=\'<b a=" '
  it.each(REPEATED.split('|'))('is sanitised in linear time: %j, repeated', (part) => {
    const text = part.repeat(500_000 / part.length)
    const before = process.cpuUsage()
    sanitizeText(text)
    const { user, system } = process.cpuUsage(before)
    // microseconds: usually a tenth of this; quadratic work would take minutes
    expect(user + system).toBeLessThan(3_000_000)
  })
})

describe.runIf(chromiumPath)('plain text that looks like markup, in Chromium', { timeout: 60_000 }, () => {
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    browser = await startChromium()
    page = await browser.newPage()
  }, 60_000)
  afterAll(() => browser.close())

  /** The texts that do not stay one text node, wherever a page shows them. */
  function faultsOf(texts: readonly string[]): Promise<string[]> {
    return page.evaluate(
      ({ texts, containers }) =>
        texts.filter((text) => {
          const whole = new DOMParser().parseFromString(`<!doctype html><body>.${text}`, 'text/html')
          const isAlone = whole.querySelectorAll('body *').length === 0 && whole.body.childNodes.length === 1
          return (
            !isAlone ||
            containers.some((name) => {
              const element = document.createElement(name)
              element.innerHTML = text
              return [...element.childNodes].some(({ nodeType }) => nodeType !== 3)
            })
          )
        }),
      { texts, containers: CONTAINERS },
    )
  }

  it('is nothing but text', async () => {
    const samples = [
      ...fc.sample(mixedText, 2_000).map(({ text }) => text),
      ...fc.sample(hostileText, 2_000),
      ...XSS_VECTORS.flatMap((vector) => [vector, vector.repeat(2), `<${vector}`, `&lt;${vector}`]),
    ]
    expect(await faultsOf(samples.map((text) => sanitizeText(text)))).toEqual([])
  })

  it('is markup without sanitising, which proves that the check works', async () => {
    expect(await faultsOf(['a<b>c', 'a<!-- b', 'a</3', 'x', '1 < 2'])).toEqual(['a<b>c', 'a<!-- b', 'a</3'])
  })
})
