import { addCopyButton } from './copy.ts'
import { dataOf, element } from './elements.ts'

/** Redoc renders a chapter when it is scrolled to, and hydrates the server's markup a little later. */
const PATIENCE = 200

/** The highlighted code of the guide, by its text. */
const coloured = new Map<string, DocumentFragment>()
for (const html of Object.values<string>(JSON.parse(dataOf('redoc-code')))) {
  const template = element('template')
  template.innerHTML = html
  coloured.set(template.content.textContent ?? '', template.content)
}

/** Makes links work in a new tab, too: Redoc gives them paths that only its own router understands. */
function mendLinks(): void {
  for (const link of document.querySelectorAll('a[data-discover][href^="/"]'))
    link.setAttribute('href', `#${link.getAttribute('href')?.slice(1)}`)
}

function colourCode(): void {
  for (const block of document.querySelectorAll<HTMLElement>('pre[data-language]')) {
    if (block.firstElementChild) continue
    // a change before hydration makes React render the whole page again
    if (!Object.keys(block).some((key) => key.startsWith('__react'))) {
      setTimeout(colourCode, PATIENCE)
      return
    }
    const text = (block.textContent ?? '').trimEnd()
    const code = element('code', {}, coloured.get(text)?.cloneNode(true) ?? text)
    block.replaceChildren(code)
    addCopyButton(block)
  }
}

function mend(): void {
  mendLinks()
  colourCode()
}

new MutationObserver(mend).observe(document.body, {
  attributes: true,
  attributeFilter: ['href'],
  childList: true,
  subtree: true,
})
mend()
