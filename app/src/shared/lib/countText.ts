/**
 * So many of something: `1 file`, `1,204 files`.
 *
 * @param many - where it is not `one` with an s
 */
export function countText(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${BigInt(count) === 1n ? one : many}`
}
