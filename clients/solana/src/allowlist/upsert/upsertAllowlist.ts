import { assertDistinctWallets, PHASE_TYPES } from '@mintline/core/mint'
import { AllowlistError } from '../../errors/allowlistError.ts'
import { getUserAllowListDataSize } from '../../generated/kit/editionsControls/accounts/userAllowListData.ts'
import { collectFlatFeeProblems, flatFeeOf } from '../../plans/problems/flatFee.ts'
import { assertNoProblems } from '../../plans/problems/problems.ts'
import { fetchRent } from '../../reads/fetchRent.ts'
import type { SendSession } from '../../send/wallet.ts'
import { changeEntries } from '../batches/changeEntries.ts'
import type { AllowlistChangeOptions } from '../batches/changeOptions.ts'
import { clearJournal } from '../batches/clearJournal.ts'
import type { JournaledEntries } from '../batches/journaledEntries.ts'
import { type OpenList, openList } from '../batches/openList.ts'
import { readEntries } from '../batches/readEntries.ts'
import { requireBalance } from '../batches/requireBalance.ts'
import { resolveJournal } from '../batches/resolveJournal.ts'
import { isSameTerms } from '../diffAllowlist.ts'
import { type AllowlistEntryInput, assertAllowlistEntryInput } from '../entryInput.ts'
import { assertEntriesMayChange } from '../locks.ts'
import { type UpsertAllowlistInput, type UpsertReport, upsertReport } from './upsertReport.ts'
import {
  DEFAULT_ENTRIES_PER_TRANSACTION,
  type UpsertItem,
  upsertItem,
  upsertWork,
} from './upsertWork.ts'

/**
 * Brings entries on chain: reads an allowlist phase's present entries, skips those that are already correct, and sends
 * the rest in parallel batches. Failures are retried, then split into smaller and smaller batches, so that one bad
 * entry does not stop any other; it ends up in `failedUpserts`.
 *
 * Every transaction is journaled before it is sent. If a run is killed, run again with the same journal: it first
 * determines the outcomes of the sent transactions and then reads the chain. Nothing is sent or paid twice.
 *
 * ```ts
 * const input = { deployment: 'MYDROP', phaseIndex: 0, entries, journal }
 * const report = await upsertAllowlist(session, input)
 * for (const { entry, error } of report.failedUpserts) console.log(entry.user, error.message)
 * ```
 *
 * @throws ALLOWLIST_WALLET_LISTED_TWICE and the errors for entries that fit no record.
 * @throws ALLOWLIST_LIMIT_INVALID for a limit below 1.
 * @throws INPUT_INVALID with the positions of prices below the collection's flat fee.
 * @throws EDITIONS_NOT_FOUND, EDITIONS_CONTROLS_NOT_FOUND, NOT_EDITIONS_ACCOUNT, PHASE_NOT_FOUND, PHASE_NOT_ALLOWLIST,
 * ALLOWLIST_ENTRIES_LOCKED, WRONG_WALLET, JOURNAL_OF_ANOTHER_LIST, BALANCE_TOO_LOW: nothing was sent.
 * @throws NODE_NOT_AVAILABLE, NODE_REFUSED: the list could not be read, and nothing was sent.
 * @throws The signal's reason, if it aborts before the first transaction.
 * @throws What the journal and the wallet throw, once every sent transaction's outcome is known.
 */
export async function upsertAllowlist(
  session: SendSession,
  input: UpsertAllowlistInput,
  options: AllowlistChangeOptions = {},
): Promise<UpsertReport> {
  const { entries, journal, phaseIndex } = input
  entries.forEach(assertAllowlistEntryInput)
  assertDistinctWallets(entries.map(({ user }) => user))
  const list = await openList(session, input, options)
  const { phaseType } = list.terms
  if (!PHASE_TYPES[phaseType].hasEntries) {
    throw new AllowlistError('PHASE_NOT_ALLOWLIST', { phaseIndex, phaseType })
  }
  assertNoProblems(collectFlatFeeProblems(entries, flatFeeOf(list.platformFees)))
  const { settled, journaled } = await resolveJournal(journal, list.deliver)
  const rentOf = await fetchRent(list.session.connection, list.ask)
  const rent = rentOf(getUserAllowListDataSize())
  const items = await itemsToChange(list, { entries, rent, journaled })
  const changed = items.filter(({ record }) => record !== undefined).length
  assertEntriesMayChange(list.locks, phaseIndex, changed)
  const { entriesPerTransaction = DEFAULT_ENTRIES_PER_TRANSACTION } = options
  const work = upsertWork(list.phase, entriesPerTransaction)
  await requireBalance(list, { work, items, rentOf })
  const skipped = entries.length - items.length
  const result = await changeEntries({ list, work, items, skipped, options })
  if (!result.isCancelled) await clearJournal(list)
  const resumed = countResumed(entries, { items, journaled })
  return upsertReport(result, {
    ...{ total: entries.length, skipped, resumed },
    settled: settled.length,
  })
}

/** Counts correct entries that the journal's transactions wrote. */
function countResumed(
  entries: readonly AllowlistEntryInput[],
  { items, journaled }: { items: readonly UpsertItem[]; journaled: JournaledEntries },
): number {
  const toWrite = new Set(items.map(({ entry }) => entry.user))
  const isResumed = (entry: AllowlistEntryInput) => {
    const terms = journaled.get(entry.user)?.terms
    return terms !== undefined && isSameTerms(entry, terms) && !toWrite.has(entry.user)
  }
  return entries.filter(isResumed).length
}

async function itemsToChange(
  { session, ask, phase }: OpenList,
  {
    entries,
    rent,
    journaled,
  }: {
    entries: readonly AllowlistEntryInput[]
    /** For a new entry, in lamports. */
    rent: bigint
    journaled: JournaledEntries
  },
): Promise<UpsertItem[]> {
  const wallets = entries.map(({ user }) => user)
  const places = await readEntries(session.connection, { phase, wallets, journaled }, ask)
  const items = entries.flatMap((entry, index) => {
    const place = places[index]
    return (place && upsertItem({ entry, rent }, place)) ?? []
  })
  // Groups items that cost the same, so that similar batches need about as many compute units.
  const isNew = ({ record }: UpsertItem) => record === undefined
  return [...items.filter(isNew), ...items.filter((item) => !isNew(item))]
}
