import { lowerFirst } from '../generate/schemas.ts'
import { givenName } from './join.ts'
import { listPathOf, PUBLISHED, type Resource } from './resource.ts'
import { bodyOf } from './samples.ts'

/** The field with the creator of a record, if it is a person. */
const USER_ID = "principal.kind === 'user' ? principal.userId : null"

/** The definition of a resource, with the rules that are in the contract. */
export function definitionOf(resource: Resource): string {
  const { name, noun, plural, fields, drafts } = resource
  const search = fields.flatMap((field) => (field.isSearched ? `'${field.name}'` : []))
  const creator = fields.find(({ relation, isGiven, isParent }) => relation && !isGiven && !isParent)
  const slug = fields.find(({ slugOf }) => slugOf !== undefined)
  const currencies = fields.filter(({ component, isNullable }) => component === 'Currency' && !isNullable)
  const presets = currencies.map((field) => `${field.name}: defaultCurrency`).join(', ')
  const rules = [
    ...(search.length > 0 ? [`search: [${search.join(', ')}]`] : []),
    ...(drafts ? [`visibleWhen: { ${drafts}: '${PUBLISHED}' }`] : []),
    ...(slug ? [`generated: slugOf('${slug.name}', '${slug.slugOf}', '${noun.replaceAll(' ', '-')}')`] : []),
    ...(presets ? [`createDefaults: ({ defaultCurrency }) => ({ ${presets} })`] : []),
    ...(creator ? [`beforeCreate: ({ principal }) => ({ ${creator.name}Id: ${USER_ID} })`] : []),
  ]
  const options = rules.length > 0 ? `, {\n${rules.map((rule) => `  ${rule},\n`).join('')}}` : ''
  return `import { defineResource } from '../kit/resource.ts'
${slug ? "import { slugOf } from '../kit/slug.ts'\n" : ''}
export const ${lowerFirst(plural)} = defineResource('${name}'${options})
`
}

/** The list of all resources, with one removed and another added, in the order of their files. */
export function registered(text: string, was: Resource | undefined, now: Resource | undefined): string {
  const lineOf = ({ plural, path }: Resource) =>
    `export { ${lowerFirst(plural)} } from './${path}/${path}.ts'`
  const lines = [...text.matchAll(/^export .*$/gm)].map(([line]) => line)
  const kept = lines.filter((line) => !was || now || !line.includes(`'./${was.path}/`))
  const added = now && !was ? [lineOf(now)] : []
  const fileIn = (line: string) => line.slice(line.indexOf("'"))
  const sorted = [...kept, ...added].sort((a, b) => (fileIn(a) < fileIn(b) ? -1 : 1))
  return `${text.slice(0, text.indexOf('export '))}${sorted.join('\n')}\n`
}

/** A test of the fields of this resource. Everything else is tested for every operation. */
export function testOf(resource: Resource): string {
  const { name, path, parent } = resource
  const { names, keyword, code } = preparationOf(resource)
  const helper = names.length > 0 ? `import { ${names.join(', ')} } from '../contract/requests.ts'\n` : ''
  const list = parent ? 'list' : `'/api/${path}'`
  const shown = shownOf(resource)
  const of = (body: string) => (shown ? `shown(${body})` : body)
  return `import { ${code ? 'beforeAll, ' : ''}describe, expect, it } from 'vitest'
${helper}import { outcome } from '../support/outcome.ts'
import { useApp } from '../support/use-app.ts'
import { dataOf } from './resource.ts'

const app = useApp()
${keyword} json = ${JSON.stringify(bodyOf(resource, 0))}
${keyword} changed = ${JSON.stringify(bodyOf(resource, 1))}
${shown}${code}
describe('${name}', () => {
  it('is created, read, listed, changed and deleted with all its fields', async () => {
    const editor = app.as('editor')
    const created = await app.request('POST', ${list}, { ...editor, json })
    expect(dataOf(created)).toMatchObject(${of('json')})
    const at = String(created.headers.location)
    expect(dataOf(await app.request('GET', at, editor))).toEqual(dataOf(created))
    const listed = await app.request('GET', ${list}, { ...editor${allOf(resource)} })
    expect(dataOf(listed)).toContainEqual(dataOf(created))
    const options = { ...editor, json: changed, headers: { 'if-match': '*' } }
    expect(dataOf(await app.request('PATCH', at, options))).toMatchObject(${of('changed')})
    expect(outcome(await app.request('DELETE', at, editor))).toBe('200')
    expect(outcome(await app.request('GET', at, editor))).toBe('404 not_found')
  })
${uniqueTest(resource, list)}})
`
}

/** The function that turns the ids in a body into the records in the response. */
function shownOf({ fields }: Resource): string {
  const lists = fields.filter(({ join, isGiven }) => join && isGiven)
  const names = lists.map((field) => `${givenName(field)}, `).join('')
  const records = lists.map((field) => `${field.name}: ${givenName(field)}.map((id) => ({ id })), `).join('')
  return names && `\nconst shown = ({ ${names}...others }: typeof json) => ({ ...others, ${records}})\n`
}

/** The setup of the test: the records that a body refers to, and the parent of the list. */
function preparationOf(resource: Resource) {
  const { name, fields, parent } = resource
  const refers = fields.some(({ relation, join, isGiven }) => (relation || join) && isGiven)
  const referring = (variable: string) =>
    `  ${variable} = await withReferences(app, 'create${name}', ${variable}, app.as('admin'))\n`
  const steps = [
    ...(parent ? [`  list = await belowParents(app, '${listPathOf(resource)}', app.as('admin'))\n`] : []),
    ...(refers ? [referring('json'), referring('changed')] : []),
  ].join('')
  return {
    names: [...(parent ? ['belowParents'] : []), ...(refers ? ['withReferences'] : [])],
    keyword: refers ? 'let' : 'const',
    code: steps && `${parent ? "let list = ''\n" : ''}\nbeforeAll(async () => {\n${steps}})\n`,
  }
}

/** By default, lists only have published records. */
function allOf({ drafts }: Resource): string {
  return drafts ? `, query: { ${drafts}: 'all' }` : ''
}

function uniqueTest({ fields, noun }: Resource, list: string): string {
  const unique = fields.filter(({ isUnique, isGiven }) => isUnique && isGiven)
  const field = unique.find(({ slugOf }) => slugOf === undefined) ?? unique[0]
  if (!field) return ''
  // the service chooses another slug, so that only this field is taken
  const slugs = unique.filter((one) => one !== field && one.slugOf).map(({ name }) => `, ${name}: undefined`)
  const sent = slugs.length > 0 ? `json: { ...json${slugs.join('')} }` : 'json'
  return `
  it('is refused if another ${noun} has its ${field.name}', async () => {
    const send = () => app.request('POST', ${list}, { ...app.as('editor'), ${sent} })
    expect(outcome(await send())).toBe('201')
    expect(outcome(await send())).toBe('409 already_exists (/${field.name} unique)')
  })
`
}
