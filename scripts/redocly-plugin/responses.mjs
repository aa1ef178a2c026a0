import { operations } from './contract.mjs'
import { list } from './place.mjs'

/** @typedef {import('./place.mjs').Place} Place */

/** Headers that clients rely on, by status. */
const REQUIRED_HEADERS = new Map([
  ['201', ['Location']],
  ['304', ['ETag']],
  ['401', ['WWW-Authenticate']],
  ['405', ['Allow']],
  ['429', ['Retry-After']],
  ['503', ['Retry-After']],
])

/** Options `always`: the headers of every response; `withBody`: of those that have a body. @type {import('./rule.mjs').Check} */
export function* responseHeaders(root, options) {
  const always = list(options.always).map(String)
  const withBody = list(options.withBody).map(String)
  for (const { id, responses, method } of operations(root)) {
    for (const [status, response] of responses) {
      const headers = response.get('headers')
      const byStatus = REQUIRED_HEADERS.get(status) ?? []
      for (const name of [...always, ...(response.get('content').exists ? withBody : []), ...byStatus]) {
        if (!headers.get(name).exists) yield response.problem(`${id} ${status} must have the header ${name}.`)
      }
      for (const name of byStatus) {
        const header = headers.get(name)
        if (header.exists && header.members.required !== true)
          yield header.problem(`${name} of ${status} must be required.`)
      }
      if (
        method === 'get' &&
        status === '200' &&
        !headers.get('ETag').exists &&
        responses.some(([it]) => it === '304')
      ) {
        yield response.problem(`${id} ${status} must have the header ETag: it answers 304.`)
      }
      if (headers.get('Set-Cookie').exists) yield response.problem(`${id} ${status}: no cookie is set.`)
    }
  }
}

/** Every body and every response that has one shows an example. @type {import('./rule.mjs').Check} */
export function* examplesPresent(root) {
  for (const { id, body, responses } of operations(root)) {
    /** @type {[string, Place][]} */
    const owners = [['request', body], ...responses]
    for (const [label, owner] of owners) {
      for (const [type, media] of owner.get('content').entries()) {
        const examples = media.get('examples').entries()
        if (examples.length === 0 && !media.get('example').exists)
          yield media.problem(`${id} ${label} (${type}) needs an example.`)
        for (const [name, example] of examples) {
          if (!example.get('summary').exists)
            yield example.problem(`${id} ${label}: example "${name}" needs a summary.`)
          if (!('value' in example.members))
            yield example.problem(`${id} ${label}: example "${name}" needs a value.`)
        }
      }
    }
  }
}
