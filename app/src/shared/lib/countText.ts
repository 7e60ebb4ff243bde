/**
 * Formats a count with its noun: `1 file`, `1,204 files`.
 *
 * @param many - plural, unless it is `one` with an s
 */
export function countText(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${BigInt(count) === 1n ? one : many}`
}
