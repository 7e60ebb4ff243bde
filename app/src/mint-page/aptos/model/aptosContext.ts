import type { AptosConnection, Machines } from '@mintline/aptos'
import type { AptosNetwork } from '@mintline/core/networks'
import { createContext, use } from 'react'

/** The network of an Aptos drop, and the connection that reads it. */
export interface AptosState {
  network: AptosNetwork
  connection: AptosConnection
  machines: Machines
  /** Prefix of query keys. */
  scope: string
  /** Chain id that its node answers; undefined while it is not known. */
  chainId: number | undefined
  /** Faucet of the local network. */
  faucetUrl: string
}

/** Set by `AptosNetworkProvider`. */
export const AptosContext = createContext<AptosState | undefined>(undefined)

/** The network of the drop. */
export function useAptos(): AptosState {
  const state = use(AptosContext)
  if (!state) throw new Error('This is not inside an AptosNetworkProvider.')
  return state
}
