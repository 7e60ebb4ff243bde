import type { Kysely } from 'kysely'
import { readItemKey } from '../../../database/keys/index.ts'
import type { DB } from '../../../database/tables.ts'
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

/** Items looked at in one go. */
const ITEMS = 200

/** The look-up of items, and how often to look at them. */
export interface CheckWatchesOptions extends ReadOptions {
  readonly schedule: WatchSchedule
}

/**
 * Looks for transfers of items that are due, in the transactions of the token accounts that they are in: plain transfers
 * do not name the mint, but all transactions that move an item name its account.
 *
 * @returns True if more items may be due at once. Items that somebody asked for are no reason: they wait for the next round,
 *   so that asking does not keep the node busy.
 */
export async function checkWatches(
  node: SolanaNode,
  database: Kysely<DB>,
  options: CheckWatchesOptions,
): Promise<boolean> {
  const { blockchain, schedule } = options
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

/** Later moves are found from the account that the first one leads to, so that none between them is missed. */
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

/** Each transaction once, in the order of their slots. */
function merged(lists: readonly (readonly ListedTransaction[])[]): ListedTransaction[] {
  const bySignature = new Map(lists.flat().map((listed) => [listed.signature, listed]))
  return [...bySignature.values()].sort((one, other) => one.slot - other.slot)
}
