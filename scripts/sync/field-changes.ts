import { snake } from '../complete/words.ts'
import { fail } from './fail.ts'
import type { Field } from './field.ts'
import { enumOf, isEnum } from './model.ts'

/** A field before and after the change. */
type Pair = readonly [Field, Field]

export function added(name: string, table: string, field: Field) {
  assertValue(name, field)
  const isFound = field.isSearched && field.whole.default !== undefined
  const statements = isFound ? outdatesWords(table, field) : []
  return { words: `${field.name} is new`, field: field.name, statements }
}

/** Existing records need a value. */
function assertValue(name: string, field: Field): void {
  if (!field.isNullable && field.wire !== 'texts' && field.whole.default === undefined)
    fail(
      `${name}.${field.name}`,
      `existing records have none: let it be null (type: [${typeOf(field)}, 'null']), write a default, or ` +
        'state the old name of a renamed field (x-was)',
    )
}

function typeOf({ whole }: Field): string {
  return String([whole.type].flat().find((one) => one !== 'null'))
}

/** @param type of the resource, if its earlier versions are kept: they change like the records */
export function changed(name: string, table: string, [old, field]: Pair, type: string | undefined) {
  const key = snake(field.name)
  const column = `"${key}"`
  const preset = field.whole.default
  const value = preset === undefined ? 'NULL' : `'${String(preset).replaceAll("'", "''")}'`
  const json = JSON.stringify({ [key]: preset ?? null }).replaceAll("'", "''")
  const given = `record || '${json}'`
  const losses: string[] = []
  const statements: string[] = []
  if (old.wire !== field.wire || (old.relation?.to ?? '') !== (field.relation?.to ?? ''))
    fail(
      `${name}.${field.name}`,
      `a ${old.wire} cannot become a ${field.wire}: remove the field and add another one`,
    )
  const [before, after] = [{ ...old, name: field.name }, field].map((one) =>
    isEnum(one) ? enumOf({ name }, one) : undefined,
  )
  if (before !== after)
    fail(
      `${name}.${field.name}`,
      'its values would be lost with the type of its column: remove the field and add another one',
    )
  const kept = (values: string, where: string) => inRevisions(type, values, where)
  const [length, longest] = [Number(field.whole.maxLength), Number(old.whole.maxLength)]
  if (length < longest && field.wire !== 'time') {
    losses.push(`values of ${field.name} beyond ${length} characters are cut`)
    statements.push(
      `UPDATE ${table} SET ${column} = left(${column}, ${length}) WHERE char_length(${column}) > ${length};`,
      ...kept(
        `jsonb_set(record, '{${key}}', to_jsonb(left(record->>'${key}', ${length})))`,
        `char_length(record->>'${key}') > ${length}`,
      ),
    )
  }
  const gone = old.values.filter((one) => !field.values.includes(one))
  if (old.isNullable && !field.isNullable) {
    if (preset === undefined) assertValue(name, field)
    losses.push(`records without ${field.name} get ${String(preset)}`)
    statements.push(
      `UPDATE ${table} SET ${column} = ${value} WHERE ${column} IS NULL;`,
      ...kept(given, `record->'${key}' = 'null'`),
    )
  }
  if (gone.length > 0) {
    if (preset === undefined && !field.isNullable)
      fail(`${name}.${field.name}`, `records may have ${gone.join(', ')}: write a default, which they get`)
    losses.push(`records whose ${field.name} is ${gone.join(', ')} get ${String(preset ?? null)}`)
    const list = gone.map((one) => `'${one}'`).join(', ')
    statements.push(
      `UPDATE ${table} SET ${column} = ${value} WHERE ${column} IN (${list});`,
      ...kept(given, `record->>'${key}' IN (${list})`),
    )
  }
  if (statements.length > 0 || old.isSearched !== field.isSearched)
    statements.push(...outdatesWords(table, old))
  return { words: `${field.name} is changed`, field: field.name, losses, statements }
}

/** The changes of earlier versions, if they are kept. */
function inRevisions(type: string | undefined, values: string, where: string): string[] {
  if (type === undefined) return []
  return [`UPDATE revisions SET record = ${values}\n  WHERE resource_type = '${type}' AND ${where};`]
}

/** A field's column, in the database and in the earlier versions of records. */
function columnOf({ name, relation, join }: Field): string {
  return snake(relation ? `${relation.name}Id` : (join?.key ?? name))
}

/** The parts that are removed with a field. */
export function removals(table: string, field: Field, type: string | undefined): string[] {
  const key = columnOf(field)
  return [
    ...outdatesWords(table, field),
    ...inRevisions(type, `record - '${key}'`, `record->'${key}' IS NOT NULL`),
  ]
}

/**
 * A definition may search any text. About a minute after its start, the service renews search texts that have
 * only one line; until then, `q` finds the same.
 */
export function outdatesWords(table: string, { wire, values }: Pick<Field, 'wire' | 'values'>): string[] {
  if ((wire !== 'text' && wire !== 'html') || values.length > 0) return []
  return [`UPDATE ${table} SET search_text = replace(search_text, E'\\n', ' ');`]
}

/** @param type of the resource, if its earlier versions are kept: they get the new name, too */
export function renames(
  table: string,
  model: string,
  [old, field]: Pair,
  type: string | undefined,
): string[] {
  const typeName = (one: Field) => snake(enumOf({ name: model }, one))
  const hasType = old.values.length > 0 && typeName(old) !== typeName(field)
  const [from, to] = [columnOf(old), columnOf(field)]
  const renamed = [
    `ALTER TABLE ${table} RENAME COLUMN "${from}" TO "${to}";`,
    ...inRevisions(
      type,
      `record - '${from}' || jsonb_build_object('${to}', record->'${from}')`,
      `record->'${from}' IS NOT NULL`,
    ),
  ]
  return [
    ...(from === to ? [] : renamed),
    ...(hasType ? [`ALTER TYPE "${typeName(old)}" RENAME TO "${typeName(field)}";`] : []),
  ]
}
