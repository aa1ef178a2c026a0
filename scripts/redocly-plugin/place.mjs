/**
 * @typedef {string | number} Key
 * @typedef {{ readonly message: string, readonly at: readonly Key[] }} Problem
 * @typedef {Readonly<Record<string, unknown>>} Members
 */

/** A value in the document together with its address. References are followed on the way. */
export class Place {
  /**
   * @param {unknown} root the whole document
   * @param {readonly Key[]} at the address, as the segments of a JSON Pointer (RFC 6901)
   * @param {unknown} value
   */
  constructor(root, at, value) {
    const target = follow(root, at, value)
    this.root = root
    this.at = target.at
    this.value = target.value
    /** The reference that led here, if any. */
    this.ref = target.ref
  }

  /** The members of an object; none when the value is something else. */
  get members() {
    return members(this.value)
  }

  /** Whether the document has anything here. */
  get exists() {
    return this.value !== undefined
  }

  /** The allowed JSON types of a schema. @returns {readonly unknown[]} */
  get types() {
    const { type } = this.members
    return Array.isArray(type) ? type : type === undefined ? [] : [type]
  }

  /** @param {Key[]} keys @returns {Place} */
  get(...keys) {
    /** @type {Place} */
    let place = this
    for (const key of keys) place = place.child(key)
    return place
  }

  /** @param {Key} key @returns {Place} */
  child(key) {
    const value = Array.isArray(this.value) ? this.value[Number(key)] : this.members[key]
    return new Place(this.root, [...this.at, key], value)
  }

  /** The members of an object or the items of an array. @returns {[string, Place][]} */
  entries() {
    const keys = typeof this.value === 'object' && this.value !== null ? Object.keys(this.value) : []
    return keys.map((key) => [key, this.child(Array.isArray(this.value) ? Number(key) : key)])
  }

  /** @param {string} message @returns {Problem} */
  problem(message) {
    return { message, at: this.at }
  }
}

/** @param {unknown} value @returns {Members} */
export function members(value) {
  return isObject(value) ? value : {}
}

/** @param {unknown} value @returns {value is Members} */
function isObject(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** @param {unknown} value @returns {readonly unknown[]} */
export function list(value) {
  return Array.isArray(value) ? value : []
}

/**
 * @param {unknown} root
 * @param {readonly Key[]} at
 * @param {unknown} value
 * @param {number} hops guards against references that lead back to themselves
 * @returns {{ at: readonly Key[], value: unknown, ref?: string }}
 */
function follow(root, at, value, hops = 0) {
  const { $ref } = members(value)
  if (typeof $ref !== 'string' || !$ref.startsWith('#/') || hops > 20) return { at, value }
  const path = $ref
    .slice(2)
    .split('/')
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'))
  const target = path.reduce((node, key) => members(node)[key], root)
  return { ...follow(root, path, target, hops + 1), ref: $ref }
}

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

/** Every operation under `paths` (webhooks are what receivers implement). @param {Place} root @returns {Operation[]} */
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
