import { askNode } from '@mintline/core'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import type { Indexer } from '../lib/indexer.ts'
import { ASKED_EVERY } from './askedEvery.ts'
import { fetchIndexedBlock } from './fetchIndexedBlock.ts'

/** The last block that a server has read, and the network's latest; undefined while either is not known. */
export function useIndexerLag(indexer: Indexer) {
  const { call } = useCluster()
  const { key } = useClusterQueries()
  const { data } = useQuery({
    queryKey: key('indexer lag', indexer.url),
    queryFn: async ({ signal }) => {
      const [indexed, slot] = await Promise.all([
        fetchIndexedBlock(indexer, signal),
        askNode('getSlot', () => call('getSlot', [{ commitment: 'confirmed' }])),
      ])
      return { indexed, latest: BigInt(z.int().parse(slot)) }
    },
    refetchInterval: ASKED_EVERY,
  })
  return data
}
