import { type RemovalReport as ReportOf, removalReport } from '@mintline/core/batches'
import { assertIsSolanaAddress } from '@mintline/core/identifiers'
import { assertDistinctWallets } from '@mintline/core/mint'
import { fetchChainTime } from '../../reads/fetchChainTime.ts'
import { fetchRent } from '../../reads/fetchRent.ts'
import type { SendSession } from '../../send/wallet.ts'
import { changeEntries } from '../batches/changeEntries.ts'
import type { AllowlistChangeInput, AllowlistChangeOptions } from '../batches/changeOptions.ts'
import { clearJournal } from '../batches/clearJournal.ts'
import { openList } from '../batches/openList.ts'
import { readEntries } from '../batches/readEntries.ts'
import { requireBalance } from '../batches/requireBalance.ts'
import { resolveJournal } from '../batches/resolveJournal.ts'
import { assertEntriesRemovable } from '../locks.ts'
import { removeItem, removeWork } from './removeWork.ts'

/** Wallets whose entries to remove. */
export interface RemoveAllowlistEntriesInput extends AllowlistChangeInput {
  /** Each wallet once. */
  readonly wallets: readonly string[]
}

/** A removal's result. The entry counts add up to the number of wallets. */
export interface RemovalReport extends ReportOf {
  /** This run's transactions that are known to have landed, in base58. */
  readonly signatures: readonly string[]
  /** Lamports returned to the removed entries' payers. */
  readonly reclaimed: bigint
}

/**
 * Removes a phase's entries, whatever its present type; each payer gets its rent back. The wallets' minted items still
 * count. Works like `upsertAllowlist`: in parallel batches, journaled, and resumable after a crash.
 *
 * @throws INVALID_ADDRESS, ALLOWLIST_WALLET_LISTED_TWICE, ALLOWLIST_LIMIT_INVALID
 * @throws EDITIONS_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, PHASE_NOT_FOUND, WRONG_WALLET,
 * ALLOWLIST_REMOVAL_LOCKED, JOURNAL_OF_ANOTHER_LIST, BALANCE_TOO_LOW: nothing was sent.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED: the list could not be read, and nothing was sent.
 * @throws The signal's reason, if it aborts before the first transaction.
 * @throws What the journal and the wallet throw, once every sent transaction's outcome is known.
 */
export async function removeAllowlistEntries(
  session: SendSession,
  input: RemoveAllowlistEntriesInput,
  options: AllowlistChangeOptions = {},
): Promise<RemovalReport> {
  const { wallets, journal } = input
  const { entriesPerTransaction = Number.POSITIVE_INFINITY } = options
  for (const wallet of wallets) assertIsSolanaAddress(wallet)
  assertDistinctWallets(wallets)
  const list = await openList(session, input, options)
  const { settled, journaled } = await resolveJournal(journal, list.deliver)
  const { phase, ask } = list
  const places = await readEntries(list.session.connection, { phase, wallets, journaled }, ask)
  const items = places.flatMap((place) => removeItem(place) ?? [])
  if (list.locks.phases && items.length > 0) {
    const now = await fetchChainTime(list.session.connection, ask)
    assertEntriesRemovable(list.locks, list.terms, now)
  }
  const work = removeWork(phase, entriesPerTransaction)
  const rentOf = await fetchRent(list.session.connection, ask)
  await requireBalance(list, { work, items, rentOf })
  const skipped = wallets.length - items.length
  const result = await changeEntries({ list, work, items, skipped, options })
  if (!result.isCancelled) await clearJournal(list)
  const counts = { total: wallets.length, skipped, settled: settled.length }
  return {
    ...removalReport(result, counts, ({ record }) => record.user),
    signatures: result.signatures,
    reclaimed: result.done.reduce((sum, { lamports }) => sum + lamports, 0n),
  }
}
