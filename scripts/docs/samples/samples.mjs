import { operations } from '../../redocly-plugin/contract.mjs'
import { curl } from './curl.mjs'
import { go } from './go.mjs'
import { java } from './java.mjs'
import { kotlin } from './kotlin.mjs'
import { python } from './python.mjs'
import { describeRequest } from './request.mjs'
import { swift } from './swift.mjs'
import { typescript } from './typescript.mjs'

/**
 * The languages of samples, in the order in which readers choose among them. Beyond what a language brings
 * with it, that in TypeScript needs what openapi-typescript makes of the contract, as `./cms`.
 */
export const SAMPLE_LANGUAGES = /** @type {const} */ ([
  { language: 'sh', title: 'curl', write: curl },
  { language: 'ts', title: 'TypeScript', write: typescript },
  { language: 'python', title: 'Python', write: python },
  { language: 'go', title: 'Go', write: go },
  { language: 'java', title: 'Java', write: java },
  { language: 'kotlin', title: 'Kotlin', write: kotlin },
  { language: 'swift', title: 'Swift', write: swift },
])

/**
 * @typedef {(typeof SAMPLE_LANGUAGES)[number]['title']} SampleTitle
 *
 * @typedef {object} Samples
 * @property {string} id operationId
 * @property {Readonly<Record<string, string>>} code that sends the request, by the language's title
 */

/**
 * Samples of each operation, from its examples, schemas and security.
 * @param {import('../../redocly-plugin/place.mjs').Place} root
 * @returns {Samples[]}
 */
export function samplesOf(root) {
  return operations(root).map((operation) => {
    const request = describeRequest(root, operation)
    const code = SAMPLE_LANGUAGES.map(({ title, write }) => [title, write(request)])
    return { id: operation.id, code: Object.fromEntries(code) }
  })
}
