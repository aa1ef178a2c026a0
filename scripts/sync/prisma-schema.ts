import { format } from '@prisma/prisma-schema-wasm'
import { valueAt } from '../../src/base/json-pointer.ts'
import { indexIn } from '../complete/addition.ts'

/** The lines of a model or an enum, keyed by name; those of an index are their own keys. */
export type Block = Readonly<Record<string, string>>

/** Models and enums, keyed by their heads: `model Label`. */
export type Blocks = Readonly<Record<string, Block>>

/** A model or an enum, after its name. */
const BLOCK = /^((?:model|enum) \w+) \{\n[\s\S]*?^\}\n/gm

/** The Prisma schema, with the differences between two versions of its blocks applied. */
export function schemaWith(schema: string, base: Blocks, next: Blocks): string {
  const names = [...new Set([...Object.keys(base), ...Object.keys(next)])]
  const text = names.reduce((all, name) => withBlock(all, name, base[name] ?? {}, next[name] ?? {}), schema)
  // the blocks of other resources stay unchanged
  const kept = new Map([...schema.matchAll(BLOCK)].map(([block, name = '']) => [name, block]))
  return formatted(text).replace(BLOCK, (block, name) =>
    names.includes(name) ? block : (kept.get(name) ?? block),
  )
}

function withBlock(schema: string, name: string, base: Block, next: Block): string {
  const [whole, head = '', body = '', end = ''] =
    new RegExp(`^(${name} \\{\\n)([\\s\\S]*?\\n)(\\}\\n)`, 'm').exec(schema) ?? []
  if (whole === undefined)
    return Object.keys(next).length === 0
      ? schema
      : `${schema}\n${name} {\n${Object.values(next).join('\n')}\n}\n`
  // a model that others refer to stays; enums and the resource's own models are removed with their lines
  const isOwn = '@@map' in next || '@@map' in base
  if (Object.keys(next).length === 0 && isOwn) return schema.replace(`\n${whole}`, '')
  const there = body
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => [keyOf(line), line.trim()] as const)
  const kept = there.filter(
    ([key], position) => key in next || !(key in base) || isCommentOfKept(there, position, base, next),
  )
  const written = kept.map(
    ([key, line]) => [key, next[key] !== undefined && next[key] !== base[key] ? next[key] : line] as const,
  )
  for (const [key, line] of Object.entries(next)) {
    if (written.some(([one]) => one === key) || key in base) continue
    const place = indexIn(
      written.map(([one]) => one),
      key,
      Object.keys(next),
    )
    written.splice(place > 0 ? place : written.findLastIndex(([one]) => !one.startsWith('@@')) + 1, 0, [
      key,
      line,
    ])
  }
  const isIndex = ([key]: readonly [string, string]) => key.startsWith('@@')
  const [fields, indexes] = [written.filter((one) => !isIndex(one)), written.filter(isIndex)]
  const text = [fields, indexes]
    .map((part) => part.map(([, line]) => `  ${line}\n`).join(''))
    .filter((part) => part !== '')
  return schema.replace(whole, () => head + text.join('\n') + end)
}

/** A comment goes with the line below it. */
function isCommentOfKept(
  there: readonly (readonly [string, string])[],
  position: number,
  base: Block,
  next: Block,
): boolean {
  const [key = ''] = there[position] ?? []
  const [below = ''] = there.slice(position).find(([one]) => !one.startsWith('//')) ?? []
  return key.startsWith('//') && (below in next || !(below in base))
}

function keyOf(line: string): string {
  const text = line.trim()
  if (text.startsWith('@@map')) return '@@map'
  return /^(?:@@|\/\/)/.test(text) ? text : (text.split(' ', 1)[0] ?? '')
}

export function lines(all: readonly string[]): Block {
  return Object.fromEntries(all.map((line) => [keyOf(line), line]))
}

/** Aligns columns like `prisma format`. */
function formatted(schema: string): string {
  const options = {
    textDocument: { uri: 'file:/schema.prisma' },
    options: { tabSize: 2, insertSpaces: true },
  }
  const files: unknown = JSON.parse(
    format(JSON.stringify([['schema.prisma', schema]]), JSON.stringify(options)),
  )
  const text = valueAt(files, '/0/1')
  if (typeof text !== 'string') throw new Error('the Prisma schema cannot be formatted')
  return text
}
