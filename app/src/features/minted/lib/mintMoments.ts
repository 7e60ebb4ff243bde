import { inParallel } from '@mintline/core'
import { CONCURRENT_READS } from '#entities/cluster/lib/nodeCall.ts'
import { groupBy } from '#shared/lib/groupBy.ts'
import type { MintMoment } from './mintedOverTime.ts'
import { type Period, startOfPeriod } from './period.ts'

/**
 * Returns each period's last mint. Items are numbered in mint order, so a period's last transaction gives the total at
 * its end: the others do not need to be read.
 *
 * @param transactions Oldest first.
 */
export async function mintMoments<Transaction extends Timed>(
  transactions: readonly Transaction[],
  period: Period,
  numbersOf: NumbersOf<Transaction>,
): Promise<MintMoment[]> {
  const groups = byPeriod(transactions, period).map((group) => group.toReversed())
  const last = await inParallel(groups, (group) => firstMinting(group, numbersOf), {
    concurrency: CONCURRENT_READS,
  })
  return last.flatMap((mint) => (mint ? [{ time: mint.transaction.time, total: mint.last }] : []))
}

/** Groups events by period; groups and events keep their input order. */
export function byPeriod<Event extends { readonly time: bigint }>(
  events: readonly Event[],
  period: Period,
): Event[][] {
  return [...groupBy(events, ({ time }) => startOfPeriod(time, period)).values()]
}

/** Returns the numbers of items that a transaction minted; empty = none. */
type NumbersOf<Transaction> = (transaction: Transaction) => Promise<readonly bigint[]>

/** A transaction that may have minted, and when. */
interface Timed {
  /** Seconds on the clock that periods follow. */
  readonly time: bigint
}

/** A transaction that minted. */
interface Mint<Transaction> {
  readonly transaction: Transaction
  /** Its items' lowest and highest number. */
  readonly first: bigint
  readonly last: bigint
}

/**
 * Returns the first of these transactions that minted; undefined = none. Deploying also writes to the hashlist, and
 * anybody can name its address in a transaction that mints nothing.
 */
export async function firstMinting<Transaction>(
  transactions: readonly Transaction[],
  numbersOf: NumbersOf<Transaction>,
): Promise<Mint<Transaction> | undefined> {
  for (const transaction of transactions) {
    const numbers = (await numbersOf(transaction)).toSorted((a, b) => (a < b ? -1 : 1))
    const first = numbers[0]
    const last = numbers.at(-1)
    if (first !== undefined && last !== undefined) return { transaction, first, last }
  }
  return undefined
}
