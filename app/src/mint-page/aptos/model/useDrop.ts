import { type DropState, fetchDrop } from '@mintline/aptos'
import { useQuery } from '@tanstack/react-query'
import { untilNextRead } from '../../lib/untilNextRead.ts'
import type { ReadMoment } from '../../model/useChainNow.ts'
import { secondsUntilChange } from '../lib/secondsUntilChange.ts'
import { useAptos } from './aptosContext.ts'

/** A drop with the time it was read. */
export interface DropRead extends ReadMoment {
  drop: DropState
}

/**
 * A drop, refetched every 15 seconds, and whenever one of its phases opens or closes.
 *
 * @param contract Union id.
 */
export function useDrop(contract: string) {
  const { connection, machines, scope } = useAptos()
  return useQuery({
    queryKey: [scope, 'drop', contract],
    queryFn: async ({ signal }): Promise<DropRead> => {
      const drop = await fetchDrop(connection, { contract, machines }, { signal })
      return { drop, chainTime: drop.ledger.now, readAt: Date.now() }
    },
    // Returning to the page shows the current state.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => untilNextRead(data && secondsUntilChange(data.drop)),
  })
}
