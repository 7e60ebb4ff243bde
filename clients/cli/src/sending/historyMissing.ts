import type { Cluster } from '../cluster/resolveCluster.ts'
import { transactionUrl } from './transactionUrl.ts'

/** The message about a transaction that its node has forgotten, which may still be on chain. */
export function historyMissing(
  cluster: Pick<Cluster, 'host' | 'network'>,
  signature: string,
): string {
  const url = transactionUrl(cluster, signature)
  const place = url === undefined ? 'a node that keeps its history tells' : `${url} tells`
  return `Whether it is on chain is not known: ${cluster.host} keeps no history as old as that; ${place}. What is left to do is worked out from what the chain holds.`
}
