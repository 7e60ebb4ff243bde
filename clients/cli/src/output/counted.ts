/** Formats a number with its noun: `1 entry`, `2 entries`. */
export function counted(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 || count === 1n ? one : many}`
}
