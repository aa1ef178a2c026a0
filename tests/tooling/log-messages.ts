import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../src/base/root.ts'

const FAULTS = new Set(['warn', 'error', 'fatal'])

/** The message of every line that the sources write to the log about something that is wrong. */
export function faultMessages(): string[] {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  return files.filter((file) => file.endsWith('.ts')).flatMap(messagesOf)
}

function messagesOf(file: string): string[] {
  const text = readFileSync(join(root, 'src', file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const messages: string[] = []
  const visit = (node: ts.Node): void => {
    const message = ts.isCallExpression(node) ? messageOf(node, source) : undefined
    if (message !== undefined) messages.push(message)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return messages
}

function messageOf(
  { expression, arguments: given }: ts.CallExpression,
  source: ts.SourceFile,
): string | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined
  const receiver = expression.expression.getText().split('.').at(-1)
  const [first] = given
  // what is done in the background names what has failed
  if (receiver === 'background' && expression.name.text === 'run' && first)
    return `${textOf(first, source)} failed`
  const last = given[given.length - 1]
  if (receiver !== 'log' || !FAULTS.has(expression.name.text) || !last) return undefined
  return ts.isTemplateExpression(last) ? undefined : textOf(last, source)
}

/** @throws Error where it cannot be told without running the program */
function textOf(node: ts.Expression, source: ts.SourceFile): string {
  if (ts.isStringLiteralLike(node)) return node.text
  const constant = ts.isIdentifier(node) ? constantNamed(node.text, source) : undefined
  if (constant === undefined)
    throw new Error(`${source.fileName}: the text of ${node.getText()} is not known`)
  return constant
}

function constantNamed(name: string, source: ts.SourceFile): string | undefined {
  let found: string | undefined
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && node.name.getText() === name) {
      if (node.initializer && ts.isStringLiteralLike(node.initializer)) found = node.initializer.text
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
