/** A choice of an earlier visit; undefined if the browser has not stored one. */
export function readPreference(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a choice for the next visit, if the browser allows it. */
export function savePreference(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // without storage, the choice only lasts for this page
  }
}
