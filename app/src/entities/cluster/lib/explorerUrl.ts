import {
  type ExplorerPage,
  explorerPath,
  isOnThisMachine,
  explorerUrl as publicExplorerUrl,
  type SolanaNetwork,
} from '@mintline/core/networks'
import type { Settings } from '#entities/settings/settings.ts'

export type { ExplorerPage } from '@mintline/core/networks'

interface ExplorerInput {
  page: ExplorerPage
  /** The network detected at the node; undefined for a private network. */
  network: SolanaNetwork | undefined
  rpcUrl: string
  explorer: Settings['explorer']
}

/**
 * Returns the explorer's page for a transaction or an address. Undefined if no explorer can show it: for an unknown
 * network on another machine, the explorer would need the node's URL, which may hold a key.
 */
export function explorerUrl({
  page,
  network,
  rpcUrl,
  explorer,
}: ExplorerInput): string | undefined {
  if (network) return publicExplorerUrl(page, network, explorer)
  if (!isOnThisMachine(rpcUrl)) return undefined
  const custom = new URLSearchParams({ cluster: 'custom', customUrl: rpcUrl })
  return `https://explorer.solana.com${explorerPath(page, 'address')}?${custom}`
}
