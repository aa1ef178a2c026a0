import { hash } from 'node:crypto'

/** An inline script or style sheet. A script of JSON is data, which needs no permission. */
const INLINE = /<(script|style)\b(?![^>]*application\/json)[^>]*>([\s\S]*?)<\/\1>/g

/**
 * The strictest Content-Security-Policy (CSP level 3) for a self-contained page: inline scripts and style
 * sheets are allowed by their hashes, and requests only to the service, if the page `connects`.
 */
export function contentSecurityPolicy(page: string, connects: boolean): string {
  const { script, style } = inlineOf(page)
  return policy(script, style, connects ? ["connect-src 'self'"] : [])
}

/**
 * The same for Redoc's page, whose script also sets styles: in attributes (`'unsafe-hashes'` allows those
 * with a known hash), and in style sheets that are empty when they are added.
 */
export function redocPolicy(page: string): string {
  const { script, style } = inlineOf(page)
  const attributes = page.replaceAll(INLINE, '').matchAll(/ style="([^"]*)"/g)
  const colours = page.matchAll(/--code-block-tokens-[a-z-]+-color/g)
  const set = [
    '',
    ...[...attributes].map(([, text = '']) => text),
    ...[...colours].map(([name]) => `color: var(${name})`),
  ]
  const styles = ["'unsafe-hashes'", ...style, ...set.map(source)]
  return policy(script, styles, ['font-src data:', 'worker-src blob:'])
}

function inlineOf(page: string) {
  // A match is a whole element, so that tags within the text of a script do not count as elements.
  const all = [...page.matchAll(INLINE)]
  const sources = (element: string) =>
    all.filter(([, name]) => name === element).map(([, , text = '']) => source(text))
  return { script: sources('script'), style: sources('style') }
}

function policy(script: readonly string[], style: readonly string[], more: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src ${[...new Set(script)].join(' ')}`,
    `style-src ${[...new Set(style)].join(' ')}`,
    'img-src data:',
    ...more,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function source(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
