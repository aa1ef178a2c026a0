import { closest } from 'fastest-levenshtein'
import { type Document, isMap, isNode, isScalar, LineCounter, visit } from 'yaml'
import { OperatorError } from '../../src/config/operator-error.ts'
import { pathOf } from '../json.ts'
import { METHODS } from '../redocly-plugin/contract.ts'
import { parseContract } from './insert.ts'

/** The node whose line is told, and what is wrong with it. */
type Mistake = readonly [at: unknown, problem: string]

/** The schemas to which an operation may refer before `contract:sync` writes them. */
const TO_BE_WRITTEN = /^#\/components\/schemas\/\w+(?:Response|Reference)$/

/**
 * Rejects references to nothing, and operations without an id of their own: otherwise, whatever reads them
 * first reports what follows from the mistake, such as a removed field.
 *
 * @param isWhole whether the document has everything that `contract:sync` adds
 * @throws OperatorError with the line of each mistake
 */
export function assertSound(document: Document, lines: LineCounter, isWhole = true): void {
  const found = [...wrongReferences(document, isWhole), ...wrongIds(document)]
  if (found.length === 0) return
  const told = found.map(([node, problem]) => {
    const line = isNode(node) && node.range ? `:${lines.linePos(node.range[0]).line}` : ''
    return `openapi.yaml${line}: ${problem}.`
  })
  throw new OperatorError(told.join('\n'))
}

/** Rejects a text that is not YAML, or has such a mistake. @throws OperatorError */
export function assertSoundText(text: string): void {
  const lines = new LineCounter()
  assertSound(parseContract(text, lines), lines)
}

function wrongReferences(document: Document, isWhole: boolean): Mistake[] {
  const found: Mistake[] = []
  visit(document, {
    Alias(_, alias) {
      if (!alias.resolve(document)) found.push([alias, `there is no anchor &${alias.source}`])
    },
    Pair(_, pair) {
      if (!isScalar(pair.key) || pair.key.value !== '$ref' || !isScalar(pair.value)) return
      const reference = String(pair.value.value)
      const problem = isWhole || !TO_BE_WRITTEN.test(reference) ? problemOf(document, reference) : undefined
      if (problem !== undefined) found.push([pair.key, `${reference} ${problem}`])
    },
  })
  return found
}

function problemOf(document: Document, reference: string): string | undefined {
  if (!reference.startsWith('#/')) return 'must begin with #/, because the contract is one file'
  const path = pathOf(reference)
  const depth = path.findIndex((_, index) => !document.hasIn(path.slice(0, index + 1)))
  if (depth < 0) return isLoop(document, reference) ? 'leads back to itself' : undefined
  const owner = document.getIn(path.slice(0, depth), true)
  const names = isMap(owner) ? owner.items.map(({ key }) => String(key)) : []
  const [name = ''] = path.slice(depth)
  return `does not exist${names.length > 0 ? `; the closest name is ${closest(name, names)}` : ''}`
}

/** Whether a chain of references never ends at a value. */
function isLoop(document: Document, reference: string, before: readonly string[] = []): boolean {
  if (before.includes(reference)) return true
  const next = document.getIn([...pathOf(reference), '$ref'])
  return typeof next === 'string' && isLoop(document, next, [...before, reference])
}

function wrongIds(document: Document): Mistake[] {
  const owners = new Map<string, string>()
  const paths = document.get('paths', true)
  const operations = (isMap(paths) ? paths.items : []).flatMap(({ key: path, value: item }) =>
    (isMap(item) ? item.items : []).flatMap((pair) =>
      METHODS.includes(String(pair.key)) ? [{ pair, name: `${pair.key} ${path}` }] : [],
    ),
  )
  return operations.flatMap(({ pair, name }): Mistake[] => {
    const id = isMap(pair.value) ? pair.value.get('operationId') : undefined
    if (typeof id !== 'string') return [[pair.key, `${name} needs an operationId`]]
    const other = owners.get(id)
    owners.set(id, name)
    return other === undefined ? [] : [[pair.key, `${name} has the operationId of ${other}: ${id}`]]
  })
}
