import {
  Document,
  isMap,
  isNode,
  isPair,
  isScalar,
  isSeq,
  type Pair,
  visit,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import type { Insertion, Path } from './addition.ts'

interface Splice {
  readonly offset: number
  /** How many characters it replaces. */
  readonly length: number
  readonly indent: number
  readonly text: string
}

/**
 * Writes additions into the text of a YAML document. What they do not replace stays as it is, to the byte.
 *
 * @param document the parsed text
 * @throws Error when something goes into a map or a list that is not written as a block
 */
export function insert(text: string, document: Document, additions: readonly Insertion[]): string {
  const splices = additions.map((addition) => spliceOf(addition, document.contents, text))
  // From the end, so that offsets stay right; at one place the deeper one stands first.
  const ordered = splices.toReversed().sort((a, b) => b.offset - a.offset || a.indent - b.indent)
  return ordered.reduce(spliced, text)
}

/** The last line of a file may lack its end. */
function spliced(text: string, { offset, length, text: added }: Splice): string {
  const [before, behind] = [text.slice(0, offset), text.slice(offset + length)]
  return before.endsWith('\n') ? before + added + behind : `${before}\n${added.trimEnd()}${behind}`
}

function spliceOf({ at, key, value, index }: Insertion, root: unknown, text: string): Splice {
  const owner = at.reduce((node, step) => child(node, step, at), root)
  if (!(isMap(owner) || isSeq(owner)) || owner.flow || owner.items.length === 0)
    throw new Error(`${at.join(' ')} must be written as a block with something in it`)
  const indent = columnOf(owner, text)
  const written = { indent, text: textOf(key, value, indent) }
  if (index === undefined) {
    const pair = isMap(owner) ? owner.items.find((it) => isNamed(it, key)) : undefined
    const offset = startOf(pair?.key) - indent
    return { ...written, offset, length: lineBehind(endOf(pair), text) - offset }
  }
  const before = owner.items[index - 1]
  const offset =
    before === undefined ? aboveComments(startOf(owner) - indent, text) : lineBehind(endOf(before), text)
  return { ...written, offset, length: 0 }
}

function child(node: unknown, step: string | number, at: Path): unknown {
  if (isSeq(node)) return node.items[Number(step)]
  if (isMap(node)) return node.items.find((it) => isNamed(it, step))?.value
  throw new Error(`${at.join(' ')} is not there`)
}

function isNamed({ key }: Pair, name: unknown): boolean {
  return isScalar(key) && String(key.value) === String(name)
}

function startOf(node: unknown): number {
  const start = isNode(node) ? node.range?.[0] : undefined
  if (start === undefined) throw new Error('a node that was parsed has a range')
  return start
}

function columnOf(owner: YAMLMap | YAMLSeq, text: string): number {
  const start = startOf(owner)
  return start - (text.lastIndexOf('\n', start - 1) + 1)
}

/** Behind the last character, without the comments that follow it. */
function endOf(node: unknown): number {
  if (isPair(node)) return endOf(node.value ?? node.key)
  const last = (isMap(node) || isSeq(node)) && !node.flow ? node.items.at(-1) : undefined
  if (last !== undefined) return endOf(last)
  const end = isNode(node) ? node.range?.[1] : undefined
  if (end === undefined) throw new Error('a node that was parsed has a range')
  return end
}

/** The start of the next line; texts in block style end with their line. */
function lineBehind(end: number, text: string): number {
  if (text[end - 1] === '\n') return end
  const newline = text.indexOf('\n', end)
  return newline < 0 ? text.length : newline + 1
}

/** Comments stay with what they stand above. @param line where a line starts */
function aboveComments(line: number, text: string): number {
  const [comments = ''] = /(?:(?<=\n) *#.*\n)*$/.exec(text.slice(0, line)) ?? []
  return line - comments.length
}

/** In the style of the document: short lists in one line, nothing folded. */
function textOf(key: string | undefined, value: unknown, indent: number): string {
  const options = { compat: 'yaml-1.1', aliasDuplicateObjects: false } as const
  const document = new Document(key === undefined ? [value] : { [key]: value }, options)
  visit(document, {
    Seq(position, list) {
      if (position !== null && list.items.length > 0 && list.items.every(isScalar)) list.flow = true
    },
  })
  const text = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: false })
  return text.replace(/^(?=.)/gm, ' '.repeat(indent))
}
