import { PHASE_TYPES } from '@mintline/core'
import { type CollectionInfo, type EditionPhase, priceTokenOf } from '@mintline/solana/reads'
import {
  type Amounts,
  amountsText,
  amountsWithout,
  type CurrencyOf,
  sumAmounts,
} from '#entities/currency/amounts.ts'
import { formatGrouped } from '#shared/lib/decimal.ts'
import type { PhaseSales, Sales } from './salesOf.ts'

/** An amount, with a note. */
interface Revenue {
  readonly value: string
  readonly note: string
}

/** A collection's sales, from its transactions or from a server. */
export interface CountedSales extends PhaseSales {
  /** Part received by the fee recipients; undefined = the server does not report it. */
  readonly fees?: Amounts
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
  currencyOf: CurrencyOf,
): Revenue {
  if (sales && sales.items >= issued) {
    return { value: amountsText(sales.paid, currencyOf), note: sharesText(sales, currencyOf) }
  }
  if (sales) {
    return {
      value: amountsText(sales.paid, currencyOf),
      note: `For ${formatGrouped(sales.items, 0)} of ${formatGrouped(issued, 0)} items: the rest is not counted.`,
    }
  }
  const about = salesAtCurrentPrices(phases)
  return about === undefined
    ? { value: NOT_COUNTED, note: 'Buyers paid the prices of a list: count the sales, below.' }
    : {
        value: `About ${amountsText(about, currencyOf)}`,
        note: 'At today’s prices. For the exact amount, count the sales, below.',
      }
}

/** Describes how a revenue is shared, or its source if that is not known. */
function sharesText({ paid, fees, host }: CountedSales, currencyOf: CurrencyOf): string {
  if (fees === undefined) return `What buyers paid, as the server at ${host} counts it`
  const treasury = amountsText(amountsWithout(paid, fees), currencyOf)
  return `Treasury ${treasury}, fee recipients ${amountsText(fees, currencyOf)}`
}

/** Describes a collection's revenue briefly, for a list. */
export function shortRevenueText(
  collection: Pick<CollectionInfo, 'phases' | 'numberOfTokensIssued'>,
  sales: CountedSales | undefined,
  currencyOf: CurrencyOf,
): string {
  const { numberOfTokensIssued: issued } = collection
  if (issued === 0n) return amountsText(NOTHING, currencyOf)
  const { value } = revenueOf(collection, sales, currencyOf)
  return sales && sales.items < issued ? `At least ${value}` : value
}

const NOTHING: Amounts = new Map()

/** Text for a number that nobody has counted. */
export const NOT_COUNTED = 'Not counted'

/**
 * Describes a phase's revenue: exact, for a part of its items, or at today's price.
 *
 * @param sales Undefined = not counted.
 */
export function phaseRevenueText(
  phase: PricedPhase & Pick<EditionPhase, 'phaseIndex'>,
  sales: Sales | undefined,
  currencyOf: CurrencyOf,
): string {
  if (sales) {
    const { items, paid } = sales.byPhase.get(phase.phaseIndex) ?? {
      items: 0n,
      paid: amountsOf(phase, 0n),
    }
    const amount = amountsText(paid, currencyOf)
    return items >= phase.currentMints ? amount : `${amount} for ${formatGrouped(items, 0)}`
  }
  const about = phaseAtCurrentPrice(phase)
  if (about === undefined) return NOT_COUNTED
  return phase.currentMints === 0n
    ? amountsText(about, currencyOf)
    : `About ${amountsText(about, currencyOf)}`
}

/** A phase with its price and the number of its mints. */
type PricedPhase = Pick<EditionPhase, 'phaseType' | 'priceAmount' | 'priceToken' | 'currentMints'>

const amountsOf = (phase: PricedPhase, amount: bigint): Amounts =>
  new Map([[priceTokenOf(phase), amount]])

/**
 * Returns what a phase's items cost at its current price, which may have differed when they were minted. Undefined if a
 * list has the prices.
 */
function phaseAtCurrentPrice(phase: PricedPhase): Amounts | undefined {
  const { phaseType, priceAmount, currentMints } = phase
  if (currentMints === 0n) return amountsOf(phase, 0n)
  return PHASE_TYPES[phaseType].isListed ? undefined : amountsOf(phase, priceAmount * currentMints)
}

/** Returns what all phases' items cost at current prices; undefined if a list has the prices of some items. */
function salesAtCurrentPrices(phases: readonly EditionPhase[]): Amounts | undefined {
  const parts = phases.map(phaseAtCurrentPrice)
  if (parts.includes(undefined)) return undefined
  return sumAmounts(parts.flatMap((part) => [...(part ?? [])]))
}
