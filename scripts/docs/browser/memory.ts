/** What the reader chose before; nothing where the browser keeps nothing. */
export function remembered(name: string): string | undefined {
  try {
    return localStorage.getItem(name) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a choice for the next visit, where the browser allows it. */
export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value)
  } catch {
    // A browser that keeps nothing asks again.
  }
}
