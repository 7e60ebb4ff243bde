/** Joins parts for display: `supply, texts and royalties`. */
export function inWords(parts: readonly string[]): string {
  const [last = '', ...before] = [...parts].reverse()
  return before.length === 0 ? last : `${before.reverse().join(', ')} and ${last}`
}
