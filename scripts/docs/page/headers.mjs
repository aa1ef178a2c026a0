import { html } from './html.mjs'
import { inline, slug } from './markdown.mjs'

/**
 * @typedef {import('../../redocly-plugin/place.mjs').Place} Place
 * @typedef {import('../../redocly-plugin/contract.mjs').Operation} Operation
 */

/**
 * The header fields of all answers, each with what it means, once.
 * @param {readonly Operation[]} operations
 */
export function headerReference(operations) {
  return html`<dl class="headers">${allHeaders(operations).map(
    ([name, header]) => html`
<div id="${headerId(name)}"><dt><code>${name}</code></dt>
<dd>${inline(header.members.description)} Such as <code>${String(header.members.example)}</code></dd></div>`,
  )}
</dl>`
}

/** The same in Markdown. @param {readonly Operation[]} operations */
export function headerTable(operations) {
  const rows = allHeaders(operations).map(([name, { members }]) => {
    const meaning = String(members.description).trim().replaceAll(/\s+/g, ' ')
    return `| \`${name}\` | ${meaning} Such as \`${members.example}\` |`
  })
  return ['| header | meaning |', '|---|---|', ...rows].join('\n')
}

/** Which header fields the answers of an operation have, folded. @param {Operation} operation */
export function headerList(operation) {
  const rows = operation.responses.map(([status, response]) => {
    const names = response.get('headers').entries()
    const links = names.map(
      ([name], index) => html`${index === 0 ? '' : ', '}<a href="#${headerId(name)}">${name}</a>`,
    )
    return html`<li><b>${status}</b>: ${links}</li>`
  })
  return html`<details class="sent"><summary>Response headers</summary><ul>${rows}</ul></details>`
}

/** Each header field of the answers, once. @param {readonly Operation[]} operations */
export function allHeaders(operations) {
  const responses = operations.flatMap((operation) => operation.responses)
  return [...new Map(responses.flatMap(([, response]) => response.get('headers').entries()))]
}

/** @param {string} name */
export function headerId(name) {
  return `header-${slug(name)}`
}
