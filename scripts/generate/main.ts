import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../src/base/root.ts'
import { settingsTable } from '../../src/config/settings-table.ts'
import { runProgram } from '../../src/programs/program.ts'
import { replaceMarked } from '../marked.ts'
import { loadContract } from './document.ts'
import { withLogLines } from './log-lines.ts'
import { generateOperations } from './operations.ts'
import { pipelineList } from './pipeline-list.ts'
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

await runProgram({ command: 'npm run generate --', usage: USAGE, run })

async function run(args: string[]): Promise<number> {
  const { check } = parseArgs({ args, options: { check: { type: 'boolean' } } }).values
  const contract = await loadContract()
  const validators = await generateValidators(contract)
  const typesIn = (name: string) => readFileSync(join(root, 'scripts/generate', name), 'utf8')
  const resources = await resourcesOf(contract)
  const generated = {
    'openapi.ts': await generateTypes(contract),
    'operations.ts': generateOperations(contract, resources, validators, typesIn('table-types.ts')),
    'resources.ts': generateResources(resources, typesIn('resource-types.ts')),
    'validators.js': validators,
    'validators.d.ts': validatorsDeclaration,
    'response-validators.js': await generateResponseValidators(contract),
    'response-validators.d.ts': responseValidatorsDeclaration,
  }
  const files = [
    ...Object.entries(generated).map(([name, text]) => ({
      name: `generated/${name}`,
      text: withBanner(name, text),
    })),
    {
      name: 'PRODUCTION.md',
      text: withLogLines(replaceMarked(read('PRODUCTION.md') ?? '', 'settings', `\n${settingsTable}\n`)),
    },
    {
      name: 'CONTRIBUTING.md',
      text: replaceMarked(read('CONTRIBUTING.md') ?? '', 'pipeline', pipelineList()),
    },
  ]
  const stale = files.filter(({ name, text }) => read(name) !== text)
  const names = stale.map(({ name }) => name).join(', ')
  if (check && stale.length > 0) {
    console.error(`Out of date: ${names}. Run: npm run generate`)
    return 1
  }
  if (check) return 0
  for (const { name, text } of stale) writeFileSync(join(root, name), text)
  console.log(stale.length > 0 ? `Written: ${names}.` : 'Up to date.')
  return 0
}

function read(name: string): string | undefined {
  try {
    return readFileSync(join(root, name), 'utf8')
  } catch {
    return undefined // does not exist yet
  }
}
