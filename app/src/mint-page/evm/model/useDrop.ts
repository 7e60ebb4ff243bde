import { secondsUntilChange } from '@mintline/core/drop'
import {
  chainTime,
  dropSale,
  fetchCurrency,
  fetchDropState,
  phasesAt,
  phasesOf,
} from '@mintline/evm'
import type { RepeatedRead } from '../../lib/sinceChange.ts'
import { useDropRead } from '../../model/useDropRead.ts'
import { currencyKey } from '../lib/currencyKey.ts'
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
  const { connection, scope } = useEvm()
  return useDropRead<DropContent>({
    queryKey: [scope, 'drop', contract, activePhase],
    read: async (signal, before) => {
      const drop = await fetchDropState(connection, { contract }, { signal })
      // A currency's symbol and decimals never change.
      const currencies = new Map(before?.currencies)
      // A drop rarely has more than one.
      for (const { currency: address } of drop.conditions) {
        const key = currencyKey(address)
        if (currencies.has(key)) continue
        currencies.set(key, await fetchCurrency(connection, { drop, address }, { signal }))
      }
      const read: DropContent = { drop, currencies, chainTime: chainTime(drop) }
      if (!activePhase) return read
      const { withActivePhase } = await import('../lib/documents.ts')
      return withActivePhase(read, activePhase, connection, signal)
    },
    contentOf,
    secondsUntilChange: ({ drop, chainTime: now }) => secondsUntilChange(dropSale(drop), now),
  })
}

/** Returns what wallets' terms depend on. */
function contentOf({ drop, chainTime: now }: DropContent) {
  return [drop, phasesAt(phasesOf(drop.conditions), now)]
}
