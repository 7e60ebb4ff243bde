import { PHASE_TYPES } from '@mintline/core'
import type { CollectionInfo, EditionPhase } from '@mintline/solana'
import { amountText, type Currency } from '#shared/lib/amountText.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import type { PhaseSales, Sales } from './salesOf.ts'

/** An amount, with a note. */
interface Revenue {
  readonly value: string
  readonly note: string
}

/** A collection's sales, from its transactions or from a server. Amounts are lamports. */
export interface CountedSales extends PhaseSales {
  /** Part received by the fee recipients; undefined = the server does not report it. */
  readonly fees?: bigint
  /** Wallets that minted. */
  readonly collectors: number
  /** Host of the server that counts them; undefined = they are from the chain. */
  readonly host?: string
}

/**
 * Describes a collection's revenue.
 *
 * @param sales Undefined = not counted.
 */
export function revenueOf(
  { phases, numberOfTokensIssued: issued }: Pick<CollectionInfo, 'phases' | 'numberOfTokensIssued'>,
  sales: CountedSales | undefined,
  currency: Currency,
): Revenue {
  if (sales && sales.items >= issued) {
    return { value: amountText(sales.paid, currency), note: sharesText(sales, currency) }
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

/** Describes how a revenue is shared, or its source if that is not known. */
function sharesText({ paid, fees, host }: CountedSales, currency: Currency): string {
  if (fees === undefined) return `What buyers paid, as the server at ${host} counts it`
  const treasury = amountText(paid - fees, currency)
  return `Treasury ${treasury}, fee recipients ${amountText(fees, currency)}`
}

/** Describes a collection's revenue briefly, for a list. */
export function shortRevenueText(
  collection: Pick<CollectionInfo, 'phases' | 'numberOfTokensIssued'>,
  sales: CountedSales | undefined,
  currency: Currency,
): string {
  const { numberOfTokensIssued: issued } = collection
  if (issued === 0n) return amountText(0n, currency)
  const { value } = revenueOf(collection, sales, currency)
  return sales && sales.items < issued ? `At least ${value}` : value
}

/** Text for a number that nobody has counted. */
export const NOT_COUNTED = 'Not counted'

/**
 * Describes a phase's revenue: exact, for a part of its items, or at today's price.
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

/**
 * Returns the lamports for a phase's items at its current price, which may have differed when they were minted.
 * Undefined if a list has the prices.
 */
function phaseAtCurrentPrice({
  phaseType,
  priceAmount,
  currentMints,
}: Pick<EditionPhase, 'phaseType' | 'priceAmount' | 'currentMints'>): bigint | undefined {
  if (currentMints === 0n) return 0n
  return PHASE_TYPES[phaseType].isListed ? undefined : priceAmount * currentMints
}

/** Returns the lamports for all phases' items at current prices; undefined if a list has the prices of some items. */
function salesAtCurrentPrices(phases: readonly EditionPhase[]): bigint | undefined {
  let sum = 0n
  for (const phase of phases) {
    const paid = phaseAtCurrentPrice(phase)
    if (paid === undefined) return undefined
    sum += paid
  }
  return sum
}
