import { useQuery } from '@tanstack/react-query'
import { readAnswer } from '#entities/cluster/lib/readAnswer.ts'
import { useCluster } from '#entities/cluster/model/clusterContext.ts'
import { useClusterQueries } from '#entities/cluster/model/useClusterQueries.ts'
import { z } from '#shared/lib/zod.ts'
import type { Indexer } from '../lib/indexer.ts'
import { ASKED_EVERY } from './askedEvery.ts'
import { fetchIndexedBlock } from './fetchIndexedBlock.ts'

/** Reads the latest confirmed block. */
const LATEST = { method: 'getSlot', params: [{ commitment: 'confirmed' }], schema: z.int() }

/** Polls the last block that a server has indexed, and the network's latest; undefined while either is not known. */
export function useIndexerLag(indexer: Indexer) {
  const { call } = useCluster()
  const { key } = useClusterQueries()
  const { data } = useQuery({
    queryKey: key('indexer lag', indexer.url),
    queryFn: async ({ signal }) => {
      const [indexed, slot] = await Promise.all([
        fetchIndexedBlock(indexer, signal),
        readAnswer(call, LATEST),
      ])
      return { indexed, latest: BigInt(slot) }
    },
    refetchInterval: ASKED_EVERY,
  })
  return data
}
