import { assertDistinctWallets, CoreError } from '@mintline/core'
import { type RemovalReport as ReportOf, removalReport } from '@mintline/core/batches'
import { type AptosAddress, aptosAddress } from '@mintline/core/identifiers'
import type { AptosConnection } from '../chain/connection.ts'
import { changeEntries } from './changeEntries.ts'
import type { AllowlistChangeInput, AllowlistChangeOptions } from './changeOptions.ts'
import { REMOVE_WORK } from './entryWork.ts'
import { itemsToChange } from './itemsToChange.ts'
import { openList } from './openList.ts'
import { clearJournal, resumeJournal } from './resumeJournal.ts'

/** Wallets whose entries are to be removed. */
export interface RemoveFromAllowlistInput extends AllowlistChangeInput {
  /** Wallets whose entries to remove, each once. */
  readonly wallets: readonly string[]
}

/** Result of a removal. The counts of entries add up to the number of wallets. */
export interface RemovalReport extends ReportOf {
  /** Transactions of this run that were executed successfully. */
  readonly hashes: readonly string[]
  /** Octas that the transactions of this run cost, less what was paid back for freed storage; it can be below 0. */
  readonly cost: bigint
}

/**
 * Removes allowlist entries of a phase, also of one that is removed. What the wallets have minted still counts. Works
 * like `upsertAllowlist`: in batches, journaled, and resumable after a crash.
 *
 * @throws INVALID_ADDRESS, ALLOWLIST_WALLET_LISTED_TWICE, before any request.
 * @throws ALLOWLIST_LIMIT_INVALID for a limit below 1, WALLET_NOT_CONNECTED
 * @throws WRONG_DROP_WALLET, JOURNAL_OF_ANOTHER_LIST, and the errors of `fetchDropSettings`: nothing was sent.
 * @throws The reason of the signal, where it aborts before the first transaction.
 * @throws PROMI_EVENT_TIMEOUT, NODE_REFUSED, NODE_FORBIDDEN where no node tells the outcome of a transaction: run it again.
 * @throws What the journal and the wallet throw, once the outcomes of all sent transactions are known.
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
