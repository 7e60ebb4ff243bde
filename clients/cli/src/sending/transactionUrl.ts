import { explorerUrl } from '@mintline/core/networks'
import type { Cluster } from '../cluster/resolveCluster.ts'

/** URL of a transaction in the Solana Explorer; undefined on local networks. */
export function transactionUrl(
  { network }: Pick<Cluster, 'network'>,
  signature: string,
): string | undefined {
  return network && explorerUrl({ transaction: signature }, network, 'solana-explorer')
}

/** A line with a link to the latest of many transactions; empty on local networks. */
export function latestTransactionLine(
  cluster: Pick<Cluster, 'network'>,
  signatures: readonly string[],
): string[] {
  const latest = signatures.at(-1)
  const url = latest === undefined ? undefined : transactionUrl(cluster, latest)
  return url === undefined ? [] : [`latest transaction ${url}`]
}
