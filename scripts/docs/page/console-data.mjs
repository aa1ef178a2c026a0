import { exampleBody, operations, requirements } from '../../redocly-plugin/contract.mjs'
import { list } from '../../redocly-plugin/place.mjs'

/**
 * @typedef {object} Parameter
 * @property {string} name
 * @property {string} in
 * @property {boolean} isRequired
 * @property {string} example
 * @property {readonly unknown[]} [values]
 *
 * @typedef {object} Described what the console of the page asks for before it sends a request
 * @property {string} method
 * @property {string} path with its parameters in braces
 * @property {boolean} isSecured whether it sends a credential
 * @property {readonly Parameter[]} parameters
 * @property {string} [body] an example
 */

/**
 * The requests of all operations, by operation.
 * @param {import('../../redocly-plugin/place.mjs').Place} root
 * @returns {Readonly<Record<string, Described>>}
 */
export function consoleData(root) {
  return Object.fromEntries(
    operations(root).map((operation) => {
      const { id, method, path, parameters } = operation
      const body = exampleBody(operation)
      return [
        id,
        {
          method: method.toUpperCase(),
          path,
          isSecured: requirements(root, operation).length > 0,
          parameters: parameters.map(described),
          ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
        },
      ]
    }),
  )
}

/** @param {import('../../redocly-plugin/place.mjs').Place} parameter @returns {Parameter} */
function described(parameter) {
  const { name, in: where, required, example = '' } = parameter.members
  const { members: schema, types } = parameter.get('schema')
  const values = types.includes('boolean') ? ['true', 'false'] : list(schema.enum)
  return {
    name: String(name),
    in: String(where),
    isRequired: required === true,
    example: String(example),
    ...(values.length > 0 && { values }),
  }
}
