import { CoreError } from '@mintline/core'
import { type UpsertReport as ReportOf, upsertReport } from '@mintline/core/batches'
import type { AllowlistEntry } from '../allowlist/allowlistProof.ts'
import { checkedEntries } from '../allowlist/checkedEntries.ts'
import type { AptosConnection } from '../chain/connection.ts'
import { changeEntries } from './changeEntries.ts'
import type { AllowlistChangeInput, AllowlistChangeOptions } from './changeOptions.ts'
import { UPSERT_WORK } from './entryWork.ts'
import { itemsToChange } from './itemsToChange.ts'
import { openList } from './openList.ts'
import { clearJournal, resumeJournal } from './resumeJournal.ts'

/** The requested entries. */
export interface UpsertAllowlistInput extends AllowlistChangeInput {
  /** Requested entries, each wallet once. Entries of other wallets stay unchanged. */
  readonly entries: readonly AllowlistEntry[]
}

/** Result of an upsert. The counts add up to the number of entries. */
export interface UpsertReport extends ReportOf<AllowlistEntry> {
  /** Transactions of this run that were executed successfully. */
  readonly hashes: readonly string[]
  /** Octas that the transactions of this run cost, also failed ones. */
  readonly cost: bigint
}

/**
 * Brings allowlist entries of a phase on chain: reads the caps of their wallets, skips those that are already correct,
 * and sends the rest in batches. Failures are retried, then split into smaller and smaller batches; what is left is in
 * `failedUpserts`.
 *
 * Every transaction is in the journal before it is sent. A run that was killed is completed by another one with the same
 * journal, which first determines the outcomes of the sent transactions and then reads the chain. Nothing is sent or paid
 * twice.
 *
 * @throws INVALID_ADDRESS, ALLOWLIST_WALLET_LISTED_TWICE, ALLOWLIST_CAP_INVALID, before any request.
 * @throws ALLOWLIST_LIMIT_INVALID for a limit below 1, WALLET_NOT_CONNECTED
 * @throws WRONG_DROP_WALLET, DROP_PHASE_NOT_FOUND, DROP_PHASE_HAS_ROOT, JOURNAL_OF_ANOTHER_LIST, and the errors of
 * `fetchDropSettings`: nothing was sent.
 * @throws The reason of the signal, where it aborts before the first transaction.
 * @throws PROMI_EVENT_TIMEOUT, NODE_REFUSED, NODE_FORBIDDEN where no node tells the outcome of a transaction: run it again.
 * @throws What the journal and the wallet throw, once the outcomes of all sent transactions are known.
 */
export async function upsertAllowlist(
  connection: AptosConnection,
  { entries, wallet, journal, ...reference }: UpsertAllowlistInput,
  options: AllowlistChangeOptions = {},
): Promise<UpsertReport> {
  const checked = checkedEntries(entries)
  if (!wallet) throw new CoreError('WALLET_NOT_CONNECTED', {})
  const opening = { reference, operation: 'upsert', wallet: wallet.address } as const
  const list = await openList(connection, opening, options)
  const resumed = await resumeJournal(list, journal, options.pollingInterval)
  const wanted = { work: UPSERT_WORK, items: checked.map((entry) => ({ entry, cap: 0n })) }
  const items = await itemsToChange(list, wanted, resumed.since)
  const skipped = checked.length - items.length
  const changes = { list, journal, wallet, work: UPSERT_WORK, items, skipped }
  const result = await changeEntries(changes, options)
  if (!result.isCancelled) await clearJournal(list, journal)
  const missing = new Set(items.map(({ entry }) => entry.wallet))
  const isResumed = (each: AllowlistEntry) =>
    resumed.written.has(each.wallet) && !missing.has(each.wallet)
  const { settled } = resumed
  const counts = {
    total: checked.length,
    skipped,
    settled,
    resumed: checked.filter(isResumed).length,
  }
  return {
    ...upsertReport(result, counts, {
      isNew: ({ cap }) => cap === 0n,
      entryOf: ({ entry }) => entry,
    }),
    hashes: result.landed.map(({ hash }) => hash),
    cost: result.cost,
  }
}
