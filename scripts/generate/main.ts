import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/core/root.ts'
import { loadContract } from './document.ts'
import { generateOperations } from './operations.ts'
import { generateResponseValidators, responseValidatorsDeclaration } from './response-validators.ts'
import { generateTypes } from './types.ts'
import { generateValidators, validatorsDeclaration } from './validators.ts'

const BANNER = '// Generated from openapi.yaml by `npm run generate`. Do not edit.\n'

/**
 * `npm run generate` writes generated/; with `--check` it only tells which files are out of date, and fails.
 */
async function main(check: boolean): Promise<void> {
  const contract = await loadContract()
  const validators = await generateValidators(contract)
  const tableTypes = readFileSync(join(root, 'scripts/generate/table-types.ts'), 'utf8')
  const files = {
    'openapi.ts': await generateTypes(contract),
    'operations.ts': generateOperations(contract, validators, tableTypes),
    'validators.js': validators,
    'validators.d.ts': validatorsDeclaration,
    'response-validators.js': await generateResponseValidators(contract),
    'response-validators.d.ts': responseValidatorsDeclaration,
  }
  const stale = Object.entries(files).filter(([name, text]) => read(name) !== BANNER + text)
  if (check && stale.length > 0) {
    console.error(
      `Out of date: ${stale.map(([name]) => `generated/${name}`).join(', ')}. Run: npm run generate`,
    )
    process.exitCode = 1
  }
  if (check) return
  for (const [name, text] of stale) writeFileSync(pathOf(name), BANNER + text)
  console.log(stale.length > 0 ? `Written: ${stale.map(([name]) => name).join(', ')}` : 'Up to date.')
}

function pathOf(name: string): string {
  return join(root, 'generated', name)
}

function read(name: string): string | undefined {
  try {
    return readFileSync(pathOf(name), 'utf8')
  } catch {
    return undefined // not there yet: it will be written
  }
}

await main(process.argv.includes('--check'))
