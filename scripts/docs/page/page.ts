import { operations } from '../../redocly-plugin/contract.ts'
import type { JsonNode } from '../../redocly-plugin/json-node.ts'
import { type Chapter, partsOf } from '../guide.ts'
import { SAMPLE_LANGUAGES, sampleBlock, sampleData, samplesOf } from '../samples/samples.ts'
import { chapterSection } from './chapter.ts'
import { consoleData } from './console-data.ts'
import { html, raw } from './html.ts'
import { inline, paragraphs } from './markdown.ts'
import { menu, type Tags, tagId } from './menu.ts'
import { operationSection } from './operation.ts'
import { searchIndex } from './search-index.ts'

/** The assets of the page. */
interface Assets {
  readonly style: string
  /** The script that runs before the first paint. */
  readonly beforePaint: string
  readonly script: string
  /** The hash of the contract, so that no service shows the page of another version. */
  readonly sha256: string
}

/**
 * The whole page: the guide, then each operation.
 *
 * @param root the contract
 * @throws Error if the guide has a placeholder without a part, or leaves a part out
 */
export function page(
  root: JsonNode,
  chapters: readonly Chapter[],
  { style, beforePaint, script, sha256 }: Assets,
) {
  const { title, version, summary, description } = root.get('info').members
  const [lead = ''] = String(description).split('\n\n', 1)
  const parts = partsOf(root)
  const unused = Object.keys(parts).filter(
    (name) => !chapters.some(({ text }) => text.includes(`<!-- ${name} -->`)),
  )
  if (unused.length > 0) throw new Error(`The guide has no place for: ${unused.join(', ')}.`)
  const tags = tagsOf(root)
  const samples = samplesOf(root)
  const blocks = new Map(samples.map((it) => [it.id, sampleBlock(it)]))
  return html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>${String(title)} ${String(version)}: reference</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${String(summary)}">
<meta name="openapi-sha256" content="${sha256}">
<meta name="console" content="off">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${ICON}">
<script>${raw(beforePaint)}</script>
<style>${raw(style)}</style>
</head>
<body>
<a class="skip-link" href="#main">Skip the menu</a>
<header>
<a class="name" href="#top">${String(title)} <span>${String(version)}</span></a>
<search id="search"></search>
<p class="downloads"><a href="openapi.yaml">OpenAPI (YAML)</a>
<a href="openapi.json">OpenAPI (JSON)</a>
<a href="collection.json">Postman</a>
<a href="docs/redoc">Redoc</a></p>
</header>
${menu(chapters, tags)}
<main id="main" tabindex="-1">
<h1 id="top">${String(title)} ${String(version)}</h1>
${paragraphs(lead)}
${chapters.map((chapter) => chapterSection(chapter, parts))}
${tags.map(
  ({ name, description, operations }) => html`
<section id="${tagId(name)}" class="tag" aria-labelledby="${tagId(name)}-name">
<h2 id="${tagId(name)}-name"><a class="self" href="#${tagId(name)}">${name}</a></h2>
<p>${inline(description)}</p>
${operations.map((operation) => operationSection(root, operation, blocks.get(operation.id)))}
</section>`,
)}
</main>
${data('data-console', consoleData(root))}
${data('data-search', searchIndex(root, chapters))}
${data(
  'data-languages',
  SAMPLE_LANGUAGES.map(({ title }) => title),
)}
${data('data-samples', sampleData(samples))}
<script>${raw(script)}</script>
</body>
</html>
`
}

/** The operations of each tag, in the order of the contract. */
function tagsOf(root: JsonNode): Tags {
  const all = operations(root)
  return root
    .get('tags')
    .entries()
    .map(([, { members }]) => ({
      name: String(members.name),
      description: String(members.description),
      operations: all.filter(({ node }) => node.get('tags', 0).value === members.name),
    }))
}

/** The data for the page's script. */
function data(id: string, value: unknown) {
  const text = JSON.stringify(value).replaceAll('<', '\\u003c')
  return html`<script type="application/json" id="${id}">${raw(text)}</script>`
}

const ICON = [
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E",
  "%3Crect width='16' height='16' rx='3' fill='%230b5fd6'/%3E",
  "%3Cpath d='M6 4 3 8l3 4M10 4l3 4-3 4' fill='none' stroke='white' stroke-width='1.5'/%3E%3C/svg%3E",
].join('')
