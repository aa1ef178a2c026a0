import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { useFolder } from '../support/use-folder.ts'

/** An old client's requests must fit today's types, and today's responses the old client's types. */
const CLIENT = `
import type { operations as Old } from './old.ts'
import type { operations as New } from './new.ts'
type Json<Part> = Part extends { content: { 'application/json': infer Data } } ? Data : undefined
type Sent<All> = {
  [Id in keyof All]: All[Id] extends { parameters: infer Parameters }
    ? { parameters: Parameters; body: All[Id] extends { requestBody: infer Body } ? Json<Body> : undefined }
    : never
}
type Read<All> = {
  [Id in keyof All]: All[Id] extends { responses: infer Responses }
    ? { [Status in keyof Responses]: Json<Responses[Status]> }
    : never
}
export const sent = (request: Sent<Old>): Pick<Sent<New>, keyof Old> => request
export const read = (answer: Pick<Read<New>, keyof Old>): Read<Old> => answer
`

const folder = useFolder()

it('a client that was generated for the last release compiles with the types of today', async () => {
  for (const [name, file] of Object.entries({ old: 'generated/released/8.0.0.yaml', new: 'openapi.yaml' }))
    await writeFile(
      join(folder, `${name}.ts`),
      astToString(await openapiTS(await readFile(join(root, file), 'utf8'))),
    )
  const client = join(folder, 'client.ts')
  await writeFile(client, CLIENT)
  const options = { strict: true, noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true }
  const program = ts.createProgram([client], {
    ...options,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  })
  const found = ts.getPreEmitDiagnostics(program)
  expect(found.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
}, 180_000)
