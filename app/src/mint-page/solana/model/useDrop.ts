import {
  fetchTimedCollection,
  findDeployment,
  isPhaseOpen,
  type TimedCollection,
} from '@mintline/solana/reads'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { secondsUntilChange } from '#entities/collection/lib/dropStatus.ts'
import { type RepeatedRead, sinceChange } from '../../lib/sinceChange.ts'
import { untilNextRead } from '../../lib/untilNextRead.ts'
import { loadReaderAhead } from '../../model/useCollectionDocument.ts'
import { useMintCluster } from './mintClusterContext.ts'

/** A drop with the time it was read. */
export interface DropRead extends TimedCollection, RepeatedRead {}

/**
 * Fetches a drop every 15 seconds, and whenever a phase opens or closes.
 *
 * @param name Symbol, or the address of the deployment, its controls, its group mint or an item.
 */
export function useDrop(name: string) {
  const client = useQueryClient()
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
    queryFn: async ({ signal, queryKey }): Promise<DropRead> => {
      loadReaderAhead()
      const before = client.getQueryData<DropRead>(queryKey)
      const query = { deployment: deployment ?? '', before: before?.collection }
      return sinceChange(
        before,
        await fetchTimedCollection(connection, query, { signal }),
        contentOf,
      )
    },
    // Returning to the page shows the current state.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      untilNextRead(data && secondsUntilChange(data.collection.phases, data.chainTime)),
  })
  const refetch = () => void (deployment === undefined ? found.refetch() : drop.refetch())
  return { data: drop.data, error: found.error ?? drop.error, refetch }
}

/** Returns what wallets' terms depend on. */
function contentOf({ collection, chainTime }: TimedCollection) {
  return [collection, collection.phases.map((phase) => isPhaseOpen(phase, chainTime))]
}
