import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { CoreError } from '@mintline/core'
import { Agent, buildConnector } from 'undici'
import type { AddressRule } from './addressRule.ts'

/**
 * Makes connections to allowed addresses alone. The rule sees what a name resolves to when the connection is made, so
 * that no name changes its address in between.
 *
 * @param timeout - milliseconds for a connection
 */
export function guardedAgent(isAllowed: AddressRule, timeout: number): Agent {
  const connect = buildConnector({ timeout, lookup: guardedLookup(isAllowed) })
  return new Agent({
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      // Addresses are not looked up.
      if (isIP(host) > 0 && !isAllowed(host)) callback(refusal(host, host), null)
      else connect(options, callback)
    },
  })
}

function guardedLookup(isAllowed: AddressRule): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const refused = addresses.find(({ address }) => !isAllowed(address))
      const [first] = addresses
      if (refused || !first) return callback(refusal(host, refused?.address ?? 'none'), '', 0)
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function refusal(host: string, address: string) {
  const reason = `the address of its host is ${address}, which is not of the public internet`
  return new CoreError('METADATA_INVALID', { uri: host, reason })
}
