import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { CoreError } from '@mintline/core'
import { Agent, buildConnector } from 'undici'
import type { AddressRule } from './addressRule.ts'
import { guardedFetch, type RedirectOptions } from './guardedFetch.ts'

/** Connections to allowed addresses only. */
export interface Connections {
  readonly fetch: typeof fetch
  /** Ends the connections and their pending requests. */
  readonly close: () => Promise<void>
}

/** @param timeout - milliseconds for a connection */
export function openConnections(
  faultOf: AddressRule,
  { timeout, ...redirects }: RedirectOptions & { readonly timeout: number },
): Connections {
  const agent = guardedAgent(faultOf, timeout)
  return { fetch: guardedFetch(agent, redirects), close: () => agent.destroy() }
}

/**
 * Creates an agent that only connects to allowed addresses. The rule sees the address that a name resolves to while
 * connecting, so the name cannot switch to another one in between.
 *
 * @param timeout - milliseconds for a connection
 */
function guardedAgent(faultOf: AddressRule, timeout: number): Agent {
  return new Agent({
    connect: (options, callback) => {
      const host = options.hostname.replace(/^\[|\]$/g, '')
      const port = Number(options.port) || (options.protocol === 'https:' ? 443 : 80)
      // Literal addresses skip the lookup.
      const fault = isIP(host) > 0 ? faultOf(host, port) : undefined
      if (fault !== undefined) return callback(refusal(host, fault), null)
      const lookedUp = guardedLookup((address) => faultOf(address, port))
      buildConnector({ timeout, lookup: lookedUp })(options, callback)
    },
  })
}

function guardedLookup(faultOf: (address: string) => string | undefined): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0)
      const [fault] = addresses.flatMap(({ address }) => faultOf(address) ?? [])
      const [first] = addresses
      if (fault !== undefined || !first) {
        return callback(refusal(host, fault ?? 'its host has no address'), '', 0)
      }
      if (options.all) callback(null, addresses)
      else callback(null, first.address, first.family)
    })
  }
}

function refusal(host: string, reason: string) {
  return new CoreError('METADATA_INVALID', { uri: host, reason })
}
