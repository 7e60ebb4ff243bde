import { explorerUrl } from '@mintline/core/networks'
import type { Cluster } from '../cluster/resolveCluster.ts'

/** Address of a transaction's page in the Solana Explorer; undefined on networks of one's own. */
export function transactionUrl(
  { network }: Pick<Cluster, 'network'>,
  signature: string,
): string | undefined {
  return network && explorerUrl({ transaction: signature }, network, 'solana-explorer')
}

/** A line that links the latest of many transactions; none on networks of one's own. */
export function latestTransactionLine(
  cluster: Pick<Cluster, 'network'>,
  signatures: readonly string[],
): string[] {
  const latest = signatures.at(-1)
  const url = latest === undefined ? undefined : transactionUrl(cluster, latest)
  return url === undefined ? [] : [`latest transaction ${url}`]
}
