import type { CollectionInfo } from '@mintline/solana'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { isReadUnasked } from '#entities/history/lib/readUnasked.ts'
import { type LongRead, useLongRead } from '#entities/history/model/useLongRead.ts'
import { clusterKey } from '#shared/lib/queryClient.ts'
import { type ChainHolders, fetchChainHolders, type OwnersRead } from './fetchChainHolders.ts'

/** Reads a collection's holders from the chain: automatically if it has few items. */
export function useChainHolders({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>): LongRead<ChainHolders> {
  const client = useQueryClient()
  const { connection, cluster } = useCluster()
  return useLongRead({
    name: 'holders',
    deployment,
    issued,
    isUnasked: isReadUnasked(issued),
    read: (options) => {
      const kept = ownersSoFar(client, clusterKey(cluster), deployment)
      return fetchChainHolders(connection, deployment, { ...options, kept })
    },
  })
}

/** Returns the owners found by a stopped read, cached for some minutes only: they may change. */
function ownersSoFar(client: QueryClient, scope: unknown, deployment: string): OwnersRead {
  const key = ['owners-so-far', scope, deployment]
  const kept = client.getQueryData<OwnersRead>(key) ?? new Map()
  return client.setQueryData<OwnersRead>(key, kept) ?? kept
}
