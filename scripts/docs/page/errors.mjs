import { STATUS_CODES } from 'node:http'
import { explanations } from '../../redocly-plugin/errors.mjs'
import { refusals } from '../../redocly-plugin/refusals.mjs'
import { jsonBlock } from './code.mjs'
import { html } from './html.mjs'
import { inline } from './markdown.mjs'

/**
 * @typedef {import('../../redocly-plugin/place.mjs').Place} Place
 * @typedef {import('../../redocly-plugin/contract.mjs').Operation} Operation
 *
 * @typedef {object} Refusal
 * @property {string} code
 * @property {string} status
 * @property {string} meaning
 * @property {string} action
 */

/** Every error code, by status. @param {Place} root @returns {Refusal[]} */
export function allRefusals(root) {
  return explanations(root)
    .map(([code, { members }]) => ({
      code,
      status: String(members.status),
      meaning: String(members.meaning),
      action: String(members.action),
    }))
    .sort((a, b) => Number(a.status) - Number(b.status))
}

/** The errors that an operation can answer with. @param {Place} root @param {Operation} operation */
export function refusalsOf(root, operation) {
  const codes = refusals(operation)
  return allRefusals(root).filter(({ code }) => codes.includes(code))
}

/**
 * Errors with why they come and what to do. The script of the page adds the example of each.
 * @param {readonly Refusal[]} refusals
 */
export function errorList(refusals) {
  return html`<dl class="errors">${refusals.map(
    (it) => html`
<div><dt>${statusInWords(it.status)} <a href="#error-${it.code}"><code>${it.code}</code></a></dt>
<dd>${inline(it.meaning)} <strong>${inline(it.action)}</strong></dd></div>`,
  )}
</dl>`
}

/**
 * Errors with an answer that shows each.
 * @param {readonly Refusal[]} refusals
 * @param {ReadonlyMap<string, unknown>} examples by code
 */
export function errorReference(refusals, examples) {
  return html`<dl class="errors">${refusals.map((it) => {
    const example = examples.get(it.code)
    const shown = example
      ? html`<details><summary>Example of ${it.code}</summary>${jsonBlock(example, 'JSON')}</details>`
      : undefined
    return html`
<div id="error-${it.code}"><dt>${statusInWords(it.status)} <code>${it.code}</code></dt>
<dd>${inline(it.meaning)} <strong>${inline(it.action)}</strong>${shown}</dd></div>`
  })}
</dl>`
}

/** The same in Markdown. @param {readonly Refusal[]} refusals */
export function errorTable(refusals) {
  const rows = refusals.map((it) => `| ${it.status} | \`${it.code}\` | ${it.meaning} | ${it.action} |`)
  return ['| status | `data.code` | meaning | what to do |', '|---|---|---|---|', ...rows].join('\n')
}

/** Such as 429 Too Many Requests (RFC 9110). @param {string} status */
export function statusInWords(status) {
  return html`<span class="status s${status[0]}">${status}</span> ${STATUS_CODES[status]}`
}

/**
 * An answer with each error code, as far as the contract shows one.
 * @param {readonly Operation[]} operations
 * @returns {ReadonlyMap<string, unknown>}
 */
export function errorExamples(operations) {
  const responses = operations.flatMap((operation) => operation.responses.map(([, response]) => response))
  const examples = responses.flatMap((response) =>
    response.get('content', 'application/json', 'examples').entries(),
  )
  // The first one of a code counts: a map keeps the last.
  return new Map(
    examples
      .reverse()
      .map(([, example]) => [String(example.get('value', 'data', 'code').value), example.get('value').value]),
  )
}
