import { STATUS_CODES } from 'node:http'
import type { Operation } from '../../redocly-plugin/contract.ts'
import { explanations } from '../../redocly-plugin/errors.ts'
import type { JsonNode } from '../../redocly-plugin/json-node.ts'
import { refusals } from '../../redocly-plugin/refusals.ts'
import { jsonBlock } from './code.ts'
import { html } from './html.ts'
import { inline } from './markdown.ts'

interface Refusal {
  /** The code, or the reason of one. */
  readonly code: string
  /** Where programs find it. */
  readonly name: string
  readonly status: string
  readonly meaning: string
  readonly action: string
}

/** Every error code, by status. */
export function allRefusals(root: JsonNode): Refusal[] {
  return explanations(root)
    .map(([code, { members }]) => ({
      code,
      name: members.code === undefined ? `\`${code}\`` : `\`${members.code}\`, reason \`${code}\``,
      status: String(members.status),
      meaning: String(members.meaning),
      action: String(members.action),
    }))
    .sort((a, b) => Number(a.status) - Number(b.status))
}

/** The error responses of an operation. */
export function refusalsOf(root: JsonNode, operation: Operation) {
  const codes = refusals(operation)
  return allRefusals(root).filter(({ code }) => codes.includes(code))
}

/** Errors with their causes and remedies. The page's script adds the example of each. */
export function errorList(refusals: readonly Refusal[]) {
  return html`<dl class="errors">${refusals.map(
    (it) => html`
<div><dt>${statusInWords(it.status)} <a href="#error-${it.code}">${inline(it.name)}</a></dt>
<dd>${inline(it.meaning)} <strong>${inline(it.action)}</strong></dd></div>`,
  )}
</dl>`
}

/**
 * Errors with an example response for each.
 *
 * @param examples by code
 */
export function errorReference(refusals: readonly Refusal[], examples: ReadonlyMap<string, unknown>) {
  return html`<dl class="errors">${refusals.map((it) => {
    const example = examples.get(it.code)
    const shown = example
      ? html`<details><summary>Example of ${it.code}</summary>${jsonBlock(example, 'JSON')}</details>`
      : undefined
    return html`
<div id="error-${it.code}"><dt>${statusInWords(it.status)} ${inline(it.name)}</dt>
<dd>${inline(it.meaning)} <strong>${inline(it.action)}</strong>${shown}</dd></div>`
  })}
</dl>`
}

/** The same in Markdown. */
export function errorTable(refusals: readonly Refusal[]) {
  const rows = refusals.map((it) => `| ${it.status} | ${it.name} | ${it.meaning} | ${it.action} |`)
  return ['| status | `data.code` | meaning | what to do |', '|---|---|---|---|', ...rows].join('\n')
}

/** Such as 429 Too Many Requests (RFC 9110). */
export function statusInWords(status: string) {
  return html`<span class="status s${status[0]}">${status}</span> ${STATUS_CODES[status]}`
}

/** An example response for each error code, if the contract has one. */
export function errorExamples(operations: readonly Operation[]): ReadonlyMap<string, unknown> {
  const responses = operations.flatMap((operation) => operation.responses.map(([, response]) => response))
  const examples = responses.flatMap((response) =>
    response.get('content', 'application/json', 'examples').entries(),
  )
  // The first example of a code counts, but a map keeps the last.
  return new Map(
    examples.reverse().map(([, example]) => {
      const { code, reason = code } = example.get('value', 'data').members
      return [String(reason), example.get('value').value]
    }),
  )
}
