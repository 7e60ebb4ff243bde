import { type DropState, dropSale, fetchDrop, fetchMintedCount } from '@mintline/aptos'
import { MINTED_COUNT_INTERVAL } from '@mintline/core'
import { secondsUntilChange } from '@mintline/core/drop'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RepeatedRead } from '../../lib/sinceChange.ts'
import type { ReadMoment } from '../../model/useChainNow.ts'
import { useDropRead } from '../../model/useDropRead.ts'
import { useAptos } from './aptosContext.ts'

/** A drop, and its chain time. */
interface DropContent extends Omit<ReadMoment, 'readAt'> {
  drop: DropState
}

/** A drop with the time it was read. */
export interface DropRead extends DropContent, RepeatedRead {}

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
  const read = useDropRead<DropContent>({
    queryKey: dropKey,
    read: async (signal) => {
      const drop = await fetchDrop(connection, { contract, machines }, { signal })
      return { drop, chainTime: drop.ledger.now }
    },
    contentOf,
    secondsUntilChange: ({ drop: { info, record }, chainTime }) =>
      secondsUntilChange(dropSale({ ...info, ...record }), chainTime),
    interval: DROP_INTERVAL,
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
function contentOf({ drop: { ledger: _, ...drop } }: DropContent) {
  return drop
}
