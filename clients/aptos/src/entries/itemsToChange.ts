import type { LedgerPoint } from '../chain/fetchLedger.ts'
import type { EntryWork } from './entryWork.ts'
import { fetchCaps } from './fetchCaps.ts'
import type { OpenList } from './openList.ts'

/**
 * The items that are not as requested on chain, updated to its state.
 *
 * @param since Point that the ledger must have reached, so that a node that lags behind does not hide what was done.
 * @throws The errors of `fetchCaps`.
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
