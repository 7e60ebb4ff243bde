import type { CollectionInfo } from '@mintline/solana'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { isReadUnasked } from '#entities/history/lib/readUnasked.ts'
import { type LongRead, useLongRead } from '#entities/history/model/useLongRead.ts'
import { type ChainHolders, fetchChainHolders } from './fetchChainHolders.ts'

/** Holders of a collection from the chain: unasked where it has few items. */
export function useChainHolders({
  editions: deployment,
  numberOfTokensIssued: issued,
}: Pick<CollectionInfo, 'editions' | 'numberOfTokensIssued'>): LongRead<ChainHolders> {
  const { connection } = useCluster()
  return useLongRead({
    name: 'holders',
    deployment,
    issued,
    isUnasked: isReadUnasked(issued),
    read: (options) => fetchChainHolders(connection, deployment, options),
  })
}
