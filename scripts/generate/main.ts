import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readIfThere } from '../../src/base/files.ts'
import { root } from '../../src/base/root.ts'
import { settingsTable } from '../../src/config/settings-table.ts'
import { runProgram } from '../../src/programs/program.ts'
import { assertSoundText } from '../complete/mistakes.ts'
import { replaceMarked } from '../marked.ts'
import { loadContract } from './document.ts'
import { withLogLines } from './log-lines.ts'
import { generateOperations } from './operations.ts'
import { pipelineList } from './pipeline-list.ts'
import { refuse } from './refuse.ts'
import { generateResources, resourcesOf } from './resources.ts'
import { generateResponseValidators, responseValidatorsDeclaration } from './response-validators.ts'
import { generateTypes } from './types.ts'
import { generateValidators, validatorsDeclaration } from './validators.ts'

/** @param name of the generated file */
function withBanner(name: string, text: string): string {
  const sources = name === 'resources.ts' ? 'openapi.yaml and prisma/schema.prisma' : 'openapi.yaml'
  return `// Generated from ${sources} by \`npm run generate\`. Do not edit.\n${text}`
}

const USAGE = `Writes what is generated from openapi.yaml into generated/, the settings and the
lines of the log into PRODUCTION.md, and the stages of a request into CONTRIBUTING.md.

  npm run generate [-- --check]

  --check   writes nothing; if any files are out of date, names them and exits with 1
`

await runProgram({ command: 'npm run generate --', usage: USAGE, run: (args) => run(args).catch(refuse) })

async function run(args: string[]): Promise<number> {
  const { check } = parseArgs({ args, options: { check: { type: 'boolean' } } }).values
  const read = (name: string) => readFile(join(root, name), 'utf8')
  assertSoundText(await read('openapi.yaml'))
  const contract = await loadContract()
  const validators = await generateValidators(contract)
  const operationTypes = await read('scripts/generate/table-types.ts')
  const resources = await resourcesOf(contract)
  const generated = {
    'openapi.ts': await generateTypes(contract),
    'operations.ts': generateOperations(contract, resources, validators, operationTypes),
    'resources.ts': generateResources(resources, await read('scripts/generate/resource-types.ts')),
    'validators.js': validators,
    'validators.d.ts': validatorsDeclaration,
    'response-validators.js': await generateResponseValidators(contract),
    'response-validators.d.ts': responseValidatorsDeclaration,
  }
  const settings = replaceMarked(await read('PRODUCTION.md'), 'settings', `\n${settingsTable}\n`)
  const files = new Map([
    ...Object.entries(generated).map(
      ([name, text]) => [`generated/${name}`, withBanner(name, text)] as const,
    ),
    ['PRODUCTION.md', withLogLines(settings)],
    ['CONTRIBUTING.md', replaceMarked(await read('CONTRIBUTING.md'), 'pipeline', pipelineList())],
  ])
  for (const [name, text] of files) if ((await readIfThere(join(root, name))) === text) files.delete(name)
  const names = [...files.keys()].join(', ')
  if (check && files.size > 0) {
    console.error(`Out of date: ${names}. Run: npm run generate`)
    return 1
  }
  if (check) return 0
  for (const [name, text] of files) await writeFile(join(root, name), text)
  console.log(files.size > 0 ? `Written: ${names}.` : 'Up to date.')
  return 0
}
