/** An object of the document. */
export type Json = Readonly<Record<string, unknown>>

/** The object itself; an empty object instead of anything else. */
export function record(value: unknown): Json {
  return isObject(value) ? value : {}
}

/** Not the one in `src`: pages can be built without the sources. */
function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function entries(value: unknown): [string, unknown][] {
  return Object.entries(record(value))
}

export function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** The named schemas of a parsed contract. */
export function schemasIn(document: unknown): Json {
  return record(record(record(document).components).schemas)
}

/** The items of a list as texts. */
export function texts(value: unknown): string[] {
  return list(value).map((item) => (typeof item === 'string' ? item : JSON.stringify(item)))
}

/** An own property of an object. */
export function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined
}

export function without(value: Json, isLeftOut: (key: string) => boolean): Json {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !isLeftOut(key)))
}

/** The keys of a JSON Pointer (RFC 6901) in a fragment: `#/paths/~1api`. */
export function pathOf(pointer: string): string[] {
  const keys = pointer.replace(/^#?\/?/, '').split('/')
  return keys.map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
}
