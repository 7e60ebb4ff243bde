import { MINTED_COUNT_INTERVAL } from '@mintline/core'
import {
  type CollectionInfo,
  fetchChainTime,
  fetchCollectionInfo,
  findDeployment,
} from '@mintline/solana/reads'
import { useQuery } from '@tanstack/react-query'
import { secondsUntilChange } from '#entities/collection/lib/dropStatus.ts'
import type { ReadMoment } from '../../model/useChainNow.ts'
import { useMintCluster } from './mintClusterContext.ts'

/** A drop with the time it was read. */
export interface DropRead extends ReadMoment {
  collection: CollectionInfo
}

/**
 * A drop, refetched every 15 seconds, and whenever one of its phases opens or closes.
 *
 * @param name Symbol, or an address: of the deployment, its controls, its group mint or an item.
 */
export function useDrop(name: string) {
  const { connection, scope } = useMintCluster()
  const found = useQuery({
    queryKey: [scope, 'deployment', name],
    queryFn: ({ signal }) => findDeployment(connection, name, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const deployment = found.data
  const drop = useQuery({
    queryKey: [scope, 'drop', deployment],
    enabled: deployment !== undefined,
    queryFn: async ({ signal }): Promise<DropRead> => {
      const [collection, chainTime] = await Promise.all([
        fetchCollectionInfo(connection, deployment ?? '', { signal }),
        fetchChainTime(connection, { signal }),
      ])
      return { collection, chainTime, readAt: Date.now() }
    },
    // Returning to the page shows the current state.
    staleTime: 0,
    refetchInterval: ({ state }) => untilNextRead(state.data),
  })
  const refetch = () => void (deployment === undefined ? found.refetch() : drop.refetch())
  return { data: drop.data, error: found.error ?? drop.error, refetch }
}

/** Milliseconds until the next read. */
function untilNextRead(read: DropRead | undefined): number {
  const seconds = read && secondsUntilChange(read.collection.phases, read.chainTime)
  return seconds === undefined || seconds * 1_000n > MINTED_COUNT_INTERVAL
    ? MINTED_COUNT_INTERVAL
    : Number(seconds) * 1_000
}
