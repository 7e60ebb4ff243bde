/** So many of something: `1 entry`, `1,204 entries`. */
export function countText(count: number, one: string, many: string): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`
}

/** So many entries of a list. */
export function entriesText(count: number): string {
  return countText(count, 'entry', 'entries')
}
