import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../src/base/root.ts'

/** The formatter enforces it for code, but ignores comments and strings. */
const MAX_COLUMNS = 110

function longLines(file: string): string[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines.flatMap((line, index) => ([...line].length > MAX_COLUMNS ? [`${file}:${index + 1}`] : []))
}

it.each(['src', 'scripts', 'tests'])(`no line in %s is longer than ${MAX_COLUMNS} columns`, (folder) => {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:ts|mjs|hbs|grit)$/.test(file) && !file.includes('node_modules'))
    .map((file) => join(folder, file))
  expect(files.length).toBeGreaterThan(50)
  expect(files.flatMap(longLines)).toEqual([])
})
