import ipaddr from 'ipaddr.js'
import { ipRanges } from '../../config/ipRanges.ts'

/** Returns why metadata may not be read from an IP address and port; undefined = it may. */
export type AddressRule = (address: string, port: number) => string | undefined

/** Web server ports. Others lead to services that are not meant for strangers. */
const WEB_PORTS: readonly number[] = [80, 443, 8080, 8443]

/** Public addresses at which clouds serve their own machines: Azure's. */
const OF_CLOUDS = ['168.63.129.16']

/** IPv6 addresses assigned for the internet; all others are not, such as IPv4 addresses behind 96 zero bits. */
const ASSIGNED = ['2000::/3']

/**
 * Allows web servers on the public internet, and any port at addresses that an operator names.
 *
 * @param others - addresses such as `127.0.0.1`, and ranges such as `10.0.0.0/8`
 */
export function publicAddressesAnd(others: readonly string[]): AddressRule {
  const isNamed = ipRanges(others)
  const isOfCloud = ipRanges(OF_CLOUDS)
  const isAssigned = ipRanges(ASSIGNED)
  const isPublic = (text: string) => {
    if (!ipaddr.isValid(text) || isOfCloud(text)) return false
    const address = ipaddr.process(text)
    return address.range() === 'unicast' && (address.kind() === 'ipv4' || isAssigned(text))
  }
  return (text, port) => {
    if (isNamed(text)) return undefined
    if (!isPublic(text)) {
      return `the address of its host is ${text}, which is not of the public internet`
    }
    return WEB_PORTS.includes(port)
      ? undefined
      : `its port is ${port}, which is none of web servers`
  }
}
