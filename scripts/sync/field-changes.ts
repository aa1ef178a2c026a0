import { snake } from '../complete/words.ts'
import { fail } from './fail.ts'
import type { Field } from './field.ts'
import { enumOf } from './model.ts'

/** Existing records need a value. */
export function lacking(name: string, field: Field): string[] {
  if (!field.isNullable && field.wire !== 'texts' && field.whole.default === undefined)
    fail(
      `${name}.${field.name}`,
      `existing records have none: let it be null (type: [${typeOf(field)}, 'null']), or write a default`,
    )
  return []
}

function typeOf({ whole }: Field): string {
  return String([whole.type].flat().find((one) => one !== 'null'))
}

export function changed(name: string, table: string, old: Field, field: Field) {
  const column = `"${snake(field.name)}"`
  const preset = field.whole.default
  const value = preset === undefined ? 'NULL' : `'${String(preset).replaceAll("'", "''")}'`
  const losses: string[] = []
  const statements: string[] = []
  if (old.wire !== field.wire || (old.relation?.to ?? '') !== (field.relation?.to ?? ''))
    fail(
      `${name}.${field.name}`,
      `a ${old.wire} cannot become a ${field.wire}: remove the field and add another one`,
    )
  const [length, before] = [Number(field.whole.maxLength), Number(old.whole.maxLength)]
  if (length < before && field.wire !== 'time') {
    losses.push(`values of ${field.name} beyond ${length} characters are cut`)
    statements.push(
      `UPDATE ${table} SET ${column} = left(${column}, ${length}) WHERE char_length(${column}) > ${length};`,
    )
  }
  const gone = old.values.filter((one) => !field.values.includes(one))
  if (old.isNullable && !field.isNullable) {
    if (preset === undefined) lacking(name, field)
    losses.push(`records without ${field.name} get ${String(preset)}`)
    statements.push(`UPDATE ${table} SET ${column} = ${value} WHERE ${column} IS NULL;`)
  }
  if (gone.length > 0) {
    if (preset === undefined && !field.isNullable)
      fail(`${name}.${field.name}`, `records may have ${gone.join(', ')}: write a default, which they get`)
    losses.push(`records whose ${field.name} is ${gone.join(', ')} get ${String(preset ?? null)}`)
    const list = gone.map((one) => `'${one}'`).join(', ')
    statements.push(`UPDATE ${table} SET ${column} = ${value} WHERE ${column} IN (${list});`)
  }
  if (statements.length > 0) statements.push(...outdatesWords(table, old))
  return { words: `${field.name} is changed`, field: field.name, losses, statements }
}

/**
 * A definition may search any text. The service renews the words that `q` finds where they stand in one line,
 * about a minute after it has started; until then, `q` finds the same.
 */
export function outdatesWords(table: string, { wire, values }: Pick<Field, 'wire' | 'values'>): string[] {
  if ((wire !== 'text' && wire !== 'html') || values.length > 0) return []
  return [`UPDATE ${table} SET search_text = replace(search_text, E'\\n', ' ');`]
}

/** @param type of the resource, if its earlier versions are kept: they get the new name, too */
export function renames(
  table: string,
  model: string,
  [old, field]: readonly [Field, Field],
  type: string | undefined,
): string[] {
  const columnOf = ({ name, relation }: Field) => (relation ? `${snake(relation.name)}_id` : snake(name))
  const typeName = (one: Field) => snake(enumOf({ name: model }, one))
  const hasType = old.values.length > 0 && typeName(old) !== typeName(field)
  const [from, to] = [columnOf(old), columnOf(field)]
  const renamed = [
    `ALTER TABLE ${table} RENAME COLUMN "${from}" TO "${to}";`,
    ...(type === undefined
      ? []
      : [
          `UPDATE revisions SET record = record - '${from}' || jsonb_build_object('${to}', record->'${from}')
  WHERE resource_type = '${type}' AND record->'${from}' IS NOT NULL;`,
        ]),
  ]
  return [
    ...(from === to ? [] : renamed),
    ...(hasType ? [`ALTER TYPE "${typeName(old)}" RENAME TO "${typeName(field)}";`] : []),
  ]
}
