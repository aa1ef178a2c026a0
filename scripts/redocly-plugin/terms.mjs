import { requirements } from './contract.mjs'
import { list } from './place.mjs'

/**
 * @typedef {import('./place.mjs').Place} Place
 * @typedef {import('./contract.mjs').Operation} Operation
 */

/** How the paragraph begins that `termsOf` makes. */
const BEGINNING = '- Access: '

/** Who meets an empty `security`. */
export const EVERYBODY = 'everybody, without a credential'

/**
 * What an operation's description ends with: who may call it, which class of the rate limit it counts
 * towards, and how large its body may be. It is made from `security`, `x-rate-limit` and `x-max-body-bytes`.
 * @param {Place} root
 * @param {Operation} operation
 * @returns {string} a list in Markdown
 */
export function termsOf(root, operation) {
  const { place, body } = operation
  const { name, limit, window } = rateOf(root, place)
  const bytes = Number(place.members['x-max-body-bytes'])
  return [
    `${BEGINNING}${audiences(root, operation).join('; ') || EVERYBODY}.`,
    `- Rate limit: ${limit} requests in ${window} seconds, shared by the class \`${name}\`.`,
    ...(body.exists ? [`- Body: at most ${bytes.toLocaleString('en')} bytes.`] : []),
  ].join('\n')
}

/**
 * A description with these terms in the place of those that it ended with.
 * @param {string} description
 * @param {string} terms
 */
export function withTerms(description, terms) {
  return `${ownWords(description)}\n\n${terms}\n`
}

/** A description without the terms that it ends with. @param {string} description */
export function ownWords(description) {
  const [own = ''] = description.split(`\n\n${BEGINNING}`, 1)
  return own.trimEnd()
}

/**
 * The class of the rate limit that an operation counts towards.
 * @param {Place} root
 * @param {Place} operation
 */
export function rateOf(root, operation) {
  const name = String(operation.members['x-rate-limit'])
  const { limit, window } = root.get('x-rate-limits', name).members
  return { name, limit: Number(limit), window: Number(window) }
}

/**
 * Who meets one of the security requirements of an operation: each of those that do, in words. None means
 * everybody.
 * @param {Place} root
 * @param {Operation} operation
 */
export function audiences(root, operation) {
  return requirements(root, operation).map((schemes) =>
    Object.entries(schemes)
      .map(([scheme, names]) => holders(root, scheme, list(names).map(String)))
      .join(' and '),
  )
}

/** @param {Place} root @param {string} scheme @param {readonly string[]} names the least role, or scopes */
function holders(root, scheme, names) {
  if (scheme === 'apiKeyAuth') {
    if (names.length === 0) return 'every API key'
    return `API keys with the ${names.length === 1 ? 'scope' : 'scopes'} ${inWords(names, 'and')}`
  }
  const roles = list(root.get('components', 'schemas', 'Role').members.enum).map(String)
  const [least] = names
  if (least === undefined) return 'every signed-in person'
  // Each role includes the ones before it.
  return `people with the role ${inWords(roles.slice(roles.indexOf(least)), 'or')}`
}

/** @param {readonly string[]} names @param {string} joint */
function inWords(names, joint) {
  return names.map((name) => `\`${name}\``).join(` ${joint} `)
}
