import type { Cluster } from '../cluster/resolveCluster.ts'
import { transactionUrl } from './transactionUrl.ts'

/** Returns the message about a transaction that its node has forgotten, which may still be on chain. */
export function historyMissing(
  cluster: Pick<Cluster, 'host' | 'network'>,
  signature: string,
): string {
  const url = transactionUrl(cluster, signature)
  const place = url === undefined ? 'ask a node that keeps its history' : `see ${url}`
  return `It is not known whether it is on chain: ${cluster.host} keeps no history that old; ${place}. What is left to do is determined from the chain.`
}
