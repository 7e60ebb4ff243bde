import { assertIsSolanaAddress } from '@mintline/core/identifiers'
import { assertDistinctWallets } from '@mintline/core/mint'
import { PublicKey } from '@solana/web3.js'
import { getUserAllowListDataSize } from '../../generated/kit/editionsControls/accounts/userAllowListData.ts'
import type { AllowlistEntry } from '../../reads/records/userAllowListData.ts'
import type { Plan } from '../../transaction/plan.ts'
import { type RentFormula, rentExempt } from '../../transaction/rentExempt.ts'
import { placeOf } from '../batches/readEntries.ts'
import { assertEntriesRemovable } from '../locks.ts'
import { removeWork } from '../remove/removeWork.ts'
import { planEntries } from './planEntries.ts'
import { type PlanForPhase, plannedPhase } from './plannedPhase.ts'

/** Wallets whose entries to remove, and the entries on chain. */
export interface RemoveAllowlistEntriesPlanInput extends PlanForPhase {
  /** Wallets whose entries to remove, each once; those without one are skipped. */
  readonly wallets: readonly string[]
  /** As read by `fetchAllowlist`; other phases' entries are ignored. */
  readonly onChain: readonly AllowlistEntry[]
  /** Chain time in unix seconds, for locked phases. Default: this device's time. */
  readonly now?: bigint | undefined
  /** Maximum entries per transaction. Default: as many as fit. */
  readonly entriesPerTransaction?: number | undefined
  /** The cluster's rent, from `fetchRent`. Default: `rentExempt`. */
  readonly rentOf?: RentFormula | undefined
}

/**
 * Closes entries; each payer gets its rent back. To send long lists, use `removeAllowlistEntries`.
 *
 * @throws WRONG_WALLET unless the wallet is the creator, PHASE_NOT_FOUND
 * @throws ALLOWLIST_REMOVAL_LOCKED if phases are locked and this one has not ended
 * @throws INVALID_ADDRESS, ALLOWLIST_WALLET_LISTED_TWICE, ALLOWLIST_LIMIT_INVALID
 */
export function planRemoveAllowlistEntries(input: RemoveAllowlistEntriesPlanInput): Plan {
  const { wallets, onChain, phaseIndex, rentOf = rentExempt } = input
  const { entriesPerTransaction = Number.POSITIVE_INFINITY } = input
  const { phase, terms } = plannedPhase(input)
  for (const wallet of wallets) assertIsSolanaAddress(wallet)
  assertDistinctWallets(wallets)
  const gone = new Set(wallets)
  const lamports = rentOf(getUserAllowListDataSize())
  const items = onChain
    .filter((record) => record.phaseIndex === phaseIndex && gone.has(record.user))
    .map((record) => ({ ...placeOf(phase, new PublicKey(record.user)), record, lamports }))
  if (items.length > 0) assertEntriesRemovable(input.info.locks, terms, input.now)
  return planEntries(phase, removeWork(phase, entriesPerTransaction), items)
}
