import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { transform } from 'esbuild'
import openapiTS, { astToString } from 'openapi-typescript'
import ts from 'typescript'
import { beforeAll, describe, expect, it } from 'vitest'
import { type OperationId, operations } from '../../generated/operations.ts'
import { root } from '../../src/base/root.ts'
import { fillList } from '../contract/requests.ts'
import { documentedOperation, documentedOperations } from '../support/contract-document.ts'
import { pixel } from '../support/form.ts'
import { isInstalled } from '../support/programs.ts'
import { useOf, versioned } from '../support/resources.ts'
import { useApp } from '../support/use-app.ts'
import { useFolder } from '../support/use-folder.ts'
import { PASSWORD } from '../support/users.ts'
import { codeOf } from './guide.ts'
import { origin, samples } from './samples.ts'

const folder = useFolder()

/** The values of the first example of a request, which samples use. */
function firstExample(id: OperationId | undefined): object {
  const [example] = Object.values(id === undefined ? {} : (documentedOperation(id).body?.examples ?? {}))
  return Object(example)
}

describe('the code samples', () => {
  it('use different unique values for create and update', () => {
    const same = versioned.flatMap(({ unique, operations: { create, update } }) =>
      Object.keys(unique).flatMap((field) => {
        const value: unknown = Reflect.get(firstExample(update), field)
        const isSame = value !== undefined && value === Reflect.get(firstExample(create), field)
        return isSame ? [`Give the example of ${update} in openapi.yaml another ${field}`] : []
      }),
    )
    expect(same).toEqual([])
  })

  it('exist for every operation', () => {
    expect(samples.map(({ id }) => id).sort()).toEqual(Object.keys(operations).sort())
  })

  it('use no curl feature newer than ten years', () => {
    const commands = [...samples.map(({ code }) => code.curl), ...codeOf('sh')]
    expect(commands.filter((command) => command?.includes('%header{'))).toEqual([])
  })

  it('compile in strict mode with the types that openapi-typescript generates', async () => {
    await writeFile(
      join(folder, 'cms.ts'),
      astToString(await openapiTS(pathToFileURL(join(root, 'openapi.yaml')), { defaultNonNullable: false })),
    )
    const [client = '', example = ''] = codeOf('ts')
    expect(client).toContain('export async function call')
    const modules = [
      ...samples.map(({ id, code }) => ({ id, text: code.TypeScript })),
      { id: 'client', text: client },
      { id: 'example', text: example },
    ]
    const files = await Promise.all(modules.map(({ id, text = '' }) => save(`${id}.ts`, text)))
    const program = ts.createProgram(files, {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      moduleResolution: ts.ModuleResolutionKind.Bundler,
      lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
      strict: true,
      noUnusedLocals: true,
      noEmit: true,
    })
    const problems = ts.getPreEmitDiagnostics(program)
    expect(problems.map(({ file, messageText }) => [file?.fileName, messageText])).toEqual([])
  }, 60_000)

  async function save(name: string, text: string): Promise<string> {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
})

const RUNNERS = [
  { language: 'curl', program: 'curl', run: command('sh', '-eu', '-c'), success: /^\{"status":"success"/ },
  {
    language: 'TypeScript',
    program: 'node',
    run: async (source: string, values: Readonly<Record<string, string>>) => {
      const { code } = await transform(source, { loader: 'ts' })
      return command('node', '--input-type=module', '-e')(code, values)
    },
    success: /./,
  },
  // it prints the records of a list, which may be empty; only its exit code can be checked
  { language: 'Python', program: 'python3', run: command('python3', '-c') },
]

const post = { title: 'Hello', body: '<p>Hello</p>', status: 'published' }

/** How many fields refer to what an operation deletes. */
const referring = (id: OperationId) =>
  versioned
    .flatMap(({ references }) => Object.values(references))
    .filter(({ to }) => to === useOf(id)?.resource.name).length
const deletions = documentedOperations.filter(({ method }) => method === 'DELETE').map(({ id }) => id)
/** Deletions come last, references before their targets; a key is rotated before it is revoked. */
const ENDING: readonly OperationId[] = deletions.toReversed().sort((a, b) => referring(a) - referring(b))
const LAST: readonly string[] = [...ENDING, 'changePassword', 'logout']
const inOrder = [...samples].sort((a, b) => LAST.indexOf(a.id) - LAST.indexOf(b.id))

describe.each(RUNNERS.filter(({ program }) => isInstalled(program)))(
  'the samples in $language',
  ({ language, run, success }) => {
    const app = useApp()
    let values: Record<string, string>

    beforeAll(async () => {
      const { admin, editor } = app.users
      const other = await app.addUser(admin.username, admin.role)
      const { id } = await app.issueKey({ scopes: ['products:read'] })
      // More than one page.
      for (let price = 1; price <= 12; price++) {
        await app.call('createProduct', { token: admin.token, json: { name: 'Mug', price } })
      }
      await app.call('createPost', { token: admin.token, json: post })
      // one record for each id in the samples
      for (const { operations } of versioned) {
        if (!operations.list || !operations.find) continue
        const [id] = documentedOperation(operations.find).parameters
        await fillList(app, documentedOperation(operations.list).path, Number(id?.example), admin)
      }
      for (const { isForm, examples } of documentedOperations.flatMap(({ body }) => body ?? []))
        for (const { file } of isForm ? Object.values(examples).map(Object) : [])
          await writeFile(join(folder, file), pixel(file))
      values = {
        [origin]: app.origin,
        '7Gq2LmX0aZ4t': id,
        '5b0c1e0a-7a3f-4f0e-9a55-0f0b6a0d1c2e': other.sessionId,
        '<accessToken>': admin.token,
        '<refresh_token>': editor.refreshToken,
        '<password>': PASSWORD,
        '<currentPassword>': PASSWORD,
        '<newPassword>': PASSWORD,
      }
    })

    it.each(inOrder)('work: $id', async (sample) => {
      const code = Object.entries(values).reduce(
        (text, [example, value]) => text.replaceAll(example, value),
        sample.code[language] ?? '',
      )
      // a record cannot be deleted while others refer to it
      const deletion = deletions.find((id) => id === sample.id)
      const deleted = deletion && useOf(deletion)?.resource.name
      for (const { name, references, columns, table } of versioned)
        for (const [field, { to }] of Object.entries(references)) {
          if (to !== deleted) continue
          const { column } = columns[field] ?? {}
          if (name === to && column) await app.prisma.$executeRaw`UPDATE ${table} SET ${column} = DEFAULT`
          else await app.prisma.$executeRaw`TRUNCATE ${table} CASCADE`
        }
      const output = await run(code, values)
      if (success) expect(output).toMatch(success)
      expect(output).not.toContain('"status":"error"')
    })
  },
)

/** Runs a sample as a reader would, with its secrets in the environment. @returns its output */
function command(program: string, ...args: string[]) {
  return async (code: string, values: Readonly<Record<string, string>>): Promise<string> => {
    const env = {
      PATH: process.env.PATH,
      ACCESS_TOKEN: values['<accessToken>'],
      REFRESH_TOKEN: values['<refresh_token>'],
      PASSWORD,
      CURRENT_PASSWORD: PASSWORD,
      NEW_PASSWORD: PASSWORD,
    }
    const { stdout } = await promisify(execFile)(program, [...args, code], { env, cwd: folder })
    return stdout
  }
}
