import type { Blockchain } from '@mintline/core/networks'
import type { Cluster } from '#entities/cluster/lib/cluster.ts'
import type { ClusterIdentity } from '#entities/cluster/lib/identity.ts'
import { EMBEDDED_ID, type Indexers } from './indexers.ts'

/** Milliseconds between polls of a server's data. */
export const POLL_INTERVAL = 15_000

/** Maximum entries on a server's page. */
export const MAX_PAGE_SIZE = 1_000

/** A server that indexes the chosen network. */
export interface Indexer {
  readonly url: string
  /** The network's blockchain name in the server's ids. */
  readonly blockchain: Blockchain
}

/** Returns the server for a cluster's network; undefined = none is configured. */
export function indexerOf(
  indexers: Indexers,
  { kind }: Pick<Cluster, 'kind'>,
  { network }: Pick<ClusterIdentity, 'network'>,
): Indexer | undefined {
  // By the network behind the node, so that another network's numbers are never shown.
  const id = network?.slug ?? (kind === 'embedded' ? EMBEDDED_ID : undefined)
  const url = id === undefined ? undefined : indexers.get(id)
  return url === undefined ? undefined : { url, blockchain: network?.blockchain ?? 'SOLANA' }
}
