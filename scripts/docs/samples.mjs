import { operations } from '../redocly-plugin/contract.mjs'
import { list, Place } from '../redocly-plugin/place.mjs'

/**
 * Gives each operation a curl command that works as it is but for the credential, in the extension that Redoc shows.
 * @param {unknown} document the parsed contract; it is changed
 */
export function addSamples(document) {
  const root = new Place(document, [], document)
  const origin = String(root.get('servers', 0, 'url').value)
  for (const operation of operations(root)) {
    const target = operation.place.value
    if (typeof target !== 'object' || target === null) continue
    Object.assign(target, {
      'x-codeSamples': [{ lang: 'curl', label: 'curl', source: curl(origin, operation) }],
    })
  }
}

/** @param {string} origin @param {import('../redocly-plugin/contract.mjs').Operation} operation */
function curl(origin, { method, path, place, parameters, body }) {
  const url = `${origin}${path.replaceAll(/\{(\w+)\}/g, (_, name) => exampleOf(parameters, name))}`
  const schemes = list(place.members.security).flatMap((requirement) => Object.keys(Object(requirement)))
  const media = body.get('content', 'application/json')
  const example = media.get('examples').entries()[0]?.[1].members.value
  return [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}'${url}'`,
    ...(schemes.includes('bearerAuth') ? ["-H 'Authorization: Bearer <accessToken>'"] : []),
    ...(media.exists
      ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(example, null, 2))}`]
      : []),
  ].join(' \\\n  ')
}

/** @param {readonly Place[]} parameters @param {string} name */
function exampleOf(parameters, name) {
  const parameter = parameters.find(({ members }) => members.in === 'path' && members.name === name)
  return encodeURIComponent(String(parameter?.members.example ?? `<${name}>`))
}

/** For a POSIX shell. @param {string} text */
function quoted(text) {
  return `'${text.replaceAll("'", `'\\''`)}'`
}
