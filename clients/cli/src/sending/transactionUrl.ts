import { explorerUrl } from '@mintline/core'
import type { Cluster } from '../cluster/resolveCluster.ts'

/** Address of a transaction's page in the Solana Explorer; undefined on networks of one's own. */
export function transactionUrl(
  { network }: Pick<Cluster, 'network'>,
  signature: string,
): string | undefined {
  return network && explorerUrl({ transaction: signature }, network, 'solana-explorer')
}
