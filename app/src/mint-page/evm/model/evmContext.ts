import type { EvmNetwork } from '@mintline/core/networks'
import type { ReadOnlyConnection } from '@mintline/evm'
import { createContext, use } from 'react'

/** An EVM drop's network, and the connection that reads it. */
export interface EvmState {
  network: EvmNetwork
  connection: ReadOnlyConnection
  /** Prefix of query keys. */
  scope: string
  /** Chain id reported by the node; undefined while it is not known. */
  chainId: number | undefined
}

/** Set by `EvmNetworkProvider`. */
export const EvmContext = createContext<EvmState | undefined>(undefined)

/** Returns the drop's network. */
export function useEvm(): EvmState {
  const state = use(EvmContext)
  if (!state) throw new Error('This is not inside an EvmNetworkProvider.')
  return state
}
