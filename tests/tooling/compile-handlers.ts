import { join } from 'node:path'
import ts from 'typescript'
import { root } from '../../src/base/root.ts'

const OPTIONS = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
).options

/**
 * Returns the compiler errors for handlers that exist only in memory. In one program, because reading and
 * binding the sources takes seconds.
 *
 * @param handlers modules by name, as if they were in `src/resources`
 */
export function compileHandlers(handlers: Readonly<Record<string, string>>): Map<string, string[]> {
  const names = Object.keys(handlers)
  const pathOf = (name: string) => join(root, `src/resources/${name}.ts`)
  const sources = new Map(Object.entries(handlers).map(([name, text]) => [pathOf(name), text]))
  const host = ts.createCompilerHost(OPTIONS)
  const { readFile, fileExists } = host
  host.readFile = (path) => sources.get(path) ?? readFile(path)
  host.fileExists = (path) => sources.has(path) || fileExists(path)
  const program = ts.createProgram({ rootNames: names.map(pathOf), options: OPTIONS, host })
  return new Map(
    names.map((name) => {
      const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(pathOf(name)))
      return [name, diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))]
    }),
  )
}
