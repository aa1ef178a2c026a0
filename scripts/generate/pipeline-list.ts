import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/base/root.ts'
import { pipeline } from '../../src/request/pipeline.ts'

const STAGES = 'src/request/stages'

/** The stages of a request in order, as a list of Markdown: where each works, and the comment above it. */
export function pipelineList(): string {
  return pipeline
    .map(({ name, at }, index) => `${index + 1}. \`${name}\` (${at}): ${commentOf(name)}`)
    .join('\n')
}

function commentOf(name: string): string {
  const source = readFileSync(join(root, STAGES, `${name}.ts`), 'utf8')
  const [, comment = ''] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const \w+: Stage\b/.exec(source) ?? []
  const text = comment.replaceAll(/\s*\n \* ?/g, ' ').trim()
  if (text === '') throw new Error(`${STAGES}/${name}.ts has no stage with a comment`)
  return text
}
