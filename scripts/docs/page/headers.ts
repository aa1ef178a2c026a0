import type { Operation } from '../../redocly-plugin/contract.ts'
import { html } from './html.ts'
import { inline, slug } from './markdown.ts'

/** The header fields of all responses, each once, with its meaning. */
export function headerReference(operations: readonly Operation[]) {
  return html`<dl class="headers">${allHeaders(operations).map(
    ([name, header]) => html`
<div id="${headerId(name)}"><dt><code>${name}</code></dt>
<dd>${inline(header.members.description)} Such as <code>${String(header.members.example)}</code></dd></div>`,
  )}
</dl>`
}

/** The same in Markdown. */
export function headerTable(operations: readonly Operation[]) {
  const rows = allHeaders(operations).map(([name, { members }]) => {
    const meaning = String(members.description).trim().replaceAll(/\s+/g, ' ')
    return `| \`${name}\` | ${meaning} Such as \`${members.example}\` |`
  })
  return ['| header | meaning |', '|---|---|', ...rows].join('\n')
}

/** The header fields of an operation's responses, folded. */
export function headerList(operation: Operation) {
  const rows = operation.responses.map(([status, response]) => {
    const names = response.get('headers').entries()
    const links = names.map(
      ([name], index) => html`${index === 0 ? '' : ', '}<a href="#${headerId(name)}">${name}</a>`,
    )
    return html`<li><b>${status}</b>: ${links}</li>`
  })
  return html`<details class="sent"><summary>Response headers</summary><ul>${rows}</ul></details>`
}

/** Each header field of the responses, once. */
export function allHeaders(operations: readonly Operation[]) {
  const responses = operations.flatMap((operation) => operation.responses)
  return [...new Map(responses.flatMap(([, response]) => response.get('headers').entries()))]
}

export function headerId(name: string) {
  return `header-${slug(name)}`
}
