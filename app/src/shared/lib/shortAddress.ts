/** Shortens an address or a signature to both ends, to recognize it at a glance. */
export function shortAddress(address: string, kept = 4): string {
  return address.length <= 2 * kept + 1
    ? address
    : `${address.slice(0, kept)}…${address.slice(-kept)}`
}
