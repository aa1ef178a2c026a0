import { isRecord } from '../../src/base/guards.ts'
import { checksIn } from '../redocly-plugin/checks.ts'
import type { Contract } from './document.ts'
import { valuesOf } from './facts.ts'
import { fieldsOf, indexesOf, parentOf, referencesOf, tableOf, uniqueOf, writtenColumns } from './fields.ts'
import { importedFields, statesOf } from './imported-fields.ts'
import { filtersOf, sortsOf } from './lists.ts'
import { inputMismatches, missingConflicts, missingSortIndexes, referenceMismatches } from './mismatches.ts'
import { type Model, Sql } from './models.ts'
import { lowerFirst, operationNamed, propertiesOf, type Schema, schemaNamed } from './schemas.ts'

/** Fields computed for each response, and filters of a rule, whose values are not in columns. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  Session: ['current'],
  Media: ['originalUrl', 'unused'],
  Webhook: ['lastSuccessAt', 'pendingCount'],
  WebhookDelivery: ['nextAttemptAt', 'attempts'],
}

/** Resources derived from others: the model of their rows, and the tables that determine them. */
const DERIVED: Readonly<Record<string, { readonly model: string; readonly reads: readonly string[] }>> = {
  Author: { model: 'User', reads: ['users', 'posts'] },
  Tag: { model: 'Tag', reads: ['posts'] },
}

/** Records without a version need their own handlers for writes. */
const WRITTEN_ELSEWHERE = {
  create: undefined,
  update: undefined,
  remove: undefined,
  batch: undefined,
  restore: undefined,
}

export type Resource = ReturnType<typeof pair>

/** The resources of a model: the schemas with a list, of the same name or derived. */
export function resourcesOfModel(contract: Contract, model: Model, models: readonly Model[]): Resource[] {
  const derived = Object.keys(DERIVED).filter((name) => DERIVED[name]?.model === model.name)
  return [...new Set([model.name, ...derived])].flatMap((name) => {
    const schema = contract.definition.components?.schemas?.[name]
    if (!isRecord(schema) || operationsOf(contract, name).list === undefined) return []
    return [pair(contract, name, model, models)]
  })
}

function pair(contract: Contract, name: string, model: Model, models: readonly Model[]) {
  const { table, key, columns, references, lists } = model
  const derived = DERIVED[name]
  const problems: string[] = []
  const documented = operationsOf(contract, name)
  const list = operationNamed(contract, documented.list)
  const parent = parentOf(model, models, list?.path)
  const create = schemaNamed(contract, `${name}Create`)
  const given = propertiesOf(create)
  const computed = COMPUTED[name] ?? []
  const shown = Object.entries(propertiesOf(schemaNamed(contract, name))).filter(
    ([field]) => !computed.includes(field),
  )
  const fields = fieldsOf(model, models, shown, given, problems)
  const sorts = sortsOf(list)
  const filters = filtersOf(list, model, Object.fromEntries(shown), computed, problems)
  const isStored = (field: string) =>
    field in fields || [...references, ...lists].some((one) => one.key === field && one.name in fields)
  problems.push(...missingSortIndexes(model, sorts), ...inputMismatches(contract, model))
  problems.push(...referenceMismatches(model, fields, given, parent?.field))
  problems.push(...missingConflicts(contract, model, models, documented))
  const has = (field: string) => !derived && columns.some((column) => column.name === field)
  const hasVersion = has('version')
  const operations = hasVersion ? documented : { ...documented, ...WRITTEN_ELSEWHERE }
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
    create: importedFields(create, operations.create && parent?.field, isStored),
    states: statesOf(contract, name, shown),
    update: Object.keys(propertiesOf(schemaNamed(contract, `${name}Update`))).filter(isStored),
    unique: uniqueOf(model, fields),
    references: referencesOf(model, models, fields, given),
    parent,
    checks: checksOf(schemaNamed(contract, name)),
    sorts,
    filters,
    indexes: indexesOf(model, fields),
    operations,
    actions: actionsOf(contract, name, problems),
  }
  return {
    name,
    model: model.name,
    table,
    description,
    /** The tables that a response depends on. */
    reads: derived?.reads ?? [table, ...(parent ? [parent.to] : []), ...shownTables(model, models, fields)],
    releases: releasedBy(name, models),
    /** Whether responses have fields that are not stored, so that they cannot be cached. */
    isComputed: computed.length > 0,
    problems,
  }
}

function shownTables({ references, lists }: Model, models: readonly Model[], fields: object): string[] {
  const shown = [...references, ...lists].filter(({ name }) => name in fields)
  return shown.map(({ model }) => tableOf(models, model))
}

/** The tables whose rows lose a reference or are deleted when a record is deleted. */
function releasedBy(name: string, models: readonly Model[]) {
  const changes = ({ model, onDelete }: Model['references'][number]) =>
    model === name && ['SetNull', 'Cascade'].includes(onDelete)
  return models.filter(({ references }) => references.some(changes)).map(({ table }) => table)
}

/** Each rule over several fields, keyed by the name of its text. */
function checksOf(schema: Schema) {
  return checksIn(schema).map(({ field, rule, name }) => ({
    rule: [rule, ...(name === undefined ? [] : [name])].join('.'),
    field: field.slice(1),
  }))
}

/** The missing parts of a record that can be changed. */
function unversioned(name: string, fields: object, isAudited: boolean): string[] {
  const audited = `add \`${lowerFirst(name)}\` to AuditEntry.resourceType in openapi.yaml.`
  return [
    ...('version' in fields
      ? []
      : [`${name} does not show its version: add \`version\` to ${name} in openapi.yaml.`]),
    ...(isAudited ? [] : [`${name} is in no audit trail: ${audited}`]),
  ]
}

/** `publish` for the operation `publishPost`, at the path of a record. */
function actionsOf(contract: Contract, name: string, problems: string[]) {
  const own = contract.operations.filter((operation) => Reflect.get(operation, 'x-action') === name)
  const { find } = operationsOf(contract, name)
  const home = operationNamed(contract, find)?.path
  return Object.fromEntries(
    own.map(({ operationId = '', path }) => {
      if (!operationId.endsWith(name) || !path.startsWith(`${home}/`))
        problems.push(`${operationId} at ${path} is no action of ${name}: call it verb${name}.`)
      return [operationId.slice(0, -name.length), operationId]
    }),
  )
}

/** The operations of a resource, by kind. */
function operationsOf({ source }: Contract, name: string) {
  const all = Object.entries(source.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item ?? {}).flatMap(([method, operation]) =>
      isRecord(operation) ? [{ path, method, operation, id: String(operation.operationId) }] : [],
    ),
  )
  const find = (method: string, part: 'requestBody' | 'responses', schema: string, isOfRecord: boolean) =>
    all.find(
      ({ path, operation, ...one }) =>
        one.method === method &&
        path.endsWith('}') === isOfRecord &&
        JSON.stringify(operation[part] ?? {}).includes(`"#/components/schemas/${schema}"`),
    )
  const record = find('get', 'responses', `${name}Response`, true)
  const created = find('post', 'requestBody', `${name}Create`, false)
  const at = (method: string, path: string) =>
    all.find((one) => one.method === method && one.path === path)?.id
  const below = (method: string, rest: string) => at(method, `${record?.path}/${rest}`)
  return {
    list: find('get', 'responses', `${name}ListResponse`, false)?.id,
    find: record?.id,
    create: created?.id,
    update: find('patch', 'requestBody', `${name}Update`, true)?.id,
    remove: find('delete', 'responses', `${name}Response`, true)?.id,
    batch: at('post', `${created?.path}/batch`),
    revisions: below('get', 'revisions'),
    revision: below('get', 'revisions/{version}'),
    restore: below('post', 'revisions/{version}/restore'),
    preview: below('post', 'preview'),
    revokePreviews: below('delete', 'preview'),
  }
}
