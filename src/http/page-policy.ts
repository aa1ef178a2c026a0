import { hash } from 'node:crypto'

/**
 * The strictest Content-Security-Policy (CSP level 3) that a self-contained page works with: it allows the
 * inline scripts and style sheets by their hashes, and no connection.
 */
export function contentSecurityPolicy(page: string): string {
  const inline = { script: new Set<string>(), style: new Set<string>() }
  // A match is a whole element, so that tags within the text of a script do not count as elements.
  for (const [, name, text = ''] of page.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g)) {
    if (name === 'script') inline.script.add(source(text))
    if (name === 'style') inline.style.add(source(text))
  }
  return [
    "default-src 'none'",
    `script-src ${[...inline.script].join(' ')}`,
    // Redoc adds rules through the CSSOM to style elements that are empty when they are inserted.
    `style-src-elem ${[...inline.style, source('')].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    // For browsers without the two directives above.
    "style-src 'unsafe-inline'",
    'img-src data:',
    'font-src data:',
    // The search index is made in a worker that the page brings with it.
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function source(text: string): string {
  return `'sha256-${hash('sha256', text, 'base64')}'`
}
