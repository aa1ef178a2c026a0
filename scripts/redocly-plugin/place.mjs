/**
 * @typedef {string | number} Key
 * @typedef {{ readonly message: string, readonly at: readonly Key[] }} Problem
 * @typedef {Readonly<Record<string, unknown>>} Members
 */

/**
 * A value in the document together with its address. References are followed on the way: all scripts that
 * read the document with its references do it with this.
 */
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
