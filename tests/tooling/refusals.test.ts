import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from '../../src/core/root.ts'

const OPTIONS = ts.parseJsonConfigFileContent(
  ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile).config,
  ts.sys,
  root,
).options

/** Handlers by file name, which exist for the compiler only. */
const HANDLERS = {
  documented: `
    export const getProduct: Handler<'getProduct'> = async ({ refuse }) => refuse('not_found')`,
  undocumented: `
    export const getProduct: Handler<'getProduct'> = async ({ refuse }) => refuse('conflict')`,
  'through-a-helper': `
    export const createProduct: Handler<'createProduct'> = async ({ refuse }, { auth }) => ({
      data: await newPasswordHash(auth.passwords, GIVEN, refuse).then(() => refuse('conflict')),
      location: '',
    })`,
  'through-a-helper-that-refuses-more': `
    export const getProduct: Handler<'getProduct'> = async ({ refuse }, { auth }) => {
      await newPasswordHash(auth.passwords, GIVEN, refuse)
      return refuse('not_found')
    }`,
}

const paths = Object.keys(HANDLERS).map((name) => join(root, `src/operations/${name}.ts`))
const sources = new Map(Object.values(HANDLERS).map((text, index) => [paths[index] ?? '', withImports(text)]))

function withImports(text: string): string {
  return `import type { Handler } from '../contract/handler.ts'
    import { newPasswordHash } from '../auth/new-password.ts'
    export { newPasswordHash }
    export const GIVEN = { password: '', username: '', field: '/password' }
    ${text}`
}

/** What the compiler says of each of the handlers. */
function compile(): Map<string, string[]> {
  const host = ts.createCompilerHost(OPTIONS)
  const { readFile, fileExists } = host
  host.readFile = (path) => sources.get(path) ?? readFile(path)
  host.fileExists = (path) => sources.has(path) || fileExists(path)
  const program = ts.createProgram({ rootNames: paths, options: OPTIONS, host })
  return new Map(
    Object.keys(HANDLERS).map((name, index) => {
      const diagnostics = program.getSemanticDiagnostics(program.getSourceFile(paths[index] ?? ''))
      return [name, diagnostics.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '))]
    }),
  )
}

describe('a handler', { timeout: 60_000 }, () => {
  it('compiles only if it, and each function that refuses for it, uses codes of its operation', () => {
    const messages = compile()
    expect(messages.get('documented')).toEqual([])
    expect(messages.get('undocumented')).toEqual([expect.stringContaining(`'"conflict"' is not assignable`)])
    expect(messages.get('through-a-helper')).toEqual([])
    expect(messages.get('through-a-helper-that-refuses-more')).toEqual([
      expect.stringContaining(`'Refuse<"validation_failed">'`),
    ])
  })
})
