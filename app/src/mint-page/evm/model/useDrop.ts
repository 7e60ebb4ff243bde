import {
  type Currency,
  chainTime,
  type DropState,
  fetchCurrency,
  fetchDropState,
} from '@mintline/evm'
import { useQuery } from '@tanstack/react-query'
import { untilNextRead } from '../../lib/untilNextRead.ts'
import type { ReadMoment } from '../../model/useChainNow.ts'
import { currencyKey } from '../lib/currencyKey.ts'
import { secondsUntilChange } from '../lib/secondsUntilChange.ts'
import { useEvm } from './evmContext.ts'

/** A drop with the time it was read. */
export interface DropRead extends ReadMoment {
  drop: DropState
  /** Currencies of all its phases, by `currencyKey`. */
  currencies: ReadonlyMap<string, Currency>
}

/**
 * A drop, refetched every 15 seconds, and whenever one of its phases opens or closes.
 *
 * @param contract Union id.
 */
export function useDrop(contract: string) {
  const { connection, scope } = useEvm()
  return useQuery({
    queryKey: [scope, 'drop', contract],
    queryFn: async ({ signal }): Promise<DropRead> => {
      const drop = await fetchDropState(connection, { contract }, { signal })
      const currencies = new Map<string, Currency>()
      // A drop rarely has more than one.
      for (const { currency: address } of drop.conditions) {
        const key = currencyKey(address)
        if (currencies.has(key)) continue
        const input = { drop, wallet: undefined, address }
        currencies.set(key, await fetchCurrency(connection, input, { signal }))
      }
      const readAt = Date.now()
      return { drop, currencies, chainTime: chainTime(drop, readAt), readAt }
    },
    // Returning to the page shows the current state.
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      untilNextRead(data && secondsUntilChange(data.drop.conditions, data.chainTime)),
  })
}
