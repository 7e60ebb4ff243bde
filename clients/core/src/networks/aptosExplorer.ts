import type { ExplorerPage } from './explorerUrl.ts'
import type { AptosNetwork } from './network.ts'

/** Names of networks in the query of the explorer; local networks have none. */
const NETWORK_QUERY: Readonly<Record<string, string>> = {
  aptos: 'mainnet',
  'aptos-testnet': 'testnet',
  'aptos-devnet': 'devnet',
}

/** URL of a page in the explorer of Aptos, which shows objects by their address too; undefined for local networks. */
export function aptosExplorerUrl(
  page: ExplorerPage | { readonly object: string },
  { slug }: Pick<AptosNetwork, 'slug'>,
): string | undefined {
  const network = NETWORK_QUERY[slug]
  if (network === undefined) return undefined
  const path =
    'transaction' in page
      ? `txn/${page.transaction}`
      : 'object' in page
        ? `object/${page.object}`
        : `account/${page.address}`
  return `https://explorer.aptoslabs.com/${path}?network=${network}`
}
