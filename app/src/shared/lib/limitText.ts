/** Formats a limit; 0 = no limit. */
export function limitText(limit: bigint): string {
  return limit === 0n ? 'No limit' : limit.toLocaleString('en')
}
