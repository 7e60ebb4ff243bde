import ipaddr from 'ipaddr.js'

const IPV6_NETWORK_BYTES = 8

/**
 * Creates a test for addresses in some ranges.
 *
 * @param ranges - addresses such as `127.0.0.1`, and ranges such as `10.0.0.0/8`
 */
export function ipRanges(ranges: readonly string[]): (address: string) => boolean {
  const parsed = ranges.map((text) =>
    ipaddr.parseCIDR(
      text.includes('/') ? text : `${text}/${ipaddr.parse(text).kind() === 'ipv4' ? 32 : 128}`,
    ),
  )
  return (text) => {
    if (!ipaddr.isValid(text)) return false
    // Unwraps an IPv4 address within an IPv6 one.
    const address = ipaddr.process(text)
    return parsed.some(
      ([range, bits]) => range.kind() === address.kind() && address.match(range, bits),
    )
  }
}

/** Returns a caller's network: an IPv4 address, or an IPv6 /64 such as `2001:db8:1:2::/64`. */
export function callerNetwork(text: string): string {
  if (!ipaddr.isValid(text)) return text
  const address = ipaddr.process(text)
  if (address.kind() === 'ipv4') return address.toString()
  const prefix = address.toByteArray().fill(0, IPV6_NETWORK_BYTES)
  return `${ipaddr.fromByteArray(prefix).toString()}/64`
}
