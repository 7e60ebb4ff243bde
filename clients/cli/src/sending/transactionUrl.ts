import { explorerUrl } from '@mintline/core/networks'
import type { Cluster } from '../cluster/resolveCluster.ts'

/** Returns a transaction's URL in the Solana Explorer; undefined on local networks. */
export function transactionUrl(
  { network }: Pick<Cluster, 'network'>,
  signature: string,
): string | undefined {
  return network && explorerUrl({ transaction: signature }, network, 'solana-explorer')
}

/** Formats a line with a link to the latest transaction among many; empty on local networks. */
export function latestTransactionLine(
  cluster: Pick<Cluster, 'network'>,
  signatures: readonly string[],
): string[] {
  const latest = signatures.at(-1)
  const url = latest === undefined ? undefined : transactionUrl(cluster, latest)
  return url === undefined ? [] : [`latest transaction ${url}`]
}
