import { PHASE_TYPES } from '@mintline/core/mint'
import { PublicKey } from '@solana/web3.js'
import { AllowlistError } from '../../errors/allowlistError.ts'
import { getUserAllowListDataSize } from '../../generated/kit/editionsControls/accounts/userAllowListData.ts'
import { collectFlatFeeProblems, flatFeeOf } from '../../plans/problems/flatFee.ts'
import { assertNoProblems } from '../../plans/problems/problems.ts'
import type { AllowlistEntry } from '../../reads/records/userAllowListData.ts'
import type { Plan } from '../../transaction/plan.ts'
import { type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { placeOf } from '../batches/readEntries.ts'
import { diffAllowlist } from '../diffAllowlist.ts'
import type { AllowlistEntryInput } from '../entryInput.ts'
import { assertEntriesMayChange } from '../locks.ts'
import { DEFAULT_ENTRIES_PER_TRANSACTION, upsertWork } from '../upsert/upsertWork.ts'
import { planEntries } from './planEntries.ts'
import { type PlanForPhase, plannedPhase } from './plannedPhase.ts'

/** Requested entries, and the entries on chain. */
export interface UpsertAllowlistPlanInput extends PlanForPhase {
  /** Requested entries, each wallet once. Other wallets' entries stay unchanged. */
  readonly entries: readonly AllowlistEntryInput[]
  /** As read by `fetchAllowlist`; other phases' entries are ignored. */
  readonly onChain: readonly AllowlistEntry[]
  /** Maximum entries per transaction; fewer if they do not fit. Default: 10. */
  readonly entriesPerTransaction?: number | undefined
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/**
 * Writes the entries that are missing or different on chain, new ones first. To send long lists, use `upsertAllowlist`,
 * which sends transactions in parallel and can resume after a crash.
 *
 * @throws WRONG_WALLET unless the wallet is the creator, PHASE_NOT_FOUND, PHASE_NOT_ALLOWLIST, ALLOWLIST_LIMIT_INVALID
 * @throws ALLOWLIST_ENTRIES_LOCKED for changed entries if phases are locked
 * @throws INPUT_INVALID with the positions of prices below a flat fee, and what `diffAllowlist` throws
 */
export function planUpsertAllowlist(input: UpsertAllowlistPlanInput): Plan {
  const { entries, onChain, phaseIndex, rentOf = rentExempt } = input
  const { phase, terms } = plannedPhase(input)
  const { phaseType } = terms
  if (!PHASE_TYPES[phaseType].hasEntries) {
    throw new AllowlistError('PHASE_NOT_ALLOWLIST', { phaseIndex, phaseType })
  }
  assertNoProblems(collectFlatFeeProblems(entries, flatFeeOf(input.info.platformFees)))
  const records = onChain.filter((record) => record.phaseIndex === phaseIndex)
  const { added, changed } = diffAllowlist(entries, records)
  assertEntriesMayChange(input.info.locks, phaseIndex, changed.length)
  const rent = rentOf(getUserAllowListDataSize())
  const itemOf = (entry: AllowlistEntryInput, record?: AllowlistEntry) => ({
    ...placeOf(phase, new PublicKey(entry.user)),
    entry,
    record,
    rent,
  })
  const items = [
    ...added.map((entry) => itemOf(entry)),
    ...changed.map(({ entry, current }) => itemOf(entry, current)),
  ]
  const { entriesPerTransaction = DEFAULT_ENTRIES_PER_TRANSACTION } = input
  return planEntries(phase, upsertWork(phase, entriesPerTransaction), items)
}
