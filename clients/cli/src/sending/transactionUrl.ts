import { explorerUrl } from '@mintline/core/networks'
import type { Cluster } from '../cluster/resolveCluster.ts'

/** Returns a transaction's URL in the Solana Explorer; undefined on local networks. */
export function transactionUrl(
  { network }: Pick<Cluster, 'network'>,
  signature: string,
): string | undefined {
  return network && explorerUrl({ transaction: signature }, network, 'solana-explorer')
}
