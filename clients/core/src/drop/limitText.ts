/** Formats a limit; 0 is unlimited. */
export function limitText(limit: bigint): string {
  return limit === 0n ? 'unlimited' : limit.toString()
}
