import { packBatches } from '@mintline/core/batches'
import type { Plan } from '../../transaction/plan.ts'
import { fitsTransaction } from '../../transaction/transactionSize.ts'
import type { AllowlistPhase } from '../batches/allowlistPhase.ts'
import { entriesTitle, entriesTransaction } from '../batches/entriesTransaction.ts'
import type { EntryWork } from '../batches/entryWork.ts'

/** Plans entry changes in order, in as few transactions as possible. */
export function planEntries<Item>(
  phase: AllowlistPhase,
  work: EntryWork<Item>,
  items: readonly Item[],
): Plan {
  const fits = (batch: readonly Item[]) => fitsTransaction(entriesTransaction(phase, work, batch))
  const batches = packBatches(items, { maxItems: work.maxItems, fits })
  return {
    title: entriesTitle(phase, work, items),
    transactions: batches.map((batch) => entriesTransaction(phase, work, batch)),
    warnings: [],
  }
}
