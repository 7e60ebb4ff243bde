/** What the browser keeps under a key; null where it keeps nothing or may not. */
export function readKept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
