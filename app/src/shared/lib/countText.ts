/**
 * Formats a count with its noun: `1 file`, `1,204 files`.
 *
 * @param many - plural, unless it is `one` with an s
 */
export function countText(count: number | bigint, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${BigInt(count) === 1n ? one : many}`
}

/** Formats a limit; 0 = no limit. */
export function limitText(limit: bigint): string {
  return limit === 0n ? 'No limit' : limit.toLocaleString('en')
}

/** Formats a file size limit: `32 MiB`. Fractions are dropped. */
export function mebibyteText(bytes: number): string {
  return `${Math.floor(bytes / 1_024 / 1_024)} MiB`
}
