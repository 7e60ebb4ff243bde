import {
  type AllowlistDiff,
  type ChangedAllowlistEntry,
  compareListCosts,
  formatAmount,
  type ListCosts,
  type ListTotals,
  LONG_LIST,
} from '@mintline/solana'
import type { Currency } from '../amounts/amount.ts'
import { counted } from '../output/counted.ts'
import { type Line, labelled } from '../output/table.ts'

/** Number of changed entries shown by default. */
const FIRST = 10

/** A list compared with the chain. */
export interface ListChange {
  readonly difference: AllowlistDiff
  readonly totals: ListTotals
  /** Costs of writing the differences. */
  readonly costs: ListCosts
  readonly currency: Currency
}

/** Price and amount of an entry. */
export interface Terms {
  readonly price: bigint
  readonly amount: number
}

/** Lines for changes, totals and costs of writing a list. */
export function describeListChange({ difference, totals, costs, currency }: ListChange): string {
  const { added, changed, unchanged, onlyOnChain } = difference
  const { transactions, rent, fees } = costs
  return labelled([
    [
      'entries',
      `${added.length} new, ${changed.length} changed, ${unchanged.length} unchanged, ${onlyOnChain.length} only on chain`,
    ],
    ...totalLines(totals, currency),
    ['rent', formatAmount(rent, currency)],
    [
      'fees',
      `${formatAmount(fees, currency)} in ${counted(transactions, 'transaction')}, before priority fees`,
    ],
    ['merkle', merkleText(difference, currency)],
  ])
}

/** Lines for prices and totals of a list. */
export function totalLines(totals: ListTotals, currency: Currency): readonly Line[] {
  return [
    ['prices', pricesText(totals, currency)],
    ['total', totalText(totals, currency)],
  ]
}

/**
 * Old and new terms of changed entries, one per line.
 *
 * @param showsAll Otherwise the first 10 and the number of the others.
 */
export function changedLines(
  changed: readonly ChangedAllowlistEntry[],
  currency: Currency,
  showsAll: boolean,
): readonly string[] {
  const shown = showsAll ? changed : changed.slice(0, FIRST)
  const rest = changed.length - shown.length
  return [
    ...shown.map(
      ({ entry, current }) =>
        `~ ${entry.user} ${termsText(current, currency)} -> ${termsText(entry, currency)}`,
    ),
    ...(rest > 0 ? [`and ${counted(rest, 'more changed entry', 'more changed entries')}`] : []),
  ]
}

/** Price and amount in words: `2 at 0.5 SOL`. */
export function termsText({ price, amount }: Terms, currency: Currency): string {
  return `${amount} at ${formatAmount(price, currency)}`
}

/** The cost of a merkle list instead of many entries; undefined for few. */
function merkleText({ added, changed }: AllowlistDiff, currency: Currency): string | undefined {
  if (added.length + changed.length < LONG_LIST) return undefined
  const counts = { added: added.length, changed: changed.length }
  const { merkleTree } = compareListCosts(counts)
  return `${formatAmount(merkleTree.rent + merkleTree.fees, currency)} instead, in a phase of type merkleTree with the same list`
}

function pricesText(
  { wallets, free, lowestPrice, highestPrice }: ListTotals,
  currency: Currency,
): string {
  if (lowestPrice === undefined || highestPrice === undefined) {
    return wallets === 0 ? 'none' : 'all free'
  }
  const lowest = formatAmount(lowestPrice, currency)
  const range =
    lowestPrice === highestPrice ? lowest : `${lowest} to ${formatAmount(highestPrice, currency)}`
  return free === 0 ? range : `${range}, and ${free} free`
}

function totalText({ totalPrice, items }: ListTotals, currency: Currency): string {
  const noun = items === 1n ? 'item' : 'items'
  return `${formatAmount(totalPrice, currency)} for ${items} ${noun}, if every wallet mints all it may`
}
