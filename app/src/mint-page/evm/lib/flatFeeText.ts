import { amountText, type Currency } from '#shared/lib/amountText.ts'
import type { PriceSplit } from '../../lib/priceSplit.ts'

/**
 * Returns advice if a flat fee exceeds the items' price; undefined if it does not.
 *
 * @param split One item's price.
 * @param max Most items that the wallet can mint at once.
 */
export function flatFeeText(
  split: PriceSplit,
  currency: Currency,
  max: bigint,
): string | undefined {
  if (split.status !== 'closed' || split.leastItems === undefined) return undefined
  const fee = amountText(split.platformFee, currency)
  return split.leastItems > max
    ? `The platform fee of ${fee} is above the price of all items that this wallet can mint.`
    : `Mint at least ${split.leastItems} items at once to cover the platform fee of ${fee}.`
}
