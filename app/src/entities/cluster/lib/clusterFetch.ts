import { fallbackFetch } from '@mintline/solana/reads'
import type { QueryClient } from '@tanstack/react-query'
import { clusterKey } from '#shared/lib/queryClient.ts'
import type { Cluster } from './cluster.ts'
import { watchedFetch } from './watchedFetch.ts'

/** Returns the fetch that all connections to a cluster share, so that all use a node found working. */
export function clusterFetch(client: QueryClient, cluster: Cluster): typeof fetch {
  const { kind } = cluster
  const reach =
    kind === 'public' && cluster.rpcUrls.length > 1
      ? fallbackFetch(cluster.rpcUrls, { genesisHash: cluster.network.genesisHash })
      : fetch
  return watchedFetch(client, clusterKey(cluster), reach)
}
