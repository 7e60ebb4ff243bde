import { readItemKey } from '../../../database/keys/index.ts'
import { applyBatch } from '../../apply/applyBatch.ts'
import { fetchTransactions } from './fetchTransactions.ts'
import { type ListedTransaction, listTransactionsOfEach } from './listTransactions.ts'
import { type ReadOptions, readBatch, type SolanaBatch } from './readBatch.ts'
import type { SolanaNode } from './solanaNode.ts'
import {
  type CheckedWatch,
  type DueWatch,
  dueWatches,
  moveWatches,
  type WatchSchedule,
} from './watches.ts'

/** Items per check. */
const ITEMS = 200

/** Read options for items, and the check schedule. */
export interface CheckWatchesOptions extends ReadOptions {
  readonly schedule: WatchSchedule
}

/**
 * Looks for transfers of due items in the transactions of their token accounts: plain transfers do not name the mint,
 * but every transaction that moves an item names its account.
 *
 * @returns True if more items may be due at once. Items that users asked for do not count: they wait for the next
 *   round, so that asking does not keep the node busy.
 */
export async function checkWatches(
  node: SolanaNode,
  options: CheckWatchesOptions,
): Promise<boolean> {
  const { blockchain, database, schedule } = options
  const { shortest } = schedule
  const { asked, planned } = await dueWatches(database, blockchain, { limit: ITEMS, shortest })
  const due = [...asked, ...planned]
  if (due.length === 0) return false
  const lists = await listTransactionsOfEach(
    node,
    due.map(({ account, transaction }) => ({ address: account, until: transaction })),
  )
  const transactions = await fetchTransactions(node, merged(lists))
  const batch = await readBatch(node, transactions, options)
  const checked = due.map((watch, index) => checkedOf(watch, lists[index] ?? [], batch))
  await applyBatch(database, batch, {
    also: (transaction) => moveWatches(transaction, checked, schedule),
  })
  return planned.length > 0 || checked.some(({ move }) => move !== undefined)
}

/** Takes only the first move: later ones are found from its target account, so that none in between is missed. */
function checkedOf(
  watch: DueWatch,
  listed: readonly ListedTransaction[],
  { places }: SolanaBatch,
): CheckedWatch {
  const mint = readItemKey(watch.item).contract
  const moves = new Map(
    places.flatMap((place) =>
      place.mint === mint && place.account !== watch.account ? [[place.transaction, place]] : [],
    ),
  )
  const first = listed.find(({ signature }) => moves.has(signature))
  return {
    ...watch,
    latest: listed.at(-1)?.signature ?? watch.transaction,
    move: first && moves.get(first.signature),
  }
}

/** Deduplicates transactions and sorts them by slot. */
function merged(lists: readonly (readonly ListedTransaction[])[]): ListedTransaction[] {
  const bySignature = new Map(lists.flat().map((listed) => [listed.signature, listed]))
  return [...bySignature.values()].sort((one, other) => one.slot - other.slot)
}
