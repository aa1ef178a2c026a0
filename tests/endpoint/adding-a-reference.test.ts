import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { languages } from '../../generated/operations.ts'
import { Clone } from './clone.ts'
import { type Request, Service } from './service.ts'

/** A required reference, and one that may be missing, to a resource that was added, too. */
const COMMANDS = [
  'npm run resource:new -- Label name:string(50):unique weight:decimal?',
  'npm run resource:new -- Chapter title:string(100) post:Post label:Label?',
]
/** Where titles have the names of operations, and where they have not. */
const OF_EACH = ['contract', 'docs', 'lists', 'memory', 'mock', 'resources'].map((room) => `tests/${room}`)
const OF_ALL = ['tests/bulk/programs', 'tests/lists/count', 'tests/memory/changes', 'tests/tooling/resources']
const NOBODY = 2_147_483_647
const MISSING = [{ location: 'body', field: '/postId', rule: 'exists' }]

let clone: Clone
let service: Service

beforeAll(async () => {
  clone = await Clone.create()
  service = await Service.of(clone)
  // What is in the contract already counts as released, so that only the new operations are judged.
  await clone.release()
})
afterAll(async () => {
  await service.remove()
  await clone.remove()
})

/** @returns the id of what was created */
async function created(request: Request, path: string, json: object): Promise<number> {
  const { status, data } = await request('POST', path, json)
  expect({ status, data }).toMatchObject({ status: 201 })
  return Number(Object(data).id)
}

const post = (status: string) => ({ title: status, body: '<p>Text</p>', status })

describe('a resource that refers to others', () => {
  it('is written by the command, and passes the gate', async () => {
    for (const command of COMMANDS) await clone.succeeds(command)
    for (const language of languages)
      await clone.write(
        `src/messages/${language}.ts`,
        (await clone.read(`src/messages/${language}.ts`)).replaceAll('TRANSLATE: ', ''),
      )
    // what is shorter without the mark may fit into one line
    await clone.succeeds('npx biome format --write src/messages')
    await clone.succeeds('npm run check')
  })

  it('passes what is tested of it, and of all resources', async () => {
    await clone.succeeds(`npx vitest run -t Chapter ${OF_EACH.join(' ')}`)
    await clone.succeeds(`npx vitest run ${OF_ALL.join(' ')}`)
  })

  it.each([
    ['what its table refers to without an index', '  @@index([labelId, id(sort: Desc)])\n', ''],
    ['what would be deleted along', 'onDelete: NoAction', 'onDelete: Cascade'],
    [
      'what may be missing and is kept',
      '"ChapterLabel", fields',
      '"ChapterLabel", onDelete: NoAction, fields',
    ],
  ])('is refused by the generator: %s', async (_, text, replacement) => {
    const before = await clone.read('prisma/schema.prisma')
    const wrong = before.replace(text, replacement)
    await clone.write('prisma/schema.prisma', wrong.replace(/(NoAction.*), onDelete: SetNull/, '$1'))
    const { code, output } = await clone.run('npx tsx scripts/generate/main.ts --check')
    await clone.write('prisma/schema.prisma', before)
    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringMatching(/Chapter refers to .*: (add|write) /),
    })
  })

  it('refuses what is not there, and what the client may not see, alike', async () => {
    await service.serving(async (request) => {
      const [draft, shown] = [
        await created(request, '/api/posts', post('draft')),
        await created(request, '/api/posts', post('published')),
      ]
      const scopes = ['chapters:read', 'chapters:write']
      const { data } = await request('POST', '/api/api-keys', { name: 'Chapters', scopes })
      const byKey = { 'x-api-key': String(Object(data).key) }
      const send = (postId: number, credentials?: Record<string, string>) =>
        request('POST', '/api/chapters', { title: 'One', postId }, credentials)

      expect(await send(NOBODY)).toMatchObject({ status: 422, data: { errors: MISSING } })
      expect(await send(NOBODY, byKey)).toMatchObject({ status: 422, data: { errors: MISSING } })
      expect(await send(draft, byKey)).toMatchObject({ status: 422, data: { errors: MISSING } })
      expect(await send(draft)).toMatchObject({ status: 201, data: { postId: draft, labelId: null } })
      const chapter = await send(shown, byKey)
      expect(chapter).toMatchObject({ status: 201, data: { postId: shown } })
      const at = `/api/chapters/${Object(chapter.data).id}`
      expect(await request('PATCH', at, { postId: draft }, byKey)).toMatchObject({ status: 422 })
      expect(await request('PATCH', at, { postId: draft })).toMatchObject({ status: 200 })
    })
  })

  it('never refers to what is deleted at the same time', async () => {
    await service.serving(async (request) => {
      for (let round = 0; round < 10; round++) {
        const [postId, labelId] = [
          await created(request, '/api/posts', post('published')),
          // an amount may be a text, like a price
          await created(request, '/api/labels', { name: `${round}`, weight: round > 0 ? '-1.5' : null }),
        ]
        const [chapter, deleted, gone] = await Promise.all([
          request('POST', '/api/chapters', { title: 'Race', postId, labelId }),
          request('DELETE', `/api/posts/${postId}`),
          request('DELETE', `/api/labels/${labelId}`),
        ])
        expect(gone.status).toBe(200)
        expect(chapter.status).toBe(deleted.status === 409 ? 201 : 422)
        if (chapter.status !== 201) continue
        const { data } = await request('GET', `/api/chapters/${Object(chapter.data).id}`)
        expect(data).toMatchObject({ postId, labelId: null })
      }
    })
  })

  it('is imported and exported; a row that names nothing is refused', async () => {
    await service.serving(async (request) => {
      await created(request, '/api/posts', post('published'))
    })
    const exported = await service.operate('export', 'chapters')
    const [, known = ''] = /\n[^,]+,(\d+),\r/.exec(exported) ?? []
    await clone.write(
      'chapters.csv',
      `title,postId,labelId\nTwo,${known},\nThree,${NOBODY},\nFour,,\nFive,${known},${NOBODY}\n`,
    )
    for (const args of [['--dry-run'], []]) {
      expect(await service.operate('import', 'chapters.csv', '--report', 'refused.ndjson', ...args)).toMatch(
        /^2\n/,
      )
      const refused = (await clone.read('refused.ndjson'))
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
      expect(refused).toMatchObject([
        { line: 3, errors: [{ field: '/postId', rule: 'exists', value: NOBODY }] },
        { line: 4, errors: [{ field: '/postId' }] },
        { line: 5, errors: [{ field: '/labelId', rule: 'exists', value: NOBODY }] },
      ])
    }
    expect(await service.operate('export', 'chapters')).toContain(`Two,${known},\r\n`)
  })
})
