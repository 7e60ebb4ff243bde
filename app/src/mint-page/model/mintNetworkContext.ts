import type { NameRegistry } from '@mintline/core/names'
import { createContext, use } from 'react'
import type { NodeFailure } from '#entities/cluster/lib/nodeProblem.ts'

/** A drop's network as the page shows it, on any chain. */
export interface MintNetwork {
  /** Display name. */
  name: string
  /** True if its money counts as real. */
  isRealMoney: boolean
  node: { status: 'connecting' | 'up' } | { status: 'down'; failure: NodeFailure }
  /** Its node URLs, best first. They may hold keys. */
  nodeUrls: readonly string[]
  /** Checks the node again, now. */
  checkNode: () => void
  /** Returns the URL of a page in the explorer; undefined if no explorer shows this network. */
  explorer: (page: { transaction: string } | { address: string }) => string | undefined
  /** Opens its registry of wallets' names; undefined, also as its result = it has none. */
  openNames?: () => Promise<NameRegistry | undefined>
}

/** Set by each chain's page. */
export const MintNetworkContext = createContext<MintNetwork | undefined>(undefined)

/** Returns the drop's network. */
export function useMintNetwork(): MintNetwork {
  const state = use(MintNetworkContext)
  if (!state) throw new Error('This is not inside a MintNetworkContext.')
  return state
}
