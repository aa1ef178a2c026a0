import { contentOf, type Operation, successOf, takesForm } from '../../redocly-plugin/contract.ts'
import type { JsonNode } from '../../redocly-plugin/json-node.ts'
import { audiences, EVERYBODY, ownWords, rateOf } from '../../redocly-plugin/terms.ts'
import { deprecationOf } from '../deprecation.ts'
import { jsonBlock } from './code.ts'
import { errorList, refusalsOf, statusInWords } from './errors.ts'
import { headerList } from './headers.ts'
import { type Html, heading, html } from './html.ts'
import { inline, paragraphs, slug } from './markdown.ts'
import { described, fields, line } from './schema.ts'

/** The locations of parameters, in the order of the page. */
const PLACES = { path: 'In the path', query: 'In the query', header: 'In headers' }

/**
 * The section about an operation.
 *
 * @param sample code that sends the request
 */
export function operationSection(root: JsonNode, operation: Operation, sample: Html | undefined) {
  const { id, path, method, node, body } = operation
  const ended = node.members.deprecated === true
  return html`
<section id="${id}" class="operation" aria-labelledby="${id}-name">
<div class="row"><div class="prose intro">
<h3 id="${id}-name"><a class="self" href="#${id}">${String(node.members.summary)}</a>${
    ended ? html` <span class="mark">deprecated</span>` : undefined
  }</h3>
<p class="address"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code></p>
${paragraphs(deprecationOf(root, operation))}
${paragraphs(ownWords(String(node.members.description)))}
</div>
<div class="exhibit" data-operation="${id}">
${sample}
${examples(operation)}
</div>
<div class="prose">
${terms(root, operation)}
${parameters(operation)}
${body.exists ? requestBody(operation) : undefined}
${answers(operation)}
${heading(4, `${id}-errors`, 'What can go wrong, and what to do')}
${errorList(refusalsOf(root, operation))}
${heading(4, `${id}-headers`, 'Headers')}
${headerList(operation)}
${next(operation)}
</div></div>
</section>`
}

/** Who can send it, and how often. */
function terms(root: JsonNode, operation: Operation) {
  const { node, body } = operation
  const kind = takesForm(operation) ? 'a form' : 'JSON'
  const { name, limit, window, items } = rateOf(root, node)
  const each = items === undefined ? '' : html`; each of the <code>${String(items)}</code> counts as one`
  const who = audiences(root, operation)
  const counted = who.length > 0 ? 'each person or API key' : 'each address'
  return html`${heading(4, `${operation.id}-access`, 'Access and limits')}
<dl class="terms">
<div><dt><a href="#credentials">Access</a></dt>
${(who.length > 0 ? who : [EVERYBODY]).map((it) => html`<dd>${inline(capitalized(it))}.</dd>`)}</div>
<div><dt><a href="#rate-limits">Rate limit</a></dt>
<dd>${limit} requests in ${window} seconds for ${counted}, shared by the class
<code>${name}</code>${each}.</dd></div>
${
  body.exists
    ? html`<div><dt><a href="#input">Body</a></dt>
<dd>At most ${Number(node.members['x-max-body-bytes']).toLocaleString('en')} bytes of ${kind}.</dd></div>`
    : undefined
}
</dl>`
}

function parameters({ id, parameters }: Operation) {
  if (parameters.length === 0) return undefined
  return html`${heading(4, `${id}-parameters`, 'Parameters')}${Object.entries(PLACES).map(
    ([where, title]) => {
      const here = parameters.filter(({ members }) => members.in === where)
      return here.length === 0
        ? undefined
        : html`<h5>${title}</h5><ul class="fields">${here.map((it) => parameter(`${id}-${where}`, it))}</ul>`
    },
  )}`
}

function parameter(address: string, parameter: JsonNode) {
  const { name, description, required } = parameter.members
  const id = `${address}-${slug(String(name))}`
  return html`<li id="${id}">
${line(String(name), parameter.get('schema'), id, required === true ? 'required' : undefined)}
${paragraphs(description)}</li>`
}

function requestBody(operation: Operation) {
  const { id } = operation
  const schema = contentOf(operation).get('schema')
  const address = `${id}-body`
  return html`${heading(4, address, 'Body')}${described(schema)}${fields(schema, 'required', address)}`
}

function answers(operation: Operation) {
  const good = operation.responses.filter(([status]) => /^[23]/.test(status))
  const address = `${operation.id}-answer`
  return html`${heading(4, address, 'Answer')}${good.map(([status, response]) => {
    const data = response.get('content', 'application/json', 'schema', 'properties', 'data')
    const shown = fields(data, 'optional', `${address}-${status}`)
    return html`<p>${statusInWords(status)}. ${inline(response.members.description)}</p>
${
  shown
    ? html`<p class="quiet">In <code>data</code> of <a href="#the-envelope">the envelope</a>:</p>${shown}`
    : undefined
}`
  })}`
}

/** Operations that continue from the response. */
function next(operation: Operation) {
  const links = successOf(operation)?.[1].get('links').entries() ?? []
  if (links.length === 0) return undefined
  return html`${heading(4, `${operation.id}-next`, 'What comes next')}<ul>${links.map(([, { members }]) => {
    const id = String(members.operationId)
    return html`<li><a href="#${id}"><code>${id}</code></a>: ${inline(members.description)}</li>`
  })}</ul>`
}

function examples(operation: Operation) {
  const [status, success] = successOf(operation) ?? []
  return html`${exampleBlocks(operation.body, 'Body')}
${success && exampleBlocks(success, String(status))}`
}

function exampleBlocks(message: JsonNode, title: string) {
  const all = message.get('content', 'application/json', 'examples').entries()
  return all.map(([, it]) => jsonBlock(it.get('value').value, `${title}: ${it.members.summary}`))
}

function capitalized(text: string) {
  return text.replace(/^\w/, (letter) => letter.toUpperCase())
}
