import type { AddressRule } from './addressRule.ts'
import { guardedAgent } from './guardedAgent.ts'
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
