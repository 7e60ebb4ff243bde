/** The two ends of an address or a signature, enough to tell it from others at a glance. */
export function shortAddress(address: string, kept = 4): string {
  return address.length <= 2 * kept + 1
    ? address
    : `${address.slice(0, kept)}…${address.slice(-kept)}`
}
