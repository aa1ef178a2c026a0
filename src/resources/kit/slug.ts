/** How many candidates are tried: the last one is a random number up to a billion. */
const ATTEMPTS = 16

/**
 * A unique slug, derived from another field, such as the title, if a body omits it.
 *
 * @param name the slug of a record whose field has neither letters nor digits
 */
export function slugOf<Field extends string>(field: Field, from: string, name: string) {
  return {
    field,
    attempts: ATTEMPTS,
    // imported when needed: its tables take 20 ms and 3 MB
    value: async (values: Readonly<Record<string, unknown>>, attempt: number) =>
      (await import('./slug-candidate.ts')).slugCandidate(String(values[from] ?? ''), attempt, name),
  }
}
