import type { SolanaNetwork } from './network.ts'

/** A transaction by signature or an account by address, in base58. */
export type ExplorerPage = { readonly transaction: string } | { readonly address: string }

/** Solana explorers; each stands for its counterpart on Eclipse. */
export type Explorer = 'solana-explorer' | 'solscan'

/** Network names in explorers' queries; local networks have none. */
const CLUSTER_QUERY: Readonly<Record<string, string>> = {
  solana: '',
  'solana-devnet': '?cluster=devnet',
  'solana-testnet': '?cluster=testnet',
  eclipse: '',
  'eclipse-testnet': '?cluster=testnet',
}

/** Returns an explorer page's URL; undefined for networks without an explorer, such as local ones. */
export function explorerUrl(
  page: ExplorerPage,
  { slug, blockchain }: Pick<SolanaNetwork, 'slug' | 'blockchain'>,
  explorer: Explorer,
): string | undefined {
  const query = CLUSTER_QUERY[slug]
  if (query === undefined) return undefined
  if (blockchain === 'ECLIPSE') {
    return explorer === 'solscan'
      ? `https://eclipsescan.xyz${explorerPath(page, 'account')}${query}`
      : `https://explorer.eclipse.xyz${explorerPath(page, 'address')}${query}`
  }
  return explorer === 'solscan'
    ? `https://solscan.io${explorerPath(page, 'account')}${query}`
    : `https://explorer.solana.com${explorerPath(page, 'address')}${query}`
}

/** Returns a page's path. @param addressWord The explorer's path segment for addresses. */
export function explorerPath(page: ExplorerPage, addressWord: 'account' | 'address'): string {
  return 'transaction' in page
    ? `/tx/${encodeURIComponent(page.transaction)}`
    : `/${addressWord}/${encodeURIComponent(page.address)}`
}
