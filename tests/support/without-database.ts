import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

/** The words by which a test file asks for the database that the tests run on. */
const ASKS = new RegExp(
  '\\b(?:useApp|startApp|useDatabase|environmentOf|createTestDatabase|createEmptyDatabase)\\(|' +
    "\\binject\\('testDatabase'\\)",
)
/** Files that provide it; files that ask for it are found by the words above. */
const OFFERS = /\/support\/(?:app|use-app|database|use-database|lasting-database|global-setup)\.ts$/

/**
 * The test files below a folder that neither ask for the tests' database nor import a file that does. Their
 * results are the same on every database.
 */
export function filesWithoutDatabase(folder: string): string[] {
  const all = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  const seen = new Map<string, boolean>()

  function asks(file: string): boolean {
    const known = seen.get(file)
    if (known !== undefined || OFFERS.test(file) || !all.has(relative(folder, file))) return known ?? false
    seen.set(file, false) // while its imports are read, which may be cyclic
    const text = readFileSync(file, 'utf8')
    const imports = [...text.matchAll(/ from '(\.[^']+\.ts)'/g)]
    const does = ASKS.test(text) || imports.some(([, path = '']) => asks(join(dirname(file), path)))
    seen.set(file, does)
    return does
  }

  const files = [...all].filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
  return files.map((name) => join(folder, name)).filter((file) => !asks(file))
}
