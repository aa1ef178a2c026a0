import { operations } from '../redocly-plugin/contract.mjs'

/**
 * @typedef {import('../redocly-plugin/place.mjs').Place} Place
 * @typedef {import('../redocly-plugin/contract.mjs').Operation} Operation
 */

/**
 * The announced end of a deprecated operation, in Markdown; nothing for any other.
 * @param {Place} root
 * @param {Operation} operation
 */
export function deprecationOf(root, { place }) {
  const announced = place.get('x-deprecation')
  if (!announced.exists) return undefined
  const { since, sunset, successor, link } = announced.members
  const replacement = operations(root).find(({ id }) => id === successor)
  const instead = replacement
    ? ` Use [${String(replacement.place.members.summary)}](#${replacement.id}) instead.`
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
