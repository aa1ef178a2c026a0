import { exampleBody, operations, requirements } from '../../redocly-plugin/contract.mjs'

/**
 * @typedef {object} Described what the console of the page asks for before it sends a request
 * @property {string} method
 * @property {string} path with its parameters in braces
 * @property {boolean} isSecured whether it sends a credential
 * @property {readonly { name: string, in: string, isRequired: boolean, example: string }[]} parameters
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
          parameters: parameters.map(({ members }) => ({
            name: String(members.name),
            in: String(members.in),
            isRequired: members.required === true,
            example: String(members.example ?? ''),
          })),
          ...(body !== undefined && { body: JSON.stringify(body, null, 2) }),
        },
      ]
    }),
  )
}
