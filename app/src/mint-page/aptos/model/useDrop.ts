import { type DropState, fetchDrop } from '@mintline/aptos'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RepeatedRead, sinceChange } from '../../lib/sinceChange.ts'
import { untilNextRead } from '../../lib/untilNextRead.ts'
import type { ReadMoment } from '../../model/useChainNow.ts'
import { secondsUntilChange } from '../lib/secondsUntilChange.ts'
import { useAptos } from './aptosContext.ts'

/** A drop with the time it was read. */
export interface DropRead extends ReadMoment, RepeatedRead {
  drop: DropState
}

/**
 * A drop, refetched every 15 seconds, and whenever one of its phases opens or closes.
 *
 * @param contract Union id.
 */
export function useDrop(contract: string) {
  const client = useQueryClient()
  const { connection, machines, scope } = useAptos()
  return useQuery({
    queryKey: [scope, 'drop', contract],
    queryFn: async ({ signal, queryKey }): Promise<DropRead> => {
      const before = client.getQueryData<DropRead>(queryKey)
      const drop = await fetchDrop(connection, { contract, machines }, { signal })
      return sinceChange(before, { drop, chainTime: drop.ledger.now }, contentOf)
    },
    // Returning to the page shows the current state.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => untilNextRead(data && secondsUntilChange(data.drop)),
  })
}

/** All but the ledger, which grows with every block. */
function contentOf({ drop: { ledger: _, ...drop } }: Pick<DropRead, 'drop'>) {
  return drop
}
