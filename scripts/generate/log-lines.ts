import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../src/base/root.ts'
import { replaceMarked } from '../marked.ts'

type Level = 'warn' | 'error'

/** The marks of the tables in PRODUCTION.md. */
const TABLES = { 'log-errors': 'error', 'log-warnings': 'warn' } as const
/** The placeholder of a new line in the columns to be written by hand. */
export const UNEXPLAINED = 'EXPLAIN'
const LOGS = new Set(['log', 'requestLog'])
/** Functions that run a job in the background, and log its failure by its name. */
const LATER = new Set(['run', 'updateLater'])

/** The page with a row for each fault that the sources log. Existing explanations stay. */
export function withLogLines(page: string): string {
  const logged = [...faultLines()]
  return Object.entries(TABLES).reduce((text, [mark, level]) => {
    const lines = new Set(logged.flatMap(([line, its]) => (its === level ? [line] : [])))
    const rows = [...text.matchAll(/^\| `(.+?)` \|.*$/gm)].filter(([, line = '']) => lines.delete(line))
    const added = [...lines].map((line) => `| \`${line}\` | ${UNEXPLAINED} | ${UNEXPLAINED} |`)
    const table = [
      '| line | what it means | what to do |',
      '|---|---|---|',
      ...rows.map(([row]) => row),
      ...added,
    ]
    return replaceMarked(text, mark, `\n${table.join('\n')}\n`)
  }, page)
}

/** The log lines of the sources about faults, keyed by message. */
export function faultLines(): Map<string, Level> {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()
  return new Map(files.filter((file) => file.endsWith('.ts')).flatMap(linesOf))
}

function linesOf(file: string): [string, Level][] {
  const text = readFileSync(join(root, 'src', file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const constants = new Map<string, string>()
  const calls: ts.CallExpression[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node)
    if (ts.isVariableDeclaration(node) && node.initializer && ts.isStringLiteralLike(node.initializer))
      constants.set(node.name.getText(), node.initializer.text)
    ts.forEachChild(node, visit)
  }
  visit(source)
  const textOf = (node: ts.Node | undefined): string | undefined =>
    node && (ts.isStringLiteralLike(node) ? node.text : constants.get(node.getText()))
  return calls.flatMap(({ expression, arguments: given }): [string, Level][] => {
    const [method = '', receiver = ''] = expression.getText().replaceAll('#', '').split('.').reverse()
    const first = textOf(given[0])
    if (LATER.has(method) && (receiver === 'background' || method !== 'run') && first)
      return [[`${first} failed`, 'error']]
    const last = given.at(-1)
    if (!LOGS.has(receiver) || !isLevel(method) || !last || ts.isTemplateExpression(last)) return []
    const line = textOf(last)
    if (line === undefined) throw new Error(`${file}: the text of ${last.getText()} is not known`)
    return [[line, method]]
  })
}

function isLevel(name: string): name is Level {
  return name === 'warn' || name === 'error'
}
