import type { SolanaNetwork } from '@mintline/core'
import type { Settings } from '#features/settings/model/settings.ts'
import { isOnThisMachine } from './customUrl.ts'

/** What there is a page for. */
export type ExplorerPage = { transaction: string } | { address: string }

interface ExplorerInput {
  page: ExplorerPage
  /** What the node turned out to serve; undefined for a network of its own. */
  network: SolanaNetwork | undefined
  rpcUrl: string
  explorer: Settings['explorer']
}

/** How explorers name the networks, in the query of their addresses. */
const CLUSTER_QUERY: Record<string, string> = {
  solana: '',
  'solana-devnet': '?cluster=devnet',
  'solana-testnet': '?cluster=testnet',
  eclipse: '',
  'eclipse-testnet': '?cluster=testnet',
}

/**
 * The page of an explorer about a transaction or an address. Undefined where no explorer can show
 * it: on an unknown network whose node is elsewhere, the explorer would have to be given the node's
 * url, which may hold a key.
 */
export function explorerUrl({
  page,
  network,
  rpcUrl,
  explorer,
}: ExplorerInput): string | undefined {
  if (!network) {
    if (!isOnThisMachine(rpcUrl)) return undefined
    const custom = new URLSearchParams({ cluster: 'custom', customUrl: rpcUrl })
    return `https://explorer.solana.com${pathOf(page, 'address')}?${custom}`
  }
  const query = CLUSTER_QUERY[network.slug]
  if (query === undefined) return undefined
  if (network.blockchain === 'ECLIPSE') {
    return explorer === 'solscan'
      ? `https://eclipsescan.xyz${pathOf(page, 'account')}${query}`
      : `https://explorer.eclipse.xyz${pathOf(page, 'address')}${query}`
  }
  return explorer === 'solscan'
    ? `https://solscan.io${pathOf(page, 'account')}${query}`
    : `https://explorer.solana.com${pathOf(page, 'address')}${query}`
}

function pathOf(page: ExplorerPage, addressWord: string): string {
  return 'transaction' in page
    ? `/tx/${encodeURIComponent(page.transaction)}`
    : `/${addressWord}/${encodeURIComponent(page.address)}`
}
