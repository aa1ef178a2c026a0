/**
 * @typedef {import('../../redocly-plugin/contract.mjs').Operation} Operation
 *
 * @typedef {object} Described what the console of the page asks for before it sends a request
 * @property {string} method
 * @property {string} path with its parameters in braces
 * @property {boolean} isSecured whether it sends a credential
 * @property {readonly { name: string, in: string, isRequired: boolean, example: string }[]} parameters
 * @property {string} [body] an example
 */

/**
 * The requests of all operations, by operation.
 * @param {readonly Operation[]} operations
 * @returns {Readonly<Record<string, Described>>}
 */
export function consoleData(operations) {
  return Object.fromEntries(
    operations.map(({ id, method, path, place, parameters, body }) => {
      const [example] = body.get('content', 'application/json', 'examples').entries()
      return [
        id,
        {
          method: method.toUpperCase(),
          path,
          isSecured: place.get('security').entries().length > 0,
          parameters: parameters.map(({ members }) => ({
            name: String(members.name),
            in: String(members.in),
            isRequired: members.required === true,
            example: String(members.example ?? ''),
          })),
          ...(example && { body: JSON.stringify(example[1].get('value').value, null, 2) }),
        },
      ]
    }),
  )
}
