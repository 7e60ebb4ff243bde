import type { CoinUnit, DisplayUnit } from '@mintline/core'
import {
  type AllowlistDiff,
  type AmountToken,
  compareListCosts,
  formatAmount,
  type ListCosts,
  type ListTotals,
  LONG_LIST,
} from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import type { Line } from '../output/table.ts'
import { costLines, describeDiff } from './listReport.ts'

/** A list compared with the chain. */
export interface ListChange {
  readonly difference: AllowlistDiff
  readonly totals: ListTotals
  /** Cost to write the differences. */
  readonly costs: ListCosts
  readonly currency: Currency
  /** Unit for prices. Default: the currency. */
  readonly unit?: DisplayUnit | undefined
}

/** An entry's price and amount. */
export interface Terms {
  readonly price: bigint
  readonly amount: number
}

/** Returns lines about the changes, totals and costs for writing a list. */
export function listChangeLines({
  difference,
  totals,
  costs,
  currency,
  unit = currency,
}: ListChange): readonly Line[] {
  const { transactions, rent: deposit, fees: fee } = costs
  const cost = { transactions, deposit, fee }
  return [
    ['entries', describeDiff(difference)],
    ...totalLines(totals, unit),
    ...costLines(cost, { amountOf: (value) => formatAmount(value, currency) }),
    ['merkle', merkleText(difference, currency)],
  ]
}

/** Returns a token as the unit of displayed prices; undefined = none, or its decimals are not known. */
export function unitOfToken(token: AmountToken | undefined): CoinUnit | undefined {
  if (token?.decimals === undefined) return undefined
  return { symbol: token.symbol, decimals: token.decimals }
}

/** Formats a list's prices and totals. */
export function totalLines(totals: ListTotals, currency: DisplayUnit): readonly Line[] {
  return [
    ['prices', pricesText(totals, currency)],
    ['total', totalText(totals, currency)],
  ]
}

/** Formats price and amount: `2 at 0.5 SOL`. */
export function termsText({ price, amount }: Terms, currency: DisplayUnit): string {
  return `${amount} at ${formatAmount(price, currency)}`
}

/** Describes what a merkle list would cost instead of many entries; undefined for few. */
function merkleText({ added, changed }: AllowlistDiff, currency: Currency): string | undefined {
  if (added.length + changed.length < LONG_LIST) return undefined
  const counts = { added: added.length, changed: changed.length }
  const { merkleTree } = compareListCosts(counts)
  return `${formatAmount(merkleTree.rent + merkleTree.fees, currency)} instead, in a phase of type merkleTree with the same list`
}

function pricesText(
  { wallets, free, lowestPrice, highestPrice }: ListTotals,
  currency: DisplayUnit,
): string {
  if (lowestPrice === undefined || highestPrice === undefined) {
    return wallets === 0 ? 'none' : 'all free'
  }
  const lowest = formatAmount(lowestPrice, currency)
  const range =
    lowestPrice === highestPrice ? lowest : `${lowest} to ${formatAmount(highestPrice, currency)}`
  return free === 0 ? range : `${range}, and ${free} free`
}

function totalText({ totalPrice, items }: ListTotals, currency: DisplayUnit): string {
  const noun = items === 1n ? 'item' : 'items'
  return `${formatAmount(totalPrice, currency)} for ${items} ${noun}, if every wallet mints all it may`
}

/** Warns about a long list's costs, compared with a merkle list. */
export function longListWarning(
  { path, wallets }: { readonly path: string; readonly wallets: number },
  currency: Currency = 'SOL',
): string | undefined {
  if (wallets < LONG_LIST) return undefined
  const { allowList, merkleTree } = compareListCosts({ added: wallets, changed: 0 })
  const rent = formatAmount(allowList.rent, currency)
  const fees = formatAmount(allowList.fees, currency)
  const instead = formatAmount(merkleTree.rent + merkleTree.fees, currency)
  return `${path}: ${wallets} entries on chain lock ${rent} and cost ${fees}; a phase of type merkleTree with the same list costs ${instead}`
}
