import ipaddr from 'ipaddr.js'
import { ipRanges } from '../../config/ipRanges.ts'

/** True for IP addresses from which metadata may be read. */
export type AddressRule = (address: string) => boolean

/**
 * Allows addresses of the public internet, and others that an operator names.
 *
 * @param others - addresses such as `127.0.0.1`, and ranges such as `10.0.0.0/8`
 */
export function publicAddressesAnd(others: readonly string[]): AddressRule {
  const isNamed = ipRanges(others)
  return (text) =>
    ipaddr.isValid(text) && (isNamed(text) || ipaddr.process(text).range() === 'unicast')
}
