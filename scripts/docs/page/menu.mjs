import { html } from './html.mjs'
import { slug } from './markdown.mjs'

/**
 * @typedef {import('../../redocly-plugin/contract.mjs').Operation} Operation
 * @typedef {readonly { readonly name: string, readonly description: string,
 *   readonly operations: readonly Operation[] }[]} Tags
 */

/**
 * Links to all chapters and operations.
 * @param {readonly import('../guide.mjs').Chapter[]} chapters
 * @param {Tags} tags
 */
export function menu(chapters, tags) {
  return html`<nav id="menu" aria-label="Contents">
<p class="group">Guide</p>
<ul>${chapters.map(({ title }) => html`<li><a href="#${slug(title)}">${title}</a></li>`)}</ul>
${tags.map(
  ({ name, operations }) => html`<p class="group"><a href="#${tagId(name)}">${name}</a></p>
<ul>${operations.map(
    ({
      id,
      method,
      place,
    }) => html`<li><a href="#${id}"><span class="method ${method}">${short(method)}</span>
${String(place.members.summary)}</a></li>`,
  )}</ul>`,
)}
</nav>`
}

/** @param {string} tag */
export function tagId(tag) {
  return `tag-${slug(tag)}`
}

/** @param {string} method */
function short(method) {
  return method === 'delete' ? 'DEL' : method.toUpperCase()
}
