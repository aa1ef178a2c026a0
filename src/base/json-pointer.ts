/** Escapes a name or an index for use as a segment of a JSON Pointer (RFC 6901). */
export function pointerSegment(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** The part of a value that a JSON Pointer (RFC 6901) refers to; undefined if there is none. */
export function valueAt(value: unknown, pointer: string): unknown {
  const segments = pointer.split('/').slice(1)
  return segments.reduce<unknown>((inner, segment) => {
    const key = segment.replaceAll('~1', '/').replaceAll('~0', '~')
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined
    return Reflect.get(inner, key)
  }, value)
}
