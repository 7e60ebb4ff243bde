import { assertDistinctWallets } from '@mintline/core'
import type { SolanaAddress } from '@mintline/core/identifiers'
import type { AllowlistEntry } from '../reads/allowlistEntry.ts'
import { type AllowlistEntryInput, assertAllowlistEntryInput } from './entryInput.ts'

/** An entry whose terms differ from those on chain. */
export interface ChangedAllowlistEntry {
  /** The requested entry. */
  readonly entry: AllowlistEntryInput
  /** The entry on chain. */
  readonly current: AllowlistEntry
}

/** Differences between a list and the chain. Each part keeps the order of its input. */
export interface AllowlistDiff {
  /** Entries of wallets without a record. */
  readonly added: readonly AllowlistEntryInput[]
  /** Entries of wallets whose record has another price or amount. */
  readonly changed: readonly ChangedAllowlistEntry[]
  /** Entries that are already on chain. */
  readonly unchanged: readonly AllowlistEntryInput[]
  /** Records of wallets that are not in the list. */
  readonly onlyOnChain: readonly AllowlistEntry[]
}

/**
 * Compares a list with the records of one phase, in linear time.
 *
 * @param entries - the list, with each wallet once
 * @param onChain - all records of the phase
 * @throws `ALLOWLIST_WALLET_LISTED_TWICE`, and for entries that fit no record `INVALID_ADDRESS`,
 * `ALLOWLIST_PRICE_NEGATIVE`, `ALLOWLIST_PRICE_TOO_HIGH`, `ALLOWLIST_AMOUNT_OUT_OF_RANGE`
 */
export function diffAllowlist(
  entries: readonly AllowlistEntryInput[],
  onChain: readonly AllowlistEntry[],
): AllowlistDiff {
  entries.forEach(assertAllowlistEntryInput)
  const wallets = entries.map(({ user }) => user)
  assertDistinctWallets(wallets)
  const wanted = new Set(wallets)
  const records = new Map(onChain.map((record) => [record.user, record]))
  return {
    ...sortEntries(entries, records),
    onlyOnChain: onChain.filter(({ user }) => !wanted.has(user)),
  }
}

function sortEntries(
  entries: readonly AllowlistEntryInput[],
  records: ReadonlyMap<SolanaAddress, AllowlistEntry>,
): Omit<AllowlistDiff, 'onlyOnChain'> {
  const added: AllowlistEntryInput[] = []
  const changed: ChangedAllowlistEntry[] = []
  const unchanged: AllowlistEntryInput[] = []
  for (const entry of entries) {
    const current = records.get(entry.user)
    if (!current) added.push(entry)
    else if (isSameTerms(entry, current)) unchanged.push(entry)
    else changed.push({ entry, current })
  }
  return { added, changed, unchanged }
}

/** True if two entries have the same price and amount. */
export function isSameTerms(
  left: Pick<AllowlistEntryInput, 'price' | 'amount'>,
  right: Pick<AllowlistEntryInput, 'price' | 'amount'>,
): boolean {
  return left.price === right.price && left.amount === right.amount
}
