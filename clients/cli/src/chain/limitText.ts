/** A limit, of which 0 is none. */
export function limitText(limit: bigint): string {
  return limit === 0n ? 'unlimited' : limit.toString()
}
