import type { Document } from 'yaml'
import { insertAt } from '../complete/insert.ts'
import { sample } from '../complete/sample.ts'
import { nounOf, withArticle } from '../complete/words.ts'
import { WRITTEN_BY_AUTHORS } from '../generate/extensions.ts'
import type { Schema } from '../generate/schemas.ts'
import { entries, list, record, schemasIn, without } from '../json.ts'
import type { Field } from './field.ts'
import { namesOf, parentFieldOf, type Resource } from './resource.ts'

export const ID = { type: 'integer', format: 'int32', minimum: 1, maximum: 2_147_483_647 }
const AT = ['components', 'schemas']

/** The ids of the records that a field shows, in the body of a request. */
export function idsSchema({ name, whole, join }: Field, suffix: 'Create' | 'Update'): Schema {
  const { minItems, maxItems } = whole
  const replaced = suffix === 'Update' ? ' They replace the previous ones; an empty list removes all.' : ''
  const description = `The \`id\`s of the ${nounOf(name)}, without duplicates; responses keep their order.`
  return {
    type: 'array',
    description: `${description}${replaced}`,
    ...(minItems !== undefined && { minItems }),
    maxItems,
    uniqueItems: true,
    items: join && ID,
  }
}

/** The list parameter, as YAML, that selects the records that show a given record. */
export function idFilter(nouns: string, { name, item }: { name: string; item: string }): string {
  return `
    - name: ${item}Id
      in: query
      description: Only ${nouns} that have the ${nounOf(item)} with this \`id\` among their \`${name}\`.
      schema: ${JSON.stringify(ID)}
      example: 1`
}

/** The shown records in an example. */
export function shownRecords({ whole, node }: Field): readonly unknown[] {
  return whole.example === undefined ? [sample(node.get('items'))] : list(whole.example)
}

/** Their ids in an example of a body: like for other references, those of the first existing records. */
export function shownIds(field: Field, turn: number): unknown[] {
  return turn === 0 ? shownRecords(field).map((one) => record(one).id) : [1]
}

/** The keywords of a list of records, whose items have the parts that other records show. */
export function keywordsOfJoin(schema: Schema): Schema {
  return { maxItems: 20, items: { $ref: `#/components/schemas/${referenceTo(schema['x-references'])}` } }
}

/** Adds the schema that other records show of a record, unless it exists: its id, and the naming field. */
export function addReference(document: Document, { items, type, ...schema }: Schema): void {
  const to = String(schema['x-references'])
  const name = referenceTo(to)
  const target = record(schemasIn(document.toJS())[to])
  const isMade = [type].flat().includes('array') && schema['x-references'] !== undefined && !items
  if (!isMade || !target.properties || document.hasIn([...AT, name])) return
  const [id, named] = [record(target.properties).id, entries(target.properties).find(isName)]
  const path = `/api/${namesOf(to).path}/{${parentFieldOf(to)}}`
  const kept = (one: unknown) =>
    without(record(one), (key) => WRITTEN_BY_AUTHORS.includes(key) || key === 'example')
  const properties = {
    id: { ...kept(id), description: `For \`GET ${path}\`, and in the bodies of records that show it.` },
    ...(named && { [named[0]]: kept(named[1]) }),
  }
  const description = `${withArticle(nounOf(to)).replace(/^a/, 'A')} as other records show it.`
  const value = { type: 'object', description, required: Object.keys(properties), properties }
  insertAt(document, document.getIn(AT, true), 0, name, value)
}

/** Removes schemas that no record shows any more; copies are rewritten. */
export function pruneReferences(document: Document, { name: of, fields }: Resource): void {
  for (const { join } of fields.filter((field) => field.join)) {
    const name = referenceTo(join?.to)
    const whole = document.toJS()
    const schemas = { ...whole.components.schemas, [`Partial${of}`]: undefined }
    const text = JSON.stringify({ ...whole, components: { ...whole.components, schemas } })
    if (!text.includes(`"#/components/schemas/${name}"`)) document.deleteIn([...AT, name])
  }
}

function isName([, value]: [string, unknown]): boolean {
  const { type, format, enum: values, 'x-slug-of': slug } = record(value)
  return type === 'string' && format === undefined && values === undefined && slug === undefined
}

function referenceTo(to: unknown): string {
  return `${String(to)}Reference`
}
