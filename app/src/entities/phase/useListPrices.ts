import { type ListTotals, listTotals, type PhaseType } from '@mintline/solana'
import { useMemo } from 'react'
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

/** Prices in lists built since the page was loaded, by root: the chain does not have them. */
const known = new Map<string, ListTotals>()

/** Stores a list's prices by its root in hexadecimal. */
export function rememberListPrices(root: string, totals: ListTotals): void {
  known.set(root, totals)
}

/** Returns a list's prices by its root in hexadecimal; undefined = it was not built here. */
export function listPricesOf(root: string): ListTotals | undefined {
  return known.get(root)
}
