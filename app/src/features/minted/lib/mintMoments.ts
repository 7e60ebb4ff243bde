import { byPeriod } from './byPeriod.ts'
import { inTurns } from './inTurns.ts'
import type { MintMoment } from './mintedOverTime.ts'
import type { Period } from './period.ts'

/** A transaction that may have minted, and when. */
interface Timed {
  /** Unix seconds. */
  readonly time: bigint
}

/** Tells which items a transaction minted; empty = none. */
export type NumbersOf<Transaction> = (transaction: Transaction) => Promise<readonly bigint[]>

/** What has to be asked to count what was minted in each period. */
export interface MintMoments {
  /** Items minted before the first transaction. */
  readonly before: bigint
  /** The last of each period, oldest first. */
  readonly moments: readonly MintMoment[]
}

/**
 * Items are numbered in the order in which they are minted, so that the last transaction of each
 * period, and the first of all, say how many there were: the others need not be looked at.
 *
 * @param transactions Oldest first.
 */
export async function mintMoments<Transaction extends Timed>(
  transactions: readonly Transaction[],
  period: Period,
  numbersOf: NumbersOf<Transaction>,
): Promise<MintMoments> {
  const groups = byPeriod(transactions, period).map((group) => group.toReversed())
  const last = await inTurns(groups, (group) => firstThatMinted(group, numbersOf))
  const first = await firstThatMinted(transactions, numbersOf)
  const moments = last.flatMap((mint) => (mint ? [{ time: mint.time, total: mint.last }] : []))
  return { before: first ? first.first - 1n : 0n, moments }
}

/** Anybody may write the hashlist's address into a transaction that mints nothing. */
async function firstThatMinted<Transaction extends Timed>(
  transactions: readonly Transaction[],
  numbersOf: NumbersOf<Transaction>,
) {
  for (const transaction of transactions) {
    const numbers = (await numbersOf(transaction)).toSorted((a, b) => (a < b ? -1 : 1))
    const first = numbers[0]
    const last = numbers.at(-1)
    if (first !== undefined && last !== undefined) return { time: transaction.time, first, last }
  }
  return undefined
}
