import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../generated/operations.ts'
import { root } from '../../src/base/root.ts'
import { Clone } from './clone.ts'
import { Service } from './service.ts'

const FILE = 'src/resources/meetings/meetings.ts'
/** Skipped: the gate has the same steps for each guide, and that of "Adding an endpoint" runs it. */
const LEFT_OUT = 'npm run check'

let section: string
let clone: Clone
let service: Service

beforeAll(async () => {
  const text = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
  section = /^## Adding behaviour\n([\s\S]*?)^## /m.exec(text)?.[1] ?? ''
  clone = await Clone.create()
  service = await Service.of(clone)
  // The existing contract counts as released, so that only the new operations are judged.
  await clone.release()
})
afterAll(async () => {
  await service.remove()
  await clone.remove()
})

/** The blocks of a language, each with its lines indented. */
function blocks(language: string, indent = ''): string[] {
  const found = [...section.matchAll(new RegExp(`^\`\`\`${language}(?: \\S*)?\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))]
  return found.map(([, text = '']) => text.replaceAll(/^(?=.)/gm, indent))
}

async function run(index: number): Promise<void> {
  for (const command of (blocks('sh')[index] ?? '').trim().split('\n'))
    if (command !== LEFT_OUT) await clone.succeeds(command)
}

async function translate(): Promise<void> {
  for (const language of languages.filter((one) => one !== 'en'))
    await clone.edit(`src/messages/${language}.ts`, (text) => text.replaceAll('TRANSLATE: ', ''))
}

describe('"Adding behaviour" of CONTRIBUTING.md', () => {
  it('begins with a resource', async () => {
    await run(0)
    await translate()
  })

  it('takes at most twelve lines of YAML for an action, and five for a rule', async () => {
    const [rule = '', action = '', state = ''] = blocks('yaml', '    ')
    const items = rule.split('\n').slice(1).join('\n')
    expect(items.trim().split('\n').length).toBeLessThanOrEqual(5)
    expect(action.trim().split('\n').length).toBeLessThanOrEqual(12)
    await clone.edit('openapi.yaml', (text) =>
      text
        .replace(/^ {4}Meeting:\n {6}type: object\n/m, (there) => there + items)
        .replace(/^ {4}Meeting:\n(?: {5,}.*\n)+/m, (schema) =>
          schema
            .replace(/x-resource:.*\n/, 'x-resource: { revisions: true }\n')
            .replace(/^ {8}state:\n/m, state),
        )
        .replace(/^components:\n/m, (line) => action.replaceAll(/^ {2}/gm, '') + line),
    )
    await run(1)
    await translate()
  })

  it('makes the compiler name exactly what is missing', async () => {
    const { output } = await clone.run('npx tsc')
    const files = output.split('\n').flatMap((line) => /^(src\S+)\(.*error TS/.exec(line)?.[1] ?? [])
    const messages = ['de', 'en', 'es', 'fr'].map((language) => `src/messages/${language}.ts`)
    expect([...new Set(files)]).toEqual([...messages, FILE])
  })

  it('takes one line for each in the definition, and one text in each language', async () => {
    const [definition = ''] = blocks('ts')
    await clone.write(FILE, definition)
    for (const [, path = '', rule, success] of section.matchAll(/^\| `(src\S+)` \| `(.+)` \| `(.+)` \|$/gm))
      await clone.edit(path, (text) =>
        text
          .replace(/^ {2}rules: \{\n/m, (line) => `${line}    ${rule}\n`)
          .replace(/^ {2}success: \{\n/m, (line) => `${line}    ${success}\n`),
      )
    await clone.succeeds('npm run lint -- --write')
    await run(2)
  })

  it('holds for requests and imports', async () => {
    const [early, late] = ['2027-03-01T07:00:00.000Z', '2027-03-01T08:00:00+00:00']
    const meeting = (startsAt: string, endsAt: string) => ({ title: 'Fair', startsAt, endsAt })
    const broken = { status: 422, data: { errors: [{ field: '/endsAt', rule: 'afterStart' }] } }
    await service.serving(async (request) => {
      expect(await request('POST', '/api/meetings', meeting(late, early))).toMatchObject(broken)
      const { data } = await request('POST', '/api/meetings', meeting(early, late))
      const at = `/api/meetings/${Object(data).id}`
      expect(await request('PATCH', at, { endsAt: '2027-02-01T07:00:00Z' })).toMatchObject(broken)
      expect(await request('PATCH', at, { state: 'cancelled' })).toMatchObject({ status: 422 })
      const cancelled = await request('POST', `${at}/cancel`)
      expect(cancelled).toMatchObject({ status: 200, data: { state: 'cancelled' } })
      const [kept, first] = ['revisions', 'revisions/1'].map((path) => request('GET', `${at}/${path}`))
      expect(await kept).toMatchObject({ data: [{ version: 2, changedFields: ['state'] }, { version: 1 }] })
      expect(await first).toMatchObject({ data: { state: 'planned' } })
      const again = await request('POST', `${at}/cancel`)
      expect(again).toMatchObject({ status: 409, data: { reason: 'wrong_state' } })
    })
    const rows = [meeting(late, early), meeting(early, late)].map((row) => JSON.stringify(row))
    await clone.write('meetings.ndjson', rows.join('\n'))
    const report = join(clone.folder, 'refused.ndjson')
    const file = join(clone.folder, 'meetings.ndjson')
    expect(await service.operate('import', file, '--report', report)).toContain('1 imported, 1 refused')
    expect(await clone.read('refused.ndjson')).toContain('afterStart')
  })

  it('holds for actions, which are refused because of the record', async () => {
    const rule = (text: string) =>
      text.replace(/(?<=afterStart: ).* => endsAt >= startsAt/, `({ state }) => state === 'planned'`)
    const definition = await clone.read(FILE)
    await clone.edit(FILE, rule)
    await service.serving(async (request) => {
      const { data } = await request('GET', '/api/meetings?state=planned')
      const refused = await request('POST', `/api/meetings/${Object(data)[0].id}/cancel`)
      expect(refused).toMatchObject({
        status: 409,
        data: { reason: 'wrong_state', errors: [{ field: '/endsAt', rule: 'afterStart' }] },
      })
    })
    await clone.write(FILE, definition)
  })

  it('keeps the state of exported records when they are imported', async () => {
    const exported = await service.operate('export', 'meetings', '--format', 'ndjson')
    const lines = exported.split('\n').filter((line) => line.startsWith('{'))
    expect(lines.map((line) => JSON.parse(line).state)).toEqual(['cancelled', 'planned'])
    const unknown = lines[0]?.replace('cancelled', 'moved') ?? ''
    await clone.write('meetings.ndjson', [...lines, unknown].join('\n'))
    const file = join(clone.folder, 'meetings.ndjson')
    const report = join(clone.folder, 'refused.ndjson')
    expect(await service.operate('import', file, '--report', report)).toContain('2 imported, 1 refused')
    expect(await clone.read('refused.ndjson')).toContain('must be one of: planned, cancelled')
    await service.serving(async (request) => {
      const { data } = await request('GET', '/api/meetings?state=cancelled')
      expect(data).toHaveLength(2)
    })
  })

  it('leaves no text when its resource is removed', async () => {
    await clone.succeeds('npm run contract:sync -- --remove Meeting --lose-data')
    for (const language of languages) {
      const path = `src/messages/${language}.ts`
      expect(await clone.read(path)).toBe(await readFile(join(root, path), 'utf8'))
    }
  })
})
