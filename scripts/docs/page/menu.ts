import type { Operation } from '../../redocly-plugin/contract.ts'
import type { Chapter } from '../guide.ts'
import { html } from './html.ts'
import { slug } from './markdown.ts'

export type Tags = readonly {
  readonly name: string
  readonly description: string
  readonly operations: readonly Operation[]
}[]

/** Links to all chapters and operations. */
export function menu(chapters: readonly Chapter[], tags: Tags) {
  return html`<nav id="menu" aria-label="Contents">
<p class="group">Guide</p>
<ul>${chapters.map(({ title }) => html`<li><a href="#${slug(title)}">${title}</a></li>`)}</ul>
${tags.map(
  ({ name, operations }) => html`<p class="group"><a href="#${tagId(name)}">${name}</a></p>
<ul>${operations.map(
    ({ id, method, node }) => html`<li><a href="#${id}"><span class="method ${method}">${short(method)}</span>
${String(node.members.summary)}</a></li>`,
  )}</ul>`,
)}
</nav>`
}

export function tagId(tag: string) {
  return `tag-${slug(tag)}`
}

function short(method: string) {
  return method === 'delete' ? 'DEL' : method.toUpperCase()
}
