import { inParallel } from '@mintline/core/async'
import { halvesOf, packBatches } from '@mintline/core/batches'
import { aptosAddress } from '@mintline/core/identifiers'
import { functionOf } from '../administration/administrationPlan.ts'
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
  /** The drop owner's address. */
  readonly wallet: string
}

/** Wallets whose entries to remove, and who would. */
export interface RemovalPreviewInput extends ListReference {
  readonly wallets: readonly string[]
  /** The drop owner's address. */
  readonly wallet: string
}

/** A transaction that a change needs, simulated on the current state. */
export interface AllowlistPreviewStep {
  readonly entries: number
  /** The function's address: `0x…::module::function`. */
  readonly function: string
  /** Gas limit in units. */
  readonly gas: bigint
  /** Cost in octas. */
  readonly fee: bigint
}

/** A change's cost, simulated on the current state. */
export interface AllowlistPreview {
  /** Requested entry count, or wallet count to remove. */
  readonly total: number
  /** Entries that are already as requested. */
  readonly skipped: number
  readonly transactions: number
  /** The transactions, in sending order. */
  readonly steps: readonly AllowlistPreviewStep[]
  /** Transaction costs in octas. */
  readonly cost: bigint
  /** The wallet's balance in octas. */
  readonly balance: bigint
}

/** An upsert's effects and cost. */
export interface UpsertPreview extends AllowlistPreview {
  /** Entries for wallets that have none. */
  readonly added: number
  /** Entries that have another cap now. */
  readonly changed: number
}

const CONCURRENT_SIMULATIONS = 4

/**
 * Simulates an upsert's transactions, each on the current state, without sending anything.
 *
 * @throws The same errors as `upsertAllowlist` before anything is sent.
 * @throws MODULE_ABORTED, EXECUTION_FAILED, FUNDS_TOO_LOW, GAS_EXHAUSTED if even a single entry is refused.
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
 * Simulates a removal's transactions, each on the current state, without sending anything. The cost does not include
 * storage refunds.
 *
 * @throws The same errors as `removeFromAllowlist` before anything is sent.
 * @throws MODULE_ABORTED, EXECUTION_FAILED, FUNDS_TOO_LOW, GAS_EXHAUSTED if even a single entry is refused.
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
): Promise<Pick<AllowlistPreview, 'transactions' | 'steps' | 'cost' | 'balance'>> {
  const { connection, ask, wallet, maxItems } = list
  const batches = packBatches(items, { maxItems, fits: () => true })
  const simulated = await inParallel(
    batches,
    (batch, signal) => batchSteps({ ...list, ask: { ...ask, signal } }, work, batch),
    { concurrency: CONCURRENT_SIMULATIONS, signal: ask.signal },
  )
  const steps = simulated.flat()
  const balance = await fetchBalance(connection, wallet, ask)
  const cost = steps.reduce((sum, { fee }) => sum + fee, 0n)
  return { transactions: steps.length, steps, cost, balance }
}

/** Simulates each transaction that a batch needs. */
async function batchSteps<Item>(
  list: OpenList,
  work: EntryWork<Item>,
  items: readonly Item[],
): Promise<AllowlistPreviewStep[]> {
  const simulated = await simulateItems(list, work, items)
  if (simulated.status === 'prepared') {
    const { gas, simulatedFee: fee } = simulated.transaction.estimate
    const id = functionOf(list.machine, work.callOf(list, items))
    return [{ entries: items.length, function: id, gas, fee }]
  }
  if (!simulated.isOversized || items.length === 1) throw simulated.error
  const [first, second] = halvesOf(items)
  return [...(await batchSteps(list, work, first)), ...(await batchSteps(list, work, second))]
}
