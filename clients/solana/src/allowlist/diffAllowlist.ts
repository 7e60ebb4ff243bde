import { diffEntries, type ListDiff } from '@mintline/core/batches'
import { assertDistinctWallets } from '@mintline/core/mint'
import type { AllowlistEntry } from '../reads/records/userAllowListData.ts'
import { type AllowlistEntryInput, assertAllowlistEntryInput } from './entryInput.ts'

/** An entry whose terms differ from those on chain. */
export interface ChangedAllowlistEntry {
  /** The requested entry. */
  readonly entry: AllowlistEntryInput
  /** The entry on chain. */
  readonly current: AllowlistEntry
}

/** Differences between a list and the chain. Each part keeps its input's order. */
export type AllowlistDiff = ListDiff<AllowlistEntryInput, AllowlistEntry>

/**
 * Compares a list with one phase's records, in linear time.
 *
 * @param entries - the list, with each wallet once
 * @param onChain - the phase's records, all of them
 * @throws `ALLOWLIST_WALLET_LISTED_TWICE`, and for entries that fit no record `INVALID_ADDRESS`,
 * `ALLOWLIST_PRICE_NEGATIVE`, `ALLOWLIST_PRICE_TOO_HIGH`, `ALLOWLIST_AMOUNT_OUT_OF_RANGE`
 */
export function diffAllowlist<Current extends AllowlistEntryInput = AllowlistEntry>(
  entries: readonly AllowlistEntryInput[],
  onChain: readonly Current[],
): ListDiff<AllowlistEntryInput, Current> {
  entries.forEach(assertAllowlistEntryInput)
  assertDistinctWallets(entries.map(({ user }) => user))
  return diffEntries<AllowlistEntryInput, Current>(entries, onChain, {
    walletOf: ({ user }) => user,
    isSame: isSameTerms,
  })
}

/** True if two entries have the same price and amount. */
export function isSameTerms(
  left: Pick<AllowlistEntryInput, 'price' | 'amount'>,
  right: Pick<AllowlistEntryInput, 'price' | 'amount'>,
): boolean {
  return left.price === right.price && left.amount === right.amount
}
