import { listTotals, type PhaseType } from '@mintline/solana'
import { useMemo } from 'react'
import { listPricesOf } from '#entities/list/model/listPrices.ts'
import { useKnownAllowlist } from '#entities/list/model/useAllowlist.ts'
import { effectiveRoot } from './lib/phaseDraft.ts'
import { type PriceRange, priceRangeOf } from './lib/phasePriceText.ts'

interface ListOfPhase {
  /** The deployment's address. */
  deployment: string
  phaseIndex: number
  phaseType: PhaseType
  /** In hexadecimal; '' = none. */
  merkleRoot: string
}

/** Returns the price range of a phase's list, if the page has read or built it; fetches nothing. */
export function useListPrices(list: ListOfPhase): PriceRange | undefined {
  const entries = useKnownAllowlist(list)
  const range = useMemo(() => priceRangeOf(entries && listTotals(entries)), [entries])
  switch (list.phaseType) {
    case 'public':
      return undefined
    case 'allowList':
      return range
    case 'merkleTree':
      return priceRangeOf(listPricesOf(effectiveRoot(list)))
  }
}
