import { operations } from '../redocly-plugin/contract.mjs'
import { Place } from '../redocly-plugin/place.mjs'
import { curl } from './sample-curl.mjs'
import { describeRequest } from './sample-request.mjs'
import { typescript } from './sample-typescript.mjs'

/**
 * @typedef {object} Samples
 * @property {string} id operationId
 * @property {string} curl for a POSIX shell
 * @property {string} typescript a module that imports what openapi-typescript makes of the contract as
 *   `./cms`
 */

/**
 * A sample of each operation, from its examples, schemas and security.
 * @param {Place} root
 * @returns {Samples[]}
 */
export function samplesOf(root) {
  return operations(root).map((operation) => {
    const request = describeRequest(root, operation)
    return { id: operation.id, curl: curl(request), typescript: typescript(request) }
  })
}

/**
 * Gives each operation its samples, in the extension that Redoc shows.
 * @param {unknown} document the parsed contract; it is changed
 */
export function addSamples(document) {
  const root = new Place(document, [], document)
  const samples = new Map(samplesOf(root).map((it) => [it.id, it]))
  for (const { id, place } of operations(root)) {
    const { value } = place
    if (typeof value !== 'object' || value === null) continue
    Object.assign(value, {
      'x-codeSamples': [
        { lang: 'curl', label: 'curl', source: samples.get(id)?.curl },
        { lang: 'TypeScript', label: 'TypeScript', source: samples.get(id)?.typescript },
      ],
    })
  }
}
