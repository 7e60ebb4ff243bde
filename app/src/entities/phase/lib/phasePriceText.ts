import { PHASE_TYPES } from '@mintline/core'
import type { ListTotals } from '@mintline/solana'
import { type Currency, priceText } from '#shared/lib/amountText.ts'
import type { PhaseDraft } from './phaseDraft.ts'

/** A list's lowest and highest price, in lamports. */
export interface PriceRange {
  lowest: bigint
  highest: bigint
}

/**
 * Formats one item's price in a phase, on chain or drafted: `0.5 SOL`, `Free`. A phase with a list shows the list's
 * price range if it is known, as nobody pays the phase's own price.
 *
 * @param currency The phase's coin or token; undefined = a token that is not known, whose base units are shown.
 */
export function phasePriceText(
  { phaseType, priceAmount }: Pick<PhaseDraft, 'phaseType' | 'priceAmount'>,
  currency: Currency | undefined,
  listPrices?: PriceRange,
): string {
  if (PHASE_TYPES[phaseType].isListed) {
    return listPrices && currency ? priceRangeText(listPrices, currency) : 'Prices in the list'
  }
  if (priceAmount === null) return 'Not entered'
  return currency ? priceText(priceAmount, currency) : `${priceAmount} base units of a token`
}

/** Returns a list's price range; undefined for one without wallets. */
export function priceRangeOf(totals: ListTotals | undefined): PriceRange | undefined {
  if (!totals || totals.wallets === 0) return undefined
  const { free, lowestPrice = 0n, highestPrice = 0n } = totals
  return { lowest: free > 0 ? 0n : lowestPrice, highest: highestPrice }
}

/** Formats a price range: `0.1 SOL to 0.5 SOL`, or a single price if both are equal. */
export function priceRangeText({ lowest, highest }: PriceRange, currency: Currency): string {
  const first = priceText(lowest, currency)
  return lowest === highest ? first : `${first} to ${priceText(highest, currency)}`
}
