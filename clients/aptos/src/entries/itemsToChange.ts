import type { LedgerPoint } from '../chain/fetchLedger.ts'
import type { EntryWork } from './entryWork.ts'
import { fetchCaps } from './fetchCaps.ts'
import type { OpenList } from './openList.ts'

/**
 * Returns the items that are not yet as requested on chain, updated to its current state.
 *
 * @param since Point that the ledger must have reached, so that a lagging node does not hide earlier changes.
 * @throws The same errors as `fetchCaps`.
 */
export async function itemsToChange<Item>(
  { connection, ask, phaseId, ...drop }: OpenList,
  { work, items }: { readonly work: EntryWork<Item>; readonly items: readonly Item[] },
  since: LedgerPoint = {},
): Promise<Item[]> {
  const query = { drop, phaseId, wallets: items.map((item) => work.walletOf(item)) }
  const caps = await fetchCaps(connection, query, { ...ask, since })
  return items.flatMap((item, index) => work.itemAt(item, caps[index] ?? 0n) ?? [])
}
