import { isRecord } from '../../src/base/guards.ts'
import { unanswered, unmatched, unrelated, unsorted } from './disagreements.ts'
import type { Contract } from './document.ts'
import { valuesOf } from './facts.ts'
import {
  fieldsOf,
  importedField,
  indexesOf,
  referencesOf,
  tableOf,
  uniqueOf,
  writtenColumns,
} from './fields.ts'
import { filtersOf, sortsOf } from './lists.ts'
import { type Model, Sql } from './models.ts'
import { lowerFirst, operationNamed, propertiesOf, requiredOf, schemaNamed } from './schemas.ts'

/** Fields that are made for each answer, and stored nowhere. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = { Session: ['current'] }

/** Resources that follow from others: the model of their rows, and the tables that decide what there is. */
const DERIVED: Readonly<Record<string, { readonly model: string; readonly reads: readonly string[] }>> = {
  Author: { model: 'User', reads: ['users', 'posts'] },
  Tag: { model: 'Tag', reads: ['posts'] },
}

export type Resource = ReturnType<typeof pair>

/** The resources of a model: the schemas of the document that have a list, of the same name or derived. */
export function resourcesOfModel(contract: Contract, model: Model, models: readonly Model[]): Resource[] {
  const derived = Object.keys(DERIVED).filter((name) => DERIVED[name]?.model === model.name)
  return [...new Set([model.name, ...derived])].flatMap((name) => {
    const schema = contract.definition.components?.schemas?.[name]
    if (!isRecord(schema) || operationsOf(contract, name).list === undefined) return []
    return [pair(contract, name, model, models)]
  })
}

function pair(contract: Contract, name: string, model: Model, models: readonly Model[]) {
  const { table, key, columns, references } = model
  const derived = DERIVED[name]
  const problems: string[] = []
  const documented = operationsOf(contract, name)
  const list = operationNamed(contract, documented.list)
  const create = schemaNamed(contract, `${name}Create`)
  const given = propertiesOf(create)
  const computed = COMPUTED[name] ?? []
  const shown = Object.entries(propertiesOf(schemaNamed(contract, name))).filter(
    ([field]) => !computed.includes(field),
  )
  const fields = fieldsOf(model, models, shown, given, problems)
  const sorts = sortsOf(list)
  const filters = filtersOf(list, model, Object.fromEntries(shown), problems)
  problems.push(...unsorted(model, sorts), ...unmatched(contract, model), ...unrelated(model, fields))
  problems.push(...unanswered(contract, model, models, documented))
  const has = (field: string) => !derived && columns.some((column) => column.name === field)
  const hasVersion = has('version')
  // records without a version are written by handlers of their own
  const none = { create: undefined, update: undefined, remove: undefined }
  const operations = hasVersion ? documented : { ...documented, ...none }
  const isAudited = valuesOf(contract, 'AuditEntry', 'resourceType').includes(lowerFirst(name))
  if (hasVersion) problems.push(...unversioned(name, fields, isAudited))
  const description = {
    name: name === model.name ? table : `${lowerFirst(name)}s`,
    table: new Sql(table),
    type: isAudited ? lowerFirst(name) : undefined,
    missing: operations.find && `noSuch${name}`,
    fields,
    key,
    hasVersion,
    isSearched: has('searchText'),
    columns: hasVersion ? writtenColumns(model) : {},
    create: Object.fromEntries(
      Object.entries(given).flatMap(([field, property]) =>
        field in fields ? [[field, importedField(property, requiredOf(create).includes(field))]] : [],
      ),
    ),
    update: Object.keys(propertiesOf(schemaNamed(contract, `${name}Update`))).filter(
      (field) => field in fields,
    ),
    unique: uniqueOf(model, fields),
    references: referencesOf(model, models, fields),
    sorts,
    filters,
    indexes: indexesOf(model, fields),
    operations,
  }
  return {
    name,
    model: model.name,
    table,
    description,
    /** The tables that an answer depends on. */
    reads: derived?.reads ?? [
      table,
      ...references.filter((one) => one.name in fields).map((one) => tableOf(models, one.model)),
    ],
    /** The tables whose rows lose a reference when a record is deleted. */
    releases: models
      .filter((other) => other.references.some((one) => one.model === name && one.onDelete === 'SetNull'))
      .map((other) => other.table),
    problems,
  }
}

/** What a record that can be changed lacks. */
function unversioned(name: string, fields: object, isAudited: boolean): string[] {
  const audited = `add \`${lowerFirst(name)}\` to AuditEntry.resourceType in openapi.yaml.`
  return [
    ...('version' in fields
      ? []
      : [`${name} does not show its version: add \`version\` to ${name} in openapi.yaml.`]),
    ...(isAudited ? [] : [`${name} is in no audit trail: ${audited}`]),
  ]
}

/** The operations of a resource by what they do. */
function operationsOf({ source }: Contract, name: string) {
  const all = Object.entries(source.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).map(([method, operation]) => ({ path, method, operation })),
  )
  const find = (method: string, part: 'requestBody' | 'responses', schema: string, isOfRecord: boolean) => {
    const ref = `"#/components/schemas/${schema}"`
    const found = all.find(
      ({ path, operation, ...one }) =>
        one.method === method &&
        path.endsWith('}') === isOfRecord &&
        isRecord(operation) &&
        JSON.stringify(operation[part] ?? {}).includes(ref),
    )
    return isRecord(found?.operation) ? String(found.operation.operationId) : undefined
  }
  return {
    list: find('get', 'responses', `${name}ListResponse`, false),
    find: find('get', 'responses', `${name}Response`, true),
    create: find('post', 'requestBody', `${name}Create`, false),
    update: find('patch', 'requestBody', `${name}Update`, true),
    remove: find('delete', 'responses', `${name}Response`, true),
  }
}
