import { type Operation, operations } from '../redocly-plugin/contract.ts'
import type { JsonNode } from '../redocly-plugin/json-node.ts'

/** The announced end of a deprecated operation, in Markdown; nothing for any other. */
export function deprecationOf(root: JsonNode, { node }: Operation) {
  const announced = node.get('x-deprecation')
  if (!announced.exists) return undefined
  const { since, sunset, successor, link } = announced.members
  const replacement = operations(root).find(({ id }) => id === successor)
  const instead = replacement
    ? ` Use [${String(replacement.node.members.summary)}](#${replacement.id}) instead.`
    : ''
  const page = link === undefined ? '' : ` [Read about it](${String(link)}).`
  return (
    `> **Deprecated** since ${dateInWords(since)}. It ends on ${dateInWords(sunset)}; ` +
    `from that day the answer is 410 (\`endpoint_sunset\`).${instead}${page}`
  )
}

/** @param date YYYY-MM-DD */
function dateInWords(date: unknown) {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('en-GB', options).format(new Date(String(date)))
}
