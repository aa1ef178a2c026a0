import { operations } from '../redocly-plugin/contract.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'
import { type Chapter, changelog } from './guide.ts'

/** The index for agents, in the format of https://llmstxt.org. */
export function llmsText(root: JsonNode, chapters: readonly Chapter[]) {
  const { title, version, summary, description } = root.get('info').members
  const origin = root.get('servers', 0, 'url').value
  const link = (name: string, path: string, told: string) => `- [${name}](${origin}${path}): ${told}`
  const all = operations(root).map(
    ({ id, method, path, node }) =>
      `- \`${method.toUpperCase()} ${path}\` (\`${id}\`): ${node.members.summary}`,
  )
  const [, newest = ''] = changelog().split(/^(?=### )/m)
  return `# ${title} ${version}

> ${summary}

${String(description).trim()}

## Documents

${link('Guide', '/docs/guide.md', chapters.map((chapter) => chapter.title).join('; '))}
${link('Contract (YAML)', '/openapi.yaml', 'OpenAPI 3.1, every operation, schema, header and example')}
${link('Contract (JSON)', '/openapi.json', 'the same')}
${link('Collection', '/collection.json', 'a request for each operation, for Postman and Bruno')}
${link('Example app', '/docs/example-app/cms.js', 'the client of a browser app, beside its page and script')}

## Operations

${all.join('\n')}

## Changes

${newest.trim()}

## Optional

${link('Page', '/docs', 'the guide and the reference for people')}
${link('Redoc', '/docs/redoc', 'the same in Redoc')}
`
}
