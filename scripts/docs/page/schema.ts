import { list } from '../../json.ts'
import { valuesOf } from '../../redocly-plugin/contract.ts'
import type { JsonNode } from '../../redocly-plugin/json-node.ts'
import { html, type Part } from './html.ts'
import { inline, paragraphs, slug } from './markdown.ts'

/**
 * The fields of an object, or of the objects in a list, each with its nested fields, which are folded.
 *
 * @param told whether to mark the required or the optional fields
 * @param address the prefix of the fields' addresses within the page
 */
export function fields(schema: JsonNode, told: 'required' | 'optional', address: string): Part {
  const object = objectIn(schema)
  if (!object) return undefined
  const required = list(object.members.required)
  const items = object.get('properties').entries()
  // Required fields come first.
  const sorted = told === 'required' ? items.sort(([a], [b]) => rank(required, a) - rank(required, b)) : items
  return html`<ul class="fields">${sorted.map(([name, field]) => {
    const id = `${address}-${slug(name)}`
    const within = fields(field, told, id)
    const folded = html`<details><summary>Fields of <code>${name}</code></summary>${within}</details>`
    return html`<li id="${id}">
${line(name, field, id, required.includes(name) === (told === 'required') ? told : undefined)}
${paragraphs(field.members.description)}
${within && folded}</li>`
  })}</ul>`
}

/**
 * The name of a value, its type and its constraints.
 *
 * @param id its address within the page
 */
export function line(name: string, schema: JsonNode, id: string, mark?: string) {
  const rules = rulesOf(schema)
  const marked = mark ? html` <span class="${mark}">${mark}</span>` : undefined
  const told = rules.length > 0 ? html` <span class="rules">${join(rules)}</span>` : undefined
  const type = html`<span class="type">${typeOf(schema)}</span>`
  // a Tab stop at each of them would add hundreds
  const link = html`<a href="#${id}" tabindex="-1"><code>${name}</code></a>`
  return html`<p class="field">${link} ${type}${marked}${told}</p>`
}

function rank(required: readonly unknown[], name: string) {
  return required.includes(name) ? 0 : 1
}

/** The alternatives of a schema except null; the schema itself if it has none. */
function alternatives(schema: JsonNode): JsonNode[] {
  const all = schema.get('anyOf').entries()
  return all.length > 0 ? all.map(([, it]) => it).filter((it) => !it.types.includes('null')) : [schema]
}

/** The object with the fields of a schema. */
function objectIn(schema: JsonNode): JsonNode | undefined {
  if (schema.types.includes('array')) return objectIn(schema.get('items'))
  return alternatives(schema).find((it) => it.get('properties').exists)
}

/** In words. */
function typeOf(schema: JsonNode): string {
  if (schema.types.includes('array')) return `array of ${typeOf(schema.get('items'))}`
  const anyOf = schema.get('anyOf').entries()
  if (anyOf.length > 0) return anyOf.map(([, it]) => typeOf(it)).join(' or ')
  const { format } = schema.members
  const types = schema.types.join(' or ')
  return format === undefined ? types : `${types}, ${format}`
}

function rulesOf(schema: JsonNode): Part[] {
  const { members, types } = schema
  const unit = types.includes('array') ? 'items' : 'characters'
  const values = valuesOf(schema)
  const pattern = members.pattern ?? members['x-pattern']
  return [
    ...range(members.minLength ?? members.minItems, members.maxLength ?? members.maxItems, unit),
    ...range(members.minimum, members.maximum, ''),
    ...(values.length > 0
      ? [html`one of ${join(values.map((it) => html`<code>${String(it)}</code>`))}`]
      : []),
    ...(members.default === undefined ? [] : [html`default <code>${String(members.default)}</code>`]),
    ...(pattern === undefined ? [] : [html`pattern <code>${String(pattern)}</code>`]),
    ...(types.includes('array') ? rulesOf(schema.get('items')).map((it) => html`each ${it}`) : []),
    ...(members.minProperties === undefined ? [] : [`at least ${members.minProperties} field`]),
  ]
}

function range(least: unknown, most: unknown, unit: string) {
  if (least === undefined && most === undefined) return []
  const words =
    least === undefined
      ? `at most ${inEnglish(most)}`
      : most === undefined
        ? `at least ${inEnglish(least)}`
        : least === most
          ? `exactly ${inEnglish(most)}`
          : `${inEnglish(least)} to ${inEnglish(most)}`
  return [`${words} ${unit}`.trim()]
}

function inEnglish(number: unknown) {
  return Number(number).toLocaleString('en', { maximumFractionDigits: 4 })
}

function join(parts: readonly Part[]) {
  return html`${parts.map((part, index) => (index === 0 ? html`${part}` : html`, ${part}`))}`
}

/** The description and the parts of a schema. */
export function described(schema: JsonNode) {
  const name = schema.component
  return html`<p>${name ? html`<code>${name}</code>: ` : undefined}${inline(schema.members.description)}</p>`
}
