import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { beforeAll, describe, expect, it } from 'vitest'
import { samples } from '../docs/samples.ts'
import { grammars } from './tools.ts'

/** The part of web-tree-sitter in use. */
interface TreeSitter {
  readonly Parser: { init(): Promise<void>; new (): SampleParser }
  readonly Language: { load(file: string): Promise<object> }
}

interface SampleParser {
  setLanguage(language: object): void
  parse(text: string): { readonly rootNode: { readonly hasError: boolean } }
}

let folder: string
let treeSitter: TreeSitter

beforeAll(async () => {
  folder = await grammars()
  const program = pathToFileURL(join(folder, 'web-tree-sitter/tree-sitter.js')).href
  treeSitter = await import(/* @vite-ignore */ program)
  await treeSitter.Parser.init()
})

describe.each(['Kotlin', 'Swift'])('the samples in %s', (language) => {
  it('parse without an error', async () => {
    const grammar = join(folder, `tree-sitter-wasms/out/tree-sitter-${language.toLowerCase()}.wasm`)
    const parser = new treeSitter.Parser()
    parser.setLanguage(await treeSitter.Language.load(grammar))
    const isWrong = (text: string) => parser.parse(text).rootNode.hasError
    expect(samples.filter(({ code }) => isWrong(code[language] ?? '')).map(({ id }) => id)).toEqual([])
    // With one bracket removed, each of them has an error.
    expect(samples.filter(({ code }) => !isWrong((code[language] ?? '').replace('(', '')))).toEqual([])
  })
})
