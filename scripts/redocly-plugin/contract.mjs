/** @typedef {import('./place.mjs').Place} Place */

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

/**
 * @typedef {object} Operation
 * @property {string} id operationId, or method and path when there is none
 * @property {string} path
 * @property {string} method
 * @property {Place} place
 * @property {readonly Place[]} parameters those of the path included
 * @property {Place} body the request body; it may not exist
 * @property {readonly [string, Place][]} responses
 */

/**
 * Every operation under `paths` (webhooks are what receivers implement).
 * @param {Place} root
 * @returns {Operation[]}
 */
export function operations(root) {
  return root
    .get('paths')
    .entries()
    .flatMap(([path, item]) =>
      METHODS.filter((method) => item.get(method).exists).map((method) => {
        const place = item.get(method)
        const id = place.members.operationId
        return {
          id: typeof id === 'string' ? id : `${method} ${path}`,
          path,
          method,
          place,
          parameters: [item, place].flatMap((owner) =>
            owner
              .get('parameters')
              .entries()
              .map(([, it]) => it),
          ),
          body: place.get('requestBody'),
          responses: place.get('responses').entries(),
        }
      }),
    )
}

/**
 * The first response of success, with its status.
 * @param {Operation} operation
 * @returns {readonly [string, Place] | undefined}
 */
export function successOf({ responses }) {
  return responses.find(([status]) => /^2\d\d$/.test(status))
}

/**
 * The first documented example of the body that an operation takes; undefined where there is none.
 * @param {Operation} operation
 */
export function exampleBody({ body }) {
  const [[, example] = []] = body.get('content', 'application/json', 'examples').entries()
  return example?.get('value').value
}

/** The path of an operation, with the examples of its parameters. @param {Operation} operation */
export function examplePath({ path, parameters }) {
  return path.replaceAll(/\{(\w+)\}/g, (_, name) => {
    const parameter = parameters.find(({ members: it }) => it.in === 'path' && it.name === name)
    return encodeURIComponent(String(parameter?.members.example))
  })
}

/** Whether an operation answers with a list of records. @param {Operation} operation */
export function isList(operation) {
  const [, success] = successOf(operation) ?? []
  const data = success?.get('content', 'application/json', 'schema', 'properties', 'data')
  return data?.types.includes('array') ?? false
}

/** The schemas that make up a schema, itself first, each once. @param {Place} schema @returns {Place[]} */
export function schemasWithin(schema, seen = new Set()) {
  const address = schema.at.join('/')
  if (!schema.exists || seen.has(address)) return []
  seen.add(address)
  const inner = ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else', 'contains']
  const groups = ['properties', 'patternProperties', 'allOf', 'oneOf', 'anyOf', 'prefixItems', '$defs']
  const children = [
    ...inner.map((key) => schema.get(key)).filter((it) => typeof it.value === 'object'),
    ...groups.flatMap((key) =>
      schema
        .get(key)
        .entries()
        .map(([, it]) => it),
    ),
  ]
  return [schema, ...children.flatMap((child) => schemasWithin(child, seen))]
}

/**
 * The security requirements that hold for an operation (its own, else those of the document).
 * @param {Place} root
 * @param {Operation} operation
 * @returns {Readonly<Record<string, unknown>>[]}
 */
export function requirements(root, operation) {
  const own = operation.place.get('security')
  return (own.exists ? own : root.get('security')).entries().map(([, requirement]) => requirement.members)
}

/** @param {Operation} operation @param {string} where @param {string} [name] */
export function hasParameter(operation, where, name) {
  return operation.parameters.some(({ members: it }) => it.in === where && (!name || it.name === name))
}
