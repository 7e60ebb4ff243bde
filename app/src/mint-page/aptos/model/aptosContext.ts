import type { AptosConnection, Machines } from '@mintline/aptos'
import type { AptosNetwork } from '@mintline/core/networks'
import { createContext, use } from 'react'

/** An Aptos drop's network, and the connection that reads it. */
export interface AptosState {
  network: AptosNetwork
  connection: AptosConnection
  machines: Machines
  /** Prefix of query keys. */
  scope: string
  /** Chain id reported by the node; undefined while it is not known. */
  chainId: number | undefined
  /** The local network's faucet. */
  faucetUrl: string
}

/** Set by `AptosNetworkProvider`. */
export const AptosContext = createContext<AptosState | undefined>(undefined)

/** Returns the drop's network. */
export function useAptos(): AptosState {
  const state = use(AptosContext)
  if (!state) throw new Error('This is not inside an AptosNetworkProvider.')
  return state
}
