import { byPeriod } from './byPeriod.ts'
import { firstThatMinted, type NumbersOf, type Timed } from './firstThatMinted.ts'
import { mapInBatches } from './mapInBatches.ts'
import type { MintMoment } from './mintedOverTime.ts'
import type { Period } from './period.ts'

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
  const last = await mapInBatches(groups, (group) => firstThatMinted(group, numbersOf))
  return last.flatMap((mint) => (mint ? [{ time: mint.transaction.time, total: mint.last }] : []))
}
