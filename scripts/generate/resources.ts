import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getDMMF } from '@prisma/get-dmmf'
import { root } from '../../src/base/root.ts'
import { OperatorError } from '../../src/config/operator-error.ts'
import type { Contract } from './document.ts'
import { modelsOf, Sql } from './models.ts'
import { type Resource, resourcesOfModel } from './pairs.ts'

/** The resources of the document and of the Prisma schema: see `ResourceDescription` in resource-types.ts. */
export async function resourcesOf(
  contract: Contract,
  datamodel = readFileSync(join(root, 'prisma/schema.prisma'), 'utf8'),
): Promise<readonly Resource[]> {
  const dmmf = await getDMMF({ datamodel })
  if (!('datamodel' in dmmf)) throw dmmf
  const models = modelsOf(dmmf.datamodel)
  const resources = models.flatMap((model) => resourcesOfModel(contract, model, models))
  const problems = resources.flatMap(({ problems }) => problems)
  if (problems.length > 0)
    throw new OperatorError(`The contract and the model disagree:\n  ${problems.join('\n  ')}`)
  return resources
}

/** @param types the text of resource-types.ts, which precedes the table */
export function generateResources(resources: readonly Resource[], types: string): string {
  const details = resources.flatMap(({ description: { missing, parent, unique } }) => [
    ...(missing ? [missing] : []),
    ...(parent ? [parent.missing] : []),
    ...Object.values(unique).map(({ taken }) => taken),
  ])
  const rules = resources.flatMap(({ description }) => description.checks.map(({ rule }) => rule))
  return `import type { OperationId, ResourceType } from './operations.ts'
import { Prisma } from './prisma/client.ts'

${types.slice(types.indexOf('/** The form'))}
/** The messages that resources need in each language. */
export type ResourceDetail = ${unionOf(details)}

/** The rules of \`check\`, which need a text in each language, too. */
export type CheckRule = ${unionOf(rules)}

/** What is written of a resource: values of the columns, by the names of the model. */
export interface Written {
${resources.map(writtenType).join('\n')}
}

export const resources = {
${resources.map(({ name, description }) => `  ${name}: ${code(description, 1)},`).join('\n')}
} as const satisfies Record<string, ResourceDescription>

export type ResourceName = keyof typeof resources

export const descriptions: readonly ResourceDescription[] = Object.values(resources)
`
}

function unionOf(names: readonly string[]): string {
  return [...new Set(names)].map((name) => `'${name}'`).join(' | ') || 'never'
}

/** Prisma's type of a row; its types of JSON know no null. */
function writtenType({ name, model, description }: Resource): string {
  const objects = Object.entries(description.fields).flatMap(([field, one]) =>
    Reflect.get(one, 'wire') === 'json' ? [field] : [],
  )
  const written = `Prisma.${model}UncheckedCreateInput`
  const names = objects.map((field) => `'${field}'`).join(' | ')
  const parts = objects.map((field) => `readonly ${field}?: object | null`).join('; ')
  return `  readonly ${name}: ${names ? `Omit<${written}, ${names}> & { ${parts} }` : written}`
}

function code(value: unknown, depth: number): string {
  if (value instanceof Sql) return `Prisma.sql\`${value.text}\``
  if (Array.isArray(value)) return `[${value.map((item) => code(item, depth)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, part]) => part !== undefined)
  const inner = entries.map(([name, part]) => `${name}: ${code(part, depth + 1)}`)
  const line = `{ ${inner.join(', ')} }`
  const indent = '  '.repeat(depth)
  return line.length < 100 || depth > 2
    ? line
    : `{\n${inner.map((one) => `${indent}  ${one},\n`).join('')}${indent}}`
}

/** By operation, the tables of versioned records that its response depends on, and those that it changes. */
export function tablesOf(resources: readonly Resource[]) {
  const written = resources.filter(({ description }) => description.hasVersion)
  const names = written.map(({ table }) => table).sort()
  const only = (tables: readonly string[]) => names.filter((name) => tables.includes(name))
  const dependsOn: Record<string, string[]> = {}
  const changes: Record<string, string[]> = {}
  for (const { reads, description, isComputed } of resources) {
    const { list, find } = description.operations
    const isKept = !isComputed && reads.every((table) => names.includes(table))
    for (const id of [list, find]) if (id && isKept) dependsOn[id] = only(reads)
  }
  for (const { table, releases, description } of written) {
    const { create, update, remove, batch, restore } = description.operations
    const actions = Object.values(description.actions)
    for (const id of [create, update, restore, ...actions]) if (id) changes[id] = [table]
    for (const id of [remove, batch]) if (id) changes[id] = only([table, ...releases])
  }
  return { names, dependsOn, changes }
}
