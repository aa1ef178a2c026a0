import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'

/** The steps of "Adding an endpoint" in CONTRIBUTING.md. */
export interface Guide {
  /** The YAML to write into openapi.yaml by hand. */
  readonly paths: string
  readonly schemas: string
  /** New files, by path. */
  readonly files: ReadonlyMap<string, string>
  /** New lines in existing files, by path. */
  readonly lines: ReadonlyMap<string, string>
  /** The commands, block by block. */
  readonly commands: readonly (readonly string[])[]
}

const SECTION = /^## Adding an endpoint\n([\s\S]*?)^## /m
const BLOCK = /^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm
const LINE = /^\| `(src\/[^`]+)` \| `(.+)` \|$/gm
const YAML = /^paths:\n([\s\S]*)^components:\n {2}schemas:\n([\s\S]*)/m

/** @throws Error if the section is missing or has no YAML */
export async function readGuide(): Promise<Guide> {
  const [, section = ''] = SECTION.exec(await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')) ?? []
  const blocks = [...section.matchAll(BLOCK)].map(([, language = '', path = '', text = '']) => ({
    language,
    path,
    text,
  }))
  const yaml = blocks.find(({ language }) => language === 'yaml')
  const [, paths, schemas] = YAML.exec(yaml?.text ?? '') ?? []
  if (paths === undefined || schemas === undefined)
    throw new Error('CONTRIBUTING.md has no YAML to write by hand')
  return {
    paths,
    schemas,
    files: new Map(blocks.flatMap(({ path, text }) => (path === '' ? [] : [[path, text]]))),
    lines: new Map([...section.matchAll(LINE)].map(([, path = '', line = '']) => [path, line])),
    commands: blocks.flatMap(({ language, text }) => (language === 'sh' ? [text.trim().split('\n')] : [])),
  }
}

/** The YAML that a section of CONTRIBUTING.md has for a field. */
export async function yamlOf(section: string, field: string): Promise<string> {
  const text = await readFile(join(root, 'CONTRIBUTING.md'), 'utf8')
  const start = text.indexOf(`\n## ${section}\n`)
  const [, yaml] = new RegExp(`^\`\`\`yaml ${field}\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(text.slice(start)) ?? []
  if (start < 0 || yaml === undefined) throw new Error(`CONTRIBUTING.md has no YAML of ${field}`)
  return yaml
}
