import type { ListTotals } from '@mintline/solana'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import type { PhaseDraft } from './phaseDraft.ts'

/** Lowest and highest price of a list, in lamports. */
export interface PriceRange {
  lowest: bigint
  highest: bigint
}

/**
 * The price of one item in a phase, on chain or drafted: `0.5 SOL`, `Free`. A phase with a list shows
 * the price range of the list where it is known, as nobody pays the price of the phase itself.
 */
export function phasePriceText(
  { phaseType, priceAmount }: Pick<PhaseDraft, 'phaseType' | 'priceAmount'>,
  currency: Currency,
  listPrices?: PriceRange,
): string {
  if (phaseType !== 'public') {
    return listPrices ? priceRangeText(listPrices, currency) : 'Prices in the list'
  }
  return priceAmount === null ? 'Not entered' : priceText(priceAmount, currency)
}

/** Range of the prices of a list; undefined for one without wallets. */
export function priceRangeOf(totals: ListTotals | undefined): PriceRange | undefined {
  if (!totals || totals.wallets === 0) return undefined
  const { free, lowestPrice = 0n, highestPrice = 0n } = totals
  return { lowest: free > 0 ? 0n : lowestPrice, highest: highestPrice }
}

/** `0.1 SOL to 0.5 SOL`, or a single price where both are equal. */
export function priceRangeText({ lowest, highest }: PriceRange, currency: Currency): string {
  const first = priceText(lowest, currency)
  return lowest === highest ? first : `${first} to ${priceText(highest, currency)}`
}
