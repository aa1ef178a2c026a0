import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Place } from '../redocly-plugin/place.mjs'
import { partsOf, withParts } from './parts.mjs'

const CHAPTERS = fileURLToPath(new URL('guide', import.meta.url))

/**
 * The words that the page shows in front of the operations: the first paragraph of the document's own
 * description, then the chapters in the order of their file names, with what is made from the document in its
 * places.
 * @param {{ info: { description: string } }} document the parsed contract
 * @returns {string} Markdown
 */
export function guideOf(document) {
  const [lead = ''] = document.info.description.split('\n\n', 1)
  const chapters = readdirSync(CHAPTERS)
    .sort()
    .map((name) => readFileSync(join(CHAPTERS, name), 'utf8'))
  return withParts([lead, ...chapters].join('\n\n'), partsOf(new Place(document, [], document)))
}
