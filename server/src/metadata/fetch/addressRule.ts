import ipaddr from 'ipaddr.js'

/** True for IP addresses from which metadata may be read. */
export type AddressRule = (address: string) => boolean

/**
 * Allows addresses of the public internet, and others that an operator names.
 *
 * @param others - addresses such as `127.0.0.1`, and ranges such as `10.0.0.0/8`
 */
export function publicAddressesAnd(others: readonly string[]): AddressRule {
  const ranges = others.map((text) =>
    ipaddr.parseCIDR(
      text.includes('/') ? text : `${text}/${ipaddr.parse(text).kind() === 'ipv4' ? 32 : 128}`,
    ),
  )
  return (text) => {
    if (!ipaddr.isValid(text)) return false
    // An IPv4 address within an IPv6 one is the same address.
    const address = ipaddr.process(text)
    const isNamed = ranges.some(
      ([range, bits]) => range.kind() === address.kind() && address.match(range, bits),
    )
    return isNamed || address.range() === 'unicast'
  }
}
