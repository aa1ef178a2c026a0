import { operations } from '../redocly-plugin/contract.mjs'
import { Place } from '../redocly-plugin/place.mjs'

/**
 * Puts the announced end of each deprecated operation in front of its description; Redoc marks its name by
 * itself.
 * @param {unknown} document the parsed contract; it is changed
 */
export function addDeprecations(document) {
  const root = new Place(document, [], document)
  for (const { place } of operations(root)) {
    const { value, members } = place
    if (members['x-deprecation'] === undefined || typeof value !== 'object' || value === null) continue
    const notice = noticeOf(root, place.get('x-deprecation').members)
    Object.assign(value, { description: `${notice}\n\n${String(members.description ?? '')}` })
  }
}

/** @param {Place} root @param {import('../redocly-plugin/place.mjs').Members} announced */
function noticeOf(root, { since, sunset, successor, link }) {
  const replacement = operations(root).find(({ id }) => id === successor)
  const instead = replacement
    ? ` Use [${String(replacement.place.members.summary)}](#operation/${replacement.id}) instead.`
    : ''
  const page = link === undefined ? '' : ` [Read about it](${String(link)}).`
  return (
    `> **Deprecated** since ${dateInWords(since)}. It ends on ${dateInWords(sunset)}; ` +
    `from that day the answer is 410 (\`endpoint_sunset\`).${instead}${page}`
  )
}

/** @param {unknown} date YYYY-MM-DD */
function dateInWords(date) {
  const options = /** @type {const} */ ({ dateStyle: 'long', timeZone: 'UTC' })
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(String(date)))
}
