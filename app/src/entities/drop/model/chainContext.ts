import { createContext, use } from 'react'
import type { OtherNetwork } from '#entities/cluster/lib/otherNetworks.ts'
import type { DropSession, OpenedChain } from '../lib/openedChain.ts'

/** A chosen network besides Solana and Eclipse, and the wallet on it. */
export interface ChainState {
  readonly other: OtherNetwork
  /** Undefined while its code is loading. */
  readonly chain: OpenedChain | undefined
  /** Why it could not be opened; null = it was, or is being loaded. */
  readonly error: unknown
  /** Undefined = no wallet is connected. */
  readonly session: DropSession | undefined
  readonly isConnecting: boolean
  /** Connects a wallet by its id; why that failed is shown to the person. */
  readonly connect: (id: string) => Promise<void>
  readonly disconnect: () => void
}

/** Set while such a network is chosen. */
export const ChainContext = createContext<ChainState | undefined>(undefined)

/** Returns the chosen network besides Solana and Eclipse. */
export function useChain(): ChainState {
  const state = use(ChainContext)
  if (!state) throw new Error('This is not inside a ChainProvider.')
  return state
}
