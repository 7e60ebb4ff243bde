import { inParallel } from '@mintline/core'
import { halvesOf, packBatches } from '@mintline/core/batches'
import { aptosAddress } from '@mintline/core/identifiers'
import type { AllowlistEntry } from '../allowlist/allowlistProof.ts'
import { checkedEntries } from '../allowlist/checkedEntries.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { fetchBalance } from '../send/fetchBalance.ts'
import type { AllowlistPreviewOptions } from './changeOptions.ts'
import { type EntryWork, REMOVE_WORK, UPSERT_WORK } from './entryWork.ts'
import { itemsToChange } from './itemsToChange.ts'
import type { ListReference } from './listReference.ts'
import { type OpenList, openList } from './openList.ts'
import { checkedWallets } from './removeFromAllowlist.ts'
import { simulateItems } from './simulateItems.ts'

/** Entries to write, and who would. */
export interface UpsertPreviewInput extends ListReference {
  readonly entries: readonly AllowlistEntry[]
  /** Address of the owner of the drop. */
  readonly wallet: string
}

/** Wallets whose entries to remove, and who would. */
export interface RemovalPreviewInput extends ListReference {
  readonly wallets: readonly string[]
  /** Address of the owner of the drop. */
  readonly wallet: string
}

/** Cost of a change, by simulation on the present state. */
export interface AllowlistPreview {
  /** Number of requested entries, or of wallets to remove. */
  readonly total: number
  /** Entries that are already as requested. */
  readonly skipped: number
  readonly transactions: number
  /** Octas that the transactions would cost. */
  readonly cost: bigint
  /** Octas of the wallet. */
  readonly balance: bigint
}

/** Effects of an upsert. */
export interface UpsertPreview extends AllowlistPreview {
  /** Entries of wallets that have none. */
  readonly added: number
  /** Entries with another cap at present. */
  readonly changed: number
}

const CONCURRENT_SIMULATIONS = 4

/**
 * Simulates all transactions of an upsert, each on the present state, without sending anything.
 *
 * @throws The errors of `upsertAllowlist` before anything is sent.
 * @throws MODULE_ABORTED, EXECUTION_FAILED, FUNDS_TOO_LOW, GAS_EXHAUSTED where even a single entry is refused.
 */
export async function previewUpsert(
  connection: AptosConnection,
  { entries, wallet, ...reference }: UpsertPreviewInput,
  options: AllowlistPreviewOptions = {},
): Promise<UpsertPreview> {
  const wanted = checkedEntries(entries).map((entry) => ({ entry, cap: 0n }))
  const opening = { reference, operation: 'upsert', wallet: aptosAddress(wallet) } as const
  const list = await openList(connection, opening, options)
  const items = await itemsToChange(list, { work: UPSERT_WORK, items: wanted })
  const added = items.filter(({ cap }) => cap === 0n).length
  const counts = { total: wanted.length, skipped: wanted.length - items.length }
  const costs = await previewCosts(list, UPSERT_WORK, items)
  return { ...counts, added, changed: items.length - added, ...costs }
}

/**
 * Simulates all transactions of a removal, each on the present state, without sending anything. What is paid back for
 * freed storage is not in the cost.
 *
 * @throws The errors of `removeFromAllowlist` before anything is sent.
 * @throws MODULE_ABORTED, EXECUTION_FAILED, FUNDS_TOO_LOW, GAS_EXHAUSTED where even a single entry is refused.
 */
export async function previewRemoval(
  connection: AptosConnection,
  { wallets, wallet, ...reference }: RemovalPreviewInput,
  options: AllowlistPreviewOptions = {},
): Promise<AllowlistPreview> {
  const wanted = checkedWallets(wallets)
  const opening = { reference, operation: 'remove', wallet: aptosAddress(wallet) } as const
  const list = await openList(connection, opening, options)
  const items = await itemsToChange(list, { work: REMOVE_WORK, items: wanted })
  const counts = { total: wanted.length, skipped: wanted.length - items.length }
  return { ...counts, ...(await previewCosts(list, REMOVE_WORK, items)) }
}

async function previewCosts<Item>(
  list: OpenList,
  work: EntryWork<Item>,
  items: readonly Item[],
): Promise<Pick<AllowlistPreview, 'transactions' | 'cost' | 'balance'>> {
  const { connection, ask, wallet, maxItems } = list
  const batches = packBatches(items, { maxItems, fits: () => true })
  const costs = await inParallel(
    batches,
    (batch, signal) => batchCosts({ ...list, ask: { ...ask, signal } }, work, batch),
    { concurrency: CONCURRENT_SIMULATIONS, signal: ask.signal },
  )
  const all = costs.flat()
  const balance = await fetchBalance(connection, wallet, ask)
  return { transactions: all.length, cost: all.reduce((sum, cost) => sum + cost, 0n), balance }
}

/** Octas of each transaction that a batch needs. */
async function batchCosts<Item>(
  list: OpenList,
  work: EntryWork<Item>,
  items: readonly Item[],
): Promise<bigint[]> {
  const simulated = await simulateItems(list, work, items)
  if (simulated.status === 'prepared') return [simulated.transaction.estimate.simulatedFee]
  if (!simulated.isOversized || items.length === 1) throw simulated.error
  const [first, second] = halvesOf(items)
  return [...(await batchCosts(list, work, first)), ...(await batchCosts(list, work, second))]
}
