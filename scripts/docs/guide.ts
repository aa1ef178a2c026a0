import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root as folder } from '../artifacts.mjs'
import { operations } from '../redocly-plugin/contract.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import { LANGUAGES } from '../sdk/languages.ts'
import { VERSIONS } from '../sdk/versions.ts'
import { API_KEY, draw, inWords, type Sequence, SIGN_IN } from './diagrams.ts'
import { codeBlock } from './page/code.ts'
import { allRefusals, errorExamples, errorReference, errorTable } from './page/errors.ts'
import { headerReference, headerTable } from './page/headers.ts'
import { type Html, html, raw } from './page/html.ts'

export interface Chapter {
  readonly title: string
  /** Markdown, without the title; `<!-- name -->` stands for a part of the page. */
  readonly text: string
}

/** The chapters before the operations. */
export function chapters(): Chapter[] {
  return textsIn('guide').map(({ name, text: all }) => {
    const [, title = name, text = ''] = /^## (.+)\n([\s\S]*)$/.exec(all) ?? []
    return { title, text }
  })
}

/** The files of a folder beside this one, in the order of their names. */
export function textsIn(name: string): { name: string; text: string }[] {
  const files = join(import.meta.dirname, name)
  return readdirSync(files)
    .sort()
    .map((file) => ({ name: file, text: readFileSync(join(files, file), 'utf8') }))
}

/** The replacements for `<!-- name -->` in the guide. */
interface Part {
  /** Markdown. */
  readonly text: string
  /** The HTML for the page, if it differs from the text. */
  readonly shown?: () => Html
}

export type Parts = Readonly<Record<string, Part>>

/** A small app for a browser; the guide shows its client. */
export const EXAMPLE_APP = 'scripts/docs/example-app'

const NAMED = /^<!-- ([a-z-]+) -->\s*$/

/** The generated parts of the guide. */
export function partsOf(root: JsonNode): Parts {
  const all = operations(root)
  const errors = allRefusals(root)
  const client = readFileSync(join(folder, EXAMPLE_APP, 'cms.js'), 'utf8')
  return {
    'error-codes': { text: errorTable(errors), shown: () => errorReference(errors, errorExamples(all)) },
    'rate-limits': { text: rateLimitTable(root) },
    'event-types': { text: eventTable(root) },
    'response-headers': { text: headerTable(all), shown: () => headerReference(all) },
    'diagram-sign-in': diagram(SIGN_IN),
    'diagram-api-key': diagram(API_KEY),
    'browser-client': {
      text: `\`\`\`js\n${client}\`\`\``,
      // as wide as the page
      shown: () => html`<div>${codeBlock(client, 'js')}</div>`,
    },
    'client-generators': { text: clientGenerators() },
    changelog: { text: changelog() },
  }
}

/** The part for a placeholder block in Markdown. */
export function partAt(block: string, parts: Parts) {
  const name = NAMED.exec(block)?.[1]
  if (name === undefined) return undefined
  const part = parts[name]
  if (!part) throw new Error(`There is no part "${name}" to put into the guide.`)
  return part
}

/** The chapters with their parts in place, as one text in Markdown. */
export function guideText(chapters: readonly Chapter[], parts: Parts) {
  return chapters
    .map(({ title, text }) => {
      const lines = text.split('\n').map((line) => partAt(line, parts)?.text ?? line)
      return `## ${title}\n${lines.join('\n')}`
    })
    .join('\n')
}

function diagram(sequence: Sequence): Part {
  return { text: inWords(sequence), shown: () => raw(draw(sequence)) }
}

/** The classes of the rate limit and how much each allows. */
function rateLimitTable(root: JsonNode) {
  const rows = root
    .get('x-rate-limits')
    .entries()
    .map(([name, { members }]) => `| \`${name}\` | ${members.limit} in ${members.window} seconds |`)
  return ['| class | requests |', '|---|---|', ...rows].join('\n')
}

/** The types of events and when they are sent. */
function eventTable(root: JsonNode) {
  const rows = root
    .get('x-webhooks')
    .entries()
    .map(([type, item]) => {
      const { summary, description } = item.get('post').members
      return `| \`${type}\` | ${[summary, description].filter(Boolean).join('. ')} |`
    })
  return ['| type | when |', '|---|---|', ...rows.sort()].join('\n')
}

/** The commands that `npm run sdk:check -- --languages` runs, with the versions of the generators. */
function clientGenerators() {
  const versions = Object.entries(VERSIONS).map(([generator, version]) => `${generator} ${version}`)
  const commands = LANGUAGES.map(({ generate }) => generate)
  return [...versions.map((version) => `- ${version}`), '', '```bash', ...commands, '```'].join('\n')
}

/** The changes of each version for clients, newest first, under the heading of the chapter. */
export function changelog() {
  const file = join(folder, 'CHANGELOG.md')
  if (!existsSync(file)) return 'This is the first version.'
  return readFileSync(file, 'utf8')
    .replace(/^# .*\n+/, '')
    .replaceAll(/^### Upgrade\n[\s\S]*?(?=^## |$(?![\s\S]))/gm, '')
    .replaceAll(/^## \[(.+)\]/gm, '## $1')
    .replaceAll(/^#/gm, '##')
    .trimEnd()
}
