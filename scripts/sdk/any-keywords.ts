import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'
import ts from 'typescript'

/**
 * Counts the uses of the type `any` in the TypeScript files of a folder, but not those in comments and names.
 *
 * @param except folders below it that are left out
 */
export async function countAnyKeywords(folder: string, except: readonly string[] = []): Promise<number> {
  const files = (await readdir(folder, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !except.includes(file.split(sep)[0] ?? ''),
  )
  if (files.length === 0) throw new Error(`${folder} has no TypeScript files`)
  let count = 0
  for (const file of files) {
    const source = await readFile(join(folder, file), 'utf8')
    count += countIn(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  }
  return count
}

function countIn(node: ts.Node): number {
  let count = node.kind === ts.SyntaxKind.AnyKeyword ? 1 : 0
  ts.forEachChild(node, (child) => {
    count += countIn(child)
  })
  return count
}
