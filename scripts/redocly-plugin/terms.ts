import { list } from '../json.ts'
import { type Operation, requirements, valuesOf } from './contract.ts'
import type { JsonNode } from './json-node.ts'

/** The beginning of the paragraph that `termsOf` generates. */
const BEGINNING = '- Access: '

/** The audience of an empty `security`, and of an empty requirement. */
export const EVERYBODY = 'everybody, without a credential'

/**
 * The end of an operation's description: who can call it, towards which class of the rate limit it counts,
 * and how large its body can be. It is derived from `security`, `x-rate-limit`,
 * `x-rate-limit-items` and `x-max-body-bytes`.
 *
 * @returns a list in Markdown
 */
export function termsOf(root: JsonNode, operation: Operation): string {
  const { node, body } = operation
  const { name, limit, window, items } = rateOf(root, node)
  const bytes = Number(node.members['x-max-body-bytes'])
  const counted = items === undefined ? '' : `; each of the \`${items}\` counts as one`
  return [
    `${BEGINNING}${audiences(root, operation).join('; ') || EVERYBODY}.`,
    `- Rate limit: ${limit} requests in ${window} seconds, shared by the class \`${name}\`${counted}.`,
    ...(body.exists ? [`- Body: at most ${bytes.toLocaleString('en')} bytes.`] : []),
  ].join('\n')
}

/** A description with its previous terms replaced by these. */
export function withTerms(description: string, terms: string) {
  return `${ownWords(description)}\n\n${terms}\n`
}

/** A description without its terms. */
export function ownWords(description: string) {
  const [own = ''] = description.split(`\n\n${BEGINNING}`, 1)
  return own.trimEnd()
}

/** The class of the rate limit that an operation counts towards, and the items that count as one each. */
export function rateOf(root: JsonNode, operation: JsonNode) {
  const name = String(operation.members['x-rate-limit'])
  const { limit, window } = root.get('x-rate-limits', name).members
  return {
    name,
    limit: Number(limit),
    window: Number(window),
    items: operation.members['x-rate-limit-items'],
  }
}

/** The audiences that meet the security requirements of an operation, in words. None means everybody. */
export function audiences(root: JsonNode, operation: Operation) {
  return requirements(root, operation).map(
    (schemes) =>
      Object.entries(schemes)
        .map(([scheme, names]) => holders(root, scheme, list(names).map(String)))
        .join(' and ') || EVERYBODY,
  )
}

/** @param names the lowest role, or scopes */
function holders(root: JsonNode, scheme: string, names: readonly string[]) {
  if (scheme === 'apiKeyAuth') {
    if (names.length === 0) return 'every API key'
    return `API keys with the ${names.length === 1 ? 'scope' : 'scopes'} ${inWords(names, 'and')}`
  }
  if (scheme === 'previewToken') return 'everybody who has a preview of the record'
  const roles = valuesOf(root.get('components', 'schemas', 'Role')).map(String)
  const [least] = names
  if (least === undefined) return 'every signed-in person'
  // Each role includes the ones before it.
  return `people with the role ${inWords(roles.slice(roles.indexOf(least)), 'or')}`
}

function inWords(names: readonly string[], joint: string) {
  return names.map((name) => `\`${name}\``).join(` ${joint} `)
}
