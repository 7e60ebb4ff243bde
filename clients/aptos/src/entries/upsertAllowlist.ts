import { type UpsertReport as ReportOf, upsertReport } from '@mintline/core/batches'
import { CoreError } from '@mintline/core/errors'
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
  /** Requested entries, each wallet once. Other wallets' entries stay unchanged. */
  readonly entries: readonly AllowlistEntry[]
}

/** An upsert's result. The counts add up to the entry count. */
export interface UpsertReport extends ReportOf<AllowlistEntry> {
  /** Hashes of this run's successful transactions. */
  readonly hashes: readonly string[]
  /** This run's cost in octas, including failed transactions. */
  readonly cost: bigint
}

/**
 * Brings a phase's allowlist entries on chain: reads the wallets' caps, skips correct entries, and sends the rest in
 * batches. Failures are retried, then split into smaller and smaller batches; those that still fail are in
 * `failedUpserts`.
 *
 * Every transaction is in the journal before it is sent. To complete a killed run, run again with the same journal:
 * this first finds the outcomes of sent transactions and then reads the chain. Nothing is sent or paid twice.
 *
 * @throws INVALID_ADDRESS, ALLOWLIST_WALLET_LISTED_TWICE, ALLOWLIST_CAP_INVALID, before any request.
 * @throws ALLOWLIST_LIMIT_INVALID for a limit below 1, WALLET_NOT_CONNECTED
 * @throws WRONG_DROP_WALLET, DROP_PHASE_NOT_FOUND, DROP_PHASE_HAS_ROOT, JOURNAL_OF_ANOTHER_LIST, and what
 * `fetchDropSettings` throws: nothing was sent.
 * @throws The signal's reason, if it aborts before the first transaction.
 * @throws PROMI_EVENT_TIMEOUT, NODE_REFUSED, NODE_FORBIDDEN if no node returns a transaction's outcome: run it again.
 * @throws What the journal and the wallet throw, once all outcomes are known.
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
