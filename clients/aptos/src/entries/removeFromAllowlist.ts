import { type RemovalReport as ReportOf, removalReport } from '@mintline/core/batches'
import { CoreError } from '@mintline/core/errors'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import { assertDistinctWallets } from '@mintline/core/mint'
import type { AptosConnection } from '../chain/connection.ts'
import { changeEntries } from './changeEntries.ts'
import type { AllowlistChangeInput, AllowlistChangeOptions } from './changeOptions.ts'
import { REMOVE_WORK } from './entryWork.ts'
import { itemsToChange } from './itemsToChange.ts'
import { openList } from './openList.ts'
import { clearJournal, resumeJournal } from './resumeJournal.ts'

/** What to remove. */
export interface RemoveFromAllowlistInput extends AllowlistChangeInput {
  /** Wallets whose entries to remove, without repeats. */
  readonly wallets: readonly string[]
}

/** A removal's result. The entry counts add up to the wallet count. */
export interface RemovalReport extends ReportOf {
  /** Hashes of this run's successful transactions. */
  readonly hashes: readonly string[]
  /** This run's cost in octas, less storage refunds; it can be below 0. */
  readonly cost: bigint
}

/**
 * Removes a phase's allowlist entries, even after the phase was removed. What the wallets have minted still counts.
 * Works like `upsertAllowlist`: in batches, journaled, and resumable after a crash.
 *
 * @throws INVALID_ADDRESS, ALLOWLIST_WALLET_LISTED_TWICE, before any request.
 * @throws ALLOWLIST_LIMIT_INVALID for a limit below 1, WALLET_NOT_CONNECTED
 * @throws WRONG_DROP_WALLET, JOURNAL_OF_ANOTHER_LIST, and what `fetchDropSettings` throws: nothing was sent.
 * @throws The signal's reason, if it aborts before the first transaction.
 * @throws PROMI_EVENT_TIMEOUT, NODE_REFUSED, NODE_FORBIDDEN if no node returns a transaction's outcome: run it again.
 * @throws What the journal and the wallet throw, once all outcomes are known.
 */
export async function removeFromAllowlist(
  connection: AptosConnection,
  { wallets, wallet, journal, ...reference }: RemoveFromAllowlistInput,
  options: AllowlistChangeOptions = {},
): Promise<RemovalReport> {
  const checked = checkedWallets(wallets)
  if (!wallet) throw new CoreError('WALLET_NOT_CONNECTED', {})
  const opening = { reference, operation: 'remove', wallet: wallet.address } as const
  const list = await openList(connection, opening, options)
  const { since, settled } = await resumeJournal(list, journal, options.pollingInterval)
  const items = await itemsToChange(list, { work: REMOVE_WORK, items: checked }, since)
  const skipped = checked.length - items.length
  const changes = { list, journal, wallet, work: REMOVE_WORK, items, skipped }
  const result = await changeEntries(changes, options)
  if (!result.isCancelled) await clearJournal(list, journal)
  const counts = { total: checked.length, skipped, settled }
  return {
    ...removalReport(result, counts, (user) => user),
    hashes: result.landed.map(({ hash }) => hash),
    cost: result.cost,
  }
}

/** @throws INVALID_ADDRESS, ALLOWLIST_WALLET_LISTED_TWICE */
export function checkedWallets(wallets: readonly string[]): AptosAddress[] {
  const checked = wallets.map((wallet) => aptosAddress(wallet))
  assertDistinctWallets(checked)
  return checked
}
