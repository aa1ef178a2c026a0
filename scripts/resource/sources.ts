import { capital } from '../complete/words.ts'
import { lowerFirst } from '../generate/schemas.ts'
import { givenFields, type NewField, type NewResource, namesFor } from './fields.ts'
import { SIGNED } from './types.ts'

/** Who creates a record, if it is a person. */
const USER_ID = "principal.kind === 'user' ? principal.userId : null"

/** The definition of a resource: its rules, of which it has none yet. */
export function definitionOf(resource: NewResource): string {
  const { name, fields } = resource
  const search = namesFor('search', resource).map((field) => `'${field}'`)
  const creator = fields.find(({ type }) => type === 'User')
  const rules = [
    ...(search.length > 0 ? [`search: [${search.join(', ')}]`] : []),
    ...(creator ? [`beforeCreate: ({ principal }) => ({ ${creator.name}Id: ${USER_ID} })`] : []),
  ]
  const options = rules.length > 0 ? `, { ${rules.join(', ')} }` : ''
  return `import { defineResource } from '../kit/resource.ts'

export const ${lowerFirst(resource.plural)} = defineResource('${name}'${options})
`
}

/** The list of all resources with the line of a new one, in the order of their files. */
export function registered(text: string, { path, plural }: NewResource): string {
  const lines = [...text.matchAll(/^export .*$/gm)].map(([line]) => line)
  const sorted = [...lines, `export { ${lowerFirst(plural)} } from './${path}/${path}.ts'`].sort((a, b) =>
    fileIn(a) < fileIn(b) ? -1 : 1,
  )
  return `${text.slice(0, text.indexOf('export '))}${sorted.join('\n')}\n`
}

function fileIn(line: string): string {
  return line.slice(line.indexOf("'"))
}

/** What stands in front of a text that nobody has translated yet: the linter refuses it. */
const TO_TRANSLATE = 'TRANSLATE: '

/** The messages of a language with those of a new resource. */
export function messagesWith(text: string, resource: NewResource, language: string): string {
  const { name, noun, nouns, plural } = resource
  const quoted = (words: string) => `'${language === 'en' ? '' : TO_TRANSLATE}${words}'`
  const one = quoted(`{count} ${noun} on this page.`)
  const operations = [
    `list${plural}: { one: ${one}, other: ${quoted(`{count} ${nouns} on this page.`)} },`,
    `create${name}: ${quoted(`The ${noun} was created.`)},`,
    `get${name}: ${quoted(`The ${noun}.`)},`,
    `update${name}: ${quoted(`The ${noun} was changed.`)},`,
    `delete${name}: ${quoted(`The ${noun} was deleted.`)},`,
  ]
  const taken = (field: string) => quoted(`Another ${noun} has this ${field}.`)
  const details = [
    `noSuch${name}: ${quoted(`There is no such ${noun}.`)},`,
    ...resource.fields
      .filter(({ isUnique }) => isUnique)
      .map((field) => `${lowerFirst(name)}${capital(field.name)}Taken: ${taken(field.name)},`),
  ]
  const written = above(above(text, 'listPosts', operations), 'noSuchPost', details)
  const isNew =
    !text.includes(`'pattern.${SIGNED}'`) && resource.fields.some(({ type }) => type === 'decimal')
  const digits = quoted('must be a number with at most 10 digits before the point and 4 behind it')
  return isNew ? above(written, "'pattern.sku'", [`'pattern.${SIGNED}': ${digits},`]) : written
}

function above(text: string, name: string, lines: readonly string[]): string {
  const added = lines.map((line) => `    ${line}\n`).join('')
  const done = text.replace(new RegExp(`^    ${name}:`, 'm'), (line) => added + line)
  if (done === text) throw new Error(`the messages have no ${name}`)
  return done
}

/** A test of what only this resource has: its fields. All else is tested for every operation. */
export function testOf(resource: NewResource): string {
  const { name, path } = resource
  const given = givenFields(resource)
  const refers = given.some(({ relation }) => relation !== undefined)
  const [hook, helper] = refers
    ? ['beforeAll, ', `import { withReferences } from '../contract/requests.ts'\n`]
    : ['', '']
  const sample = (index: 0 | 1) => objectOf(given, index)
  return `import { ${hook}describe, expect, it } from 'vitest'
${helper}import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { dataOf } from './resource.ts'

const app = useApp()
${refers ? 'let' : 'const'} json = ${sample(0)}
${refers ? 'let' : 'const'} changed = ${sample(1)}
${refers ? preparation(resource) : ''}
describe('${name}', () => {
  it('is created, read, listed, changed and deleted with all its fields', async () => {
    const editor = app.as('editor')
    const created = await app.request('POST', '/api/${path}', { ...editor, json })
    expect(dataOf(created)).toMatchObject(json)
    const at = String(created.headers.location)
    expect(dataOf(await app.request('GET', at, editor))).toEqual(dataOf(created))
    expect(dataOf(await app.request('GET', '/api/${path}', editor))).toContainEqual(dataOf(created))
    const options = { ...editor, json: changed, headers: { 'if-match': '*' } }
    expect(dataOf(await app.request('PATCH', at, options))).toMatchObject(changed)
    expect(outcome(await app.request('DELETE', at, editor))).toBe('200')
    expect(outcome(await app.request('GET', at, editor))).toBe('404 not_found')
  })
${uniqueTest(resource)}})
`
}

/** The records that are referred to must be there. */
function preparation({ name }: NewResource): string {
  const prepared = (variable: string) =>
    `  ${variable} = await withReferences(app, 'create${name}', ${variable}, app.as('admin'))\n`
  return `\nbeforeAll(async () => {\n${prepared('json')}${prepared('changed')}})\n`
}

function uniqueTest({ path, fields, noun }: NewResource): string {
  const field = fields.find(({ isUnique }) => isUnique)
  if (!field) return ''
  return `
  it('is refused where another ${noun} has its ${field.name}', async () => {
    const send = () => app.request('POST', '/api/${path}', { ...app.as('editor'), json })
    expect(outcome(await send())).toBe('201')
    expect(outcome(await send())).toBe('409 already_exists (/${field.name} unique)')
  })
`
}

function objectOf(fields: readonly NewField[], index: 0 | 1): string {
  const entries = fields.map(({ name, samples }) => `${name}: ${JSON.stringify(samples[index])}`)
  return `{ ${entries.join(', ')} }`
}
