import { chainTime, fetchCurrency, fetchDropState, phasesAt, phasesOf } from '@mintline/evm'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RepeatedRead, sinceChange } from '../../lib/sinceChange.ts'
import { untilNextRead } from '../../lib/untilNextRead.ts'
import { currencyKey } from '../lib/currencyKey.ts'
import { secondsUntilChange } from '../lib/secondsUntilChange.ts'
import type { DropContent } from './dropContent.ts'
import { useEvm } from './evmContext.ts'

/** A drop with the time it was read. */
export interface DropRead extends DropContent, RepeatedRead {}

/**
 * Fetches a drop every 15 seconds, and whenever a phase opens or closes.
 *
 * @param contract Union id.
 * @param activePhase URL of the document whose terms replace the current phase's; undefined = none.
 */
export function useDrop(contract: string, activePhase: string | undefined) {
  const client = useQueryClient()
  const { connection, scope } = useEvm()
  return useQuery({
    queryKey: [scope, 'drop', contract, activePhase],
    queryFn: async ({ signal, queryKey }): Promise<DropRead> => {
      const before = client.getQueryData<DropRead>(queryKey)
      const drop = await fetchDropState(connection, { contract }, { signal })
      // A currency's symbol and decimals never change.
      const currencies = new Map(before?.currencies)
      // A drop rarely has more than one.
      for (const { currency: address } of drop.conditions) {
        const key = currencyKey(address)
        if (currencies.has(key)) continue
        currencies.set(key, await fetchCurrency(connection, { drop, address }, { signal }))
      }
      let read: DropContent = { drop, currencies, chainTime: chainTime(drop) }
      if (activePhase) {
        const { withActivePhase } = await import('../lib/documents.ts')
        read = await withActivePhase(read, activePhase, connection, signal)
      }
      return sinceChange(before, read, contentOf)
    },
    // Returning to the page shows the current state.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      untilNextRead(data && secondsUntilChange(data.drop.conditions, data.chainTime)),
  })
}

/** Returns what wallets' terms depend on. */
function contentOf({ drop, chainTime: now }: DropContent) {
  return [drop, phasesAt(phasesOf(drop.conditions), now)]
}
