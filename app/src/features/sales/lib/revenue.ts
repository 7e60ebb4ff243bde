import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import { phaseAtCurrentPrice, salesAtCurrentPrices } from './salesAtCurrentPrices.ts'
import type { Sales } from './salesOf.ts'

/** An amount, and what is to be known about it. */
export interface Revenue {
  readonly value: string
  readonly note: string
}

/**
 * Revenue of a collection in words.
 *
 * @param sales Undefined = not counted.
 */
export function revenueOf(
  { phases, numberOfTokensIssued: issued }: Pick<CollectionInfo, 'phases' | 'numberOfTokensIssued'>,
  sales: Sales | undefined,
  currency: Currency,
): Revenue {
  if (sales && sales.items >= issued) {
    const treasury = amountText(sales.paid - sales.fees, currency)
    return {
      value: amountText(sales.paid, currency),
      note: `Treasury ${treasury}, fee recipients ${amountText(sales.fees, currency)}`,
    }
  }
  if (sales) {
    return {
      value: amountText(sales.paid, currency),
      note: `For ${formatGrouped(sales.items, 0)} of ${formatGrouped(issued, 0)} items: the rest is not counted.`,
    }
  }
  const about = salesAtCurrentPrices(phases)
  return about === undefined
    ? { value: NOT_COUNTED, note: 'Buyers paid the prices of a list: count the sales, below.' }
    : {
        value: `About ${amountText(about, currency)}`,
        note: 'At today’s prices. For the exact amount, count the sales, below.',
      }
}

/** Words in the place of a number that nobody has counted. */
export const NOT_COUNTED = 'Not counted'

/**
 * Revenue of a phase: exact, for a part of its items, or at today's price.
 *
 * @param sales Undefined = not counted.
 */
export function phaseRevenueText(
  phase: Pick<EditionPhase, 'phaseIndex' | 'phaseType' | 'priceAmount' | 'currentMints'>,
  sales: Sales | undefined,
  currency: Currency,
): string {
  if (sales) {
    const { items, paid } = sales.byPhase.get(phase.phaseIndex) ?? { items: 0n, paid: 0n }
    const amount = amountText(paid, currency)
    return items >= phase.currentMints ? amount : `${amount} for ${formatGrouped(items, 0)}`
  }
  const about = phaseAtCurrentPrice(phase)
  if (about === undefined) return NOT_COUNTED
  return phase.currentMints === 0n
    ? amountText(about, currency)
    : `About ${amountText(about, currency)}`
}
