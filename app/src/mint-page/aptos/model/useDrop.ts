import { type DropState, fetchDrop, fetchMintedCount } from '@mintline/aptos'
import { MINTED_COUNT_INTERVAL } from '@mintline/core'
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

/** Milliseconds between full reads of a drop, with three requests each. */
const DROP_INTERVAL = 60_000

/**
 * Fetches a drop, and its minted count every 15 seconds. Refetches the whole drop when the count changes, when a phase
 * opens or closes, and every minute.
 *
 * @param contract Union id.
 */
export function useDrop(contract: string) {
  const client = useQueryClient()
  const { connection, machines, scope } = useAptos()
  const dropKey = [scope, 'drop', contract]
  const read = useQuery({
    queryKey: dropKey,
    queryFn: async ({ signal, queryKey }): Promise<DropRead> => {
      const before = client.getQueryData<DropRead>(queryKey)
      const drop = await fetchDrop(connection, { contract, machines }, { signal })
      return sinceChange(before, { drop, chainTime: drop.ledger.now }, contentOf)
    },
    // Returning to the page shows the current state.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      untilNextRead(data && secondsUntilChange(data.drop), DROP_INTERVAL),
  })
  useQuery({
    queryKey: [scope, 'minted count', contract],
    queryFn: async ({ signal }) => {
      const minted = await fetchMintedCount(connection, { contract, machines }, { signal })
      const known = client.getQueryData<DropRead>(dropKey)?.drop.info.totalMinted
      if (known !== undefined && known !== minted) {
        await client.invalidateQueries({ queryKey: dropKey })
      }
      return minted
    },
    enabled: read.data !== undefined,
    initialData: () => client.getQueryData<DropRead>(dropKey)?.drop.info.totalMinted,
    staleTime: MINTED_COUNT_INTERVAL,
    refetchInterval: MINTED_COUNT_INTERVAL,
    // The drop itself is refetched then.
    refetchOnWindowFocus: false,
  })
  return read
}

/** Returns everything but the ledger, which grows with every block. */
function contentOf({ drop: { ledger: _, ...drop } }: Pick<DropRead, 'drop'>) {
  return drop
}
