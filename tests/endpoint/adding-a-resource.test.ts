import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'
import { Clone } from './clone.ts'

/** Skipped: the packages are installed already, and the whole suite takes minutes. */
const LEFT_OUT = ['npm ci', 'npm test']
/** Tests of all operations together, whose titles do not contain operation names. */
const OF_ALL = ['tests/messages', 'tests/tooling/resources.test.ts', 'tests/docs/lint.test.ts']

/** The messages that the author translates. */
const TRANSLATIONS = {
  es: [
    ['{count} label on', '{count} etiqueta en esta página.'],
    ['{count} labels on', '{count} etiquetas en esta página.'],
    ['The label was created', 'Se ha creado la etiqueta.'],
    ['The label was changed', 'Se ha modificado la etiqueta.'],
    ['The label was deleted', 'Se ha eliminado la etiqueta.'],
    ['The label', 'La etiqueta.'],
    ['There is no such label', 'No existe esa etiqueta.'],
    ['Another label has this name', 'Otra etiqueta ya tiene este nombre.'],
  ],
  fr: [
    ['{count} label on', '{count} étiquette sur cette page.'],
    ['{count} labels on', '{count} étiquettes sur cette page.'],
    ['The label was created', 'L’étiquette a été créée.'],
    ['The label was changed', 'L’étiquette a été modifiée.'],
    ['The label was deleted', 'L’étiquette a été supprimée.'],
    ['The label', 'L’étiquette.'],
    ['There is no such label', 'Cette étiquette n’existe pas.'],
    ['Another label has this name', 'Une autre étiquette a déjà ce nom.'],
  ],
  de: [
    ['{count} label on', '{count} Etikett auf dieser Seite.'],
    ['{count} labels on', '{count} Etiketten auf dieser Seite.'],
    ['The label was created', 'Das Etikett wurde angelegt.'],
    ['The label was changed', 'Das Etikett wurde geändert.'],
    ['The label was deleted', 'Das Etikett wurde gelöscht.'],
    ['The label', 'Das Etikett.'],
    ['There is no such label', 'Dieses Etikett gibt es nicht.'],
    ['Another label has this name', 'Ein anderes Etikett hat schon diesen Namen.'],
  ],
} as const

let blocks: readonly (readonly string[])[]
let clone: Clone

beforeAll(async () => {
  const text = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
  const [, section = ''] = /^## Adding a resource\n([\s\S]*?)^## /m.exec(text) ?? []
  blocks = [...section.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, lines = '']) =>
    lines
      .trim()
      .split('\n')
      .filter((line) => !LEFT_OUT.includes(line)),
  )
  clone = await Clone.create()
  // The existing contract counts as released, so that only the new operations are judged.
  await clone.release()
})
afterAll(() => clone.remove())

describe('resource:new', () => {
  it.each([
    ["npm run resource:new -- label 'name:string'", 'must be a noun in the singular'],
    ["npm run resource:new -- Product 'name:string'", 'There is something called Product already'],
    ["npm run resource:new -- Label 'name:colour'", 'there is no type colour'],
    ["npm run resource:new -- Label 'id:integer'", 'every record has it already'],
    ["npm run resource:new -- Label 'kind:enum(small)'", 'write enum(small,large)'],
    ["npm run resource:new -- Label 'name:html:unique'", 'only a string can be unique'],
    ['npm run resource:new -- Label', 'Name the fields of Label'],
  ])('refuses %s, and writes nothing', async (command, reason) => {
    const before = await clone.read('openapi.yaml')
    const { code, output } = await clone.run(command)
    expect({ code, output }).toEqual({ code: 2, output: expect.stringContaining(reason) })
    expect(await clone.read('openapi.yaml')).toBe(before)
  })
})

describe('"Adding a resource" of CONTRIBUTING.md', () => {
  it('begins on a fresh clone', async () => {
    for (const command of blocks[0] ?? []) await clone.succeeds(command)
  })

  it('is refused until its messages are translated', async () => {
    expect(await clone.run('npm run lint -- src/messages')).toEqual({
      code: 1,
      output: expect.stringContaining('Translate this message, and take the mark away.'),
    })
    for (const [language, texts] of Object.entries(TRANSLATIONS))
      await clone.edit(`src/messages/${language}.ts`, (text) =>
        texts.reduce(
          (done, [english, words]) =>
            done.replace(new RegExp(`TRANSLATE: ${english.replace(/[{}]/g, '\\$&')}[^']*`), words),
          text,
        ),
      )
  })

  it('passes the gate and its own tests', async () => {
    for (const command of blocks[1] ?? []) await clone.succeeds(command)
    await clone.succeeds(`npx vitest run ${OF_ALL.join(' ')}`)
  })

  it('can be imported and exported', async () => {
    await clone.write('labels.csv', 'name,color\nBlue,\nGreen,#0f0\nBlue,#00f\n')
    // absolute, since relative paths start from the folder that npm was called in
    const [file, report] = ['labels.csv', 'labels.refused.ndjson'].map((name) => join(clone.folder, name))
    const { code } = await clone.run(`node scripts/cms.mjs import ${file} --report ${report}`)
    // 2: some rows were refused, because label names are unique
    expect(code).toBe(2)
    expect(await clone.read('labels.refused.ndjson')).toContain('"field":"/name","rule":"unique"')
    expect(await clone.succeeds('node scripts/cms.mjs export labels')).toContain('Blue,\r\nGreen,#0f0\r\n')
  })

  it('is written by the command alone', async () => {
    const definition = await clone.read('src/resources/labels/labels.ts')
    expect(definition.trim().split('\n').length).toBeLessThan(10)
    expect(await clone.read('src/resources/resources.ts')).toContain("from './labels/labels.ts'\n")
  })
})
