import type { ExplorerPage } from './explorerUrl.ts'
import type { AptosNetwork } from './network.ts'

/** Network names in the explorer's query; local networks have none. */
const NETWORK_QUERY: Readonly<Record<string, string>> = {
  aptos: 'mainnet',
  'aptos-testnet': 'testnet',
  'aptos-devnet': 'devnet',
}

/** Returns the URL of an Aptos explorer page; undefined for local networks. Objects have pages too, by address. */
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
