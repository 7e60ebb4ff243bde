import { createContext, use } from 'react'
import type { NodeFailure } from '#entities/cluster/lib/nodeProblem.ts'

/** The network of a drop as the page shows it, on any chain. */
export interface MintNetwork {
  /** Display name. */
  name: string
  /** True if its money counts as real. */
  isRealMoney: boolean
  node: { status: 'connecting' | 'up' } | { status: 'down'; failure: NodeFailure }
  /** Urls of its nodes, best first. They may hold keys. */
  nodeUrls: readonly string[]
  /** Checks the node again, now. */
  checkNode: () => void
  /** Address of a page in the explorer; undefined if none shows this network. */
  explorer: (page: { transaction: string } | { address: string }) => string | undefined
}

/** Set by the page of each kind of chain. */
export const MintNetworkContext = createContext<MintNetwork | undefined>(undefined)

/** The network of the drop. */
export function useMintNetwork(): MintNetwork {
  const state = use(MintNetworkContext)
  if (!state) throw new Error('This is not inside a MintNetworkContext.')
  return state
}
