import { hash } from 'node:crypto'

/**
 * The strictest Content-Security-Policy (CSP level 3) that a self-contained page works with: it allows the
 * inline scripts and style sheets by their hashes. A script with a `type` is data, which needs no leave.
 *
 * @param connects whether it may send requests to the service that it came from; else it sends none
 */
export function contentSecurityPolicy(page: string, connects: boolean): string {
  const inline = { script: new Set<string>(), style: new Set<string>() }
  // A match is a whole element, so that tags within the text of a script do not count as elements.
  for (const [, name, text = ''] of page.matchAll(/<(script|style)>([\s\S]*?)<\/\1>/g)) {
    if (name === 'script') inline.script.add(source(text))
    if (name === 'style') inline.style.add(source(text))
  }
  return [
    "default-src 'none'",
    `script-src ${[...inline.script].join(' ')}`,
    `style-src ${[...inline.style].join(' ')}`,
    'img-src data:',
    ...(connects ? ["connect-src 'self'"] : []),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function source(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
