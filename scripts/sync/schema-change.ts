import { fail } from './fail.ts'
import { blocksOf } from './model.ts'
import { type Block, type Blocks, schemaWith } from './prisma-schema.ts'
import type { Resource } from './resource.ts'

const MODEL = /^model (\w+) \{\n[\s\S]*?^\}\n/gm

/**
 * The Prisma schema after a change. The models with the foreign keys of a list are removed with the list or
 * its resource, and the other ends of relations with their resource, even if they were written by hand.
 *
 * @throws UsageError if a model refers to a removed resource
 */
export function schemaAfter(
  schema: string,
  { was, now }: { readonly was: Resource | undefined; readonly now: Resource | undefined },
): string {
  const removed = was && !now ? was : undefined
  const [base, next] = [blocksOf(was), blocksOf(now)]
  const own = Object.keys(base).filter((head) => !(head in next) && head !== `model ${was?.name}`)
  const gone = [
    ...own.flatMap((head) => (head.startsWith('model ') ? head.slice('model '.length) : [])),
    ...modelsIn(schema).flatMap(([name, model]) => (removed && isJoin(model, removed.name) ? name : [])),
  ].filter((name) => isJoin(modelNamed(schema, name), was?.name ?? ''))
  const relation = new RegExp(`^ +\\w+ +(?:${[...gone, removed?.name ?? '-'].join('|')})\\[\\].*\\n`, 'gm')
  const touched = modelsIn(schema).filter(([, model]) => model.search(relation) >= 0)
  const left = gone.reduce(withoutModel, schema).replace(relation, '')
  const blocks = Object.fromEntries(touched.map(([name]) => [`model ${name}`, {}]))
  const after = schemaWith(left, { ...blocks, ...base }, lacking(schema, next))
  const users = removed ? modelsIn(after).flatMap((one) => fieldsOf(one, removed.name)) : []
  if (removed && users.length > 0)
    fail(removed.name, `prisma/schema.prisma refers to it: remove ${users.join(', ')} there first`)
  return after
}

/** Without the other ends of relations that exist under other names. */
function lacking(schema: string, next: Blocks): Blocks {
  return Object.fromEntries(
    Object.entries(next).map(([head, block]): [string, Block] => {
      const there = modelNamed(schema, head.replace('model ', ''))
      const isThere = (key: string, line: string) => {
        const [, type = ''] = /^\w+ (\w+)\[\]$/.exec(line) ?? []
        const isRelation = modelNamed(schema, type) !== ''
        return isRelation && new RegExp(`^ +(?!${key} )\\w+ +${type}\\[\\]`, 'm').test(there)
      }
      return [head, Object.fromEntries(Object.entries(block).filter((one) => !isThere(...one)))]
    }),
  )
}

function modelsIn(schema: string): [string, string][] {
  return [...schema.matchAll(MODEL)].map(([model, name = '']) => [name, model])
}

function modelNamed(schema: string, name: string): string {
  return modelsIn(schema).find(([one]) => one === name)?.[1] ?? ''
}

/** Whether a model only has the keys of two rows, the first of which is its owner. */
function isJoin(model: string, owner: string): boolean {
  const [, first = ''] = /^ {2}@@id\(\[(\w+), \w+\]\)$/m.exec(model) ?? []
  return new RegExp(`^ +\\w+ +${owner} +@relation\\(.*fields: \\[${first || '-'}\\]`, 'm').test(model)
}

/** The fields of a model whose type is another model. */
function fieldsOf([name, model]: readonly [string, string], type: string): string[] {
  const fields = model.matchAll(new RegExp(`^ +(\\w+) +${type}\\b`, 'gm'))
  return [...fields].map(([, field]) => `${name}.${field}`)
}

/** Removes a model together with the comment above it. */
function withoutModel(schema: string, name: string): string {
  return schema.replace(new RegExp(`\\n(?:///.*\\n)*model ${name} \\{\\n[\\s\\S]*?^\\}\\n`, 'm'), '')
}
